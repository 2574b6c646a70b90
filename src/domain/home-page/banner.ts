import { type Collection, collectionSlugs } from '#domain/catalog/category.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'

/** A place for a banner on the home page: a slide of the carousel or a tile. */
export type BannerSlot = 'hero-1' | 'hero-2' | 'hero-3' | 'hero-4' | `tile-${Collection}`

export const heroSlots = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const satisfies BannerSlot[]

export const tileSlots = collectionSlugs.map((slug) => `tile-${slug}` as const)

/** A picture with its texts and link. For absent ones the home page uses its default texts and links. */
export interface Banner extends Picture {
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of this site. */
  readonly linkPath?: string
}

/** Slots without a banner are absent. */
export type Banners = { readonly [Slot in BannerSlot]?: Banner }

/** The editable fields of a banner. For absent ones the home page uses its defaults. */
export interface BannerDraft {
  readonly fileName: string
  readonly alt: string
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of this site. */
  readonly linkPath?: string
}

/** Returns the editable fields of a banner. */
export function bannerDraftOf(picture: Banner): BannerDraft {
  const { width: _1, height: _2, placeholderColor: _3, ...edit } = picture
  return edit
}
