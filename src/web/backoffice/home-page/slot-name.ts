import type { ShopCategory } from '#domain/category.ts'
import { tileSlotOf } from '#domain/home-page/banner-slots.ts'
import { labelOf } from '#messages/label-of.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'

/** Returns what a slot of the home page is called: a tile as its category or collection. */
export function slotNameOf(categories: readonly ShopCategory[], slot: string): string {
  const category = categories.find(({ slug }) => tileSlotOf(slug) === slot)
  return category?.name ?? labelOf(bannersMessages.slots, slot)
}
