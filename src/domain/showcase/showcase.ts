import { type Collection, collectionSlugs } from '../catalog/category.ts'
import type { Picture } from '../catalog/picture.ts'

/** Where the home page shows a picture of the house. */
export type ShowcasePlace = 'hero-1' | 'hero-2' | 'hero-3' | 'hero-4' | `tile-${Collection}`

export const heroPlaces = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const satisfies ShowcasePlace[]

export const tilePlaces = collectionSlugs.map((slug) => `tile-${slug}` as const)

/** A picture of the house with the words and the link that somebody gave it; absent ones are those of the house. */
export interface ShowcasePicture extends Picture {
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of the shop. */
  readonly linkPath?: string
}

/** A place nobody has given a picture yet is absent. */
export type Showcase = { readonly [Place in ShowcasePlace]?: ShowcasePicture }

/** What a person puts at a place of the home page. Words left out are those of the house. */
export interface ShowcaseEdit {
  readonly fileName: string
  readonly alt: string
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of the shop. */
  readonly linkPath?: string
}

/** What a person writes about a place that has a picture. */
export function showcaseEditOf(picture: ShowcasePicture): ShowcaseEdit {
  const { width: _1, height: _2, placeholderColor: _3, ...edit } = picture
  return edit
}
