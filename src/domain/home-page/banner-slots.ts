import { type Collection, collectionSlugs } from '#domain/category.ts'

/** A place for a banner on the home page: a slide of the carousel or a tile. */
export type BannerSlot = 'hero-1' | 'hero-2' | 'hero-3' | 'hero-4' | `tile-${Collection}`

export const heroSlots = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const satisfies BannerSlot[]

export const tileSlots = collectionSlugs.map((slug) => `tile-${slug}` as const)
