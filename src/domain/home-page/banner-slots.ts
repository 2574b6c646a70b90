import type { Category } from '#domain/category.ts'

/** A place for a banner on the home page: a slide of the carousel, or the tile of a category or collection. */
export type BannerSlot = 'hero-1' | 'hero-2' | 'hero-3' | 'hero-4' | `tile-${string}`

export const heroSlots = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const satisfies BannerSlot[]

export function tileSlotOf(slug: Category): BannerSlot {
  return `tile-${slug}`
}

/** Returns a slot by its name; undefined for what is none. */
export function parseBannerSlot(name: string): BannerSlot | undefined {
  return heroSlots.find((slot) => slot === name) ?? (/^tile-[a-z-]+$/.test(name) ? (name as BannerSlot) : undefined)
}
