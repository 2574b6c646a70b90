/** Who reads product feeds. */
export const feedTargets = ['google', 'meta'] as const

export type FeedTargetName = (typeof feedTargets)[number]

/**
 * What a reader of product feeds accepts, by its published tables (docs/feeds.md). Lengths are in characters, sides of
 * pictures in pixels.
 */
export interface FeedTarget {
  readonly maxTitle: number
  readonly maxDescription: number
  readonly maxBrand: number
  readonly maxFurtherPictures: number
  readonly minPictureSide: number
}

export const feedTargetRules: Readonly<Record<FeedTargetName, FeedTarget>> = {
  google: { maxTitle: 150, maxDescription: 5000, maxBrand: 70, maxFurtherPictures: 10, minPictureSide: 250 },
  meta: { maxTitle: 200, maxDescription: 9999, maxBrand: 100, maxFurtherPictures: 20, minPictureSide: 500 },
}

/** How many products a feed has at most, which makes some 2 MB; a shop with more has several. */
export const productsInFeed = 500
