import { sql } from 'kysely'

import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { colorKey, type ProductDraft } from './product-draft.ts'

/** Saves the sizes of a product. Records the remaining stock of retired sizes as removed in the ledger. */
export async function saveSizes(
  marketplace: Marketplace,
  productId: number,
  sizes: ProductDraft['sizes'],
): Promise<void> {
  const keptIds = sizes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const removed = await retireParts(marketplace, 'product_sizes', productId, keptIds)
  const pieces = await marketplace.db
    .selectFrom('product_sizes')
    .select(['id', 'stock'])
    .where('id', 'in', [0, ...removed])
    .where('stock', '>', 0)
    .execute()
  const removals = pieces.map(({ id, stock }) => ({ sizeId: id, pieces: -stock }))
  await moveStock(
    marketplace,
    removals.map((removal) => ({ ...removal, kind: 'correction', reason: 'size no longer offered' })),
  )
  for (const [position, { id, name, translations }] of sizes.entries()) {
    const row = { position, name, translations: translationsColumn(translations) }
    if (id === undefined) {
      await marketplace.db
        .insertInto('product_sizes')
        .values({ product_id: productId, ...row })
        .execute()
    } else await marketplace.db.updateTable('product_sizes').set(row).where('id', '=', id).execute()
  }
}

/** Saves the colors of a product. Returns their ids by the keys that pictures use for them in the draft. */
export async function saveColors(
  marketplace: Marketplace,
  productId: number,
  colors: ProductDraft['colors'],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  const keptIds = colors.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await retireParts(marketplace, 'product_colors', productId, keptIds)
  for (const [position, color] of colors.entries()) {
    const { id, name, swatch, translations } = color
    const row = { position, name, swatch, translations: translationsColumn(translations) }
    if (id === undefined) {
      const added = await marketplace.db
        .insertInto('product_colors')
        .values({ product_id: productId, ...row })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(colorKey(color, position), added.id)
    } else {
      await marketplace.db.updateTable('product_colors').set(row).where('id', '=', id).execute()
      ids.set(id, id)
    }
  }
  return ids
}

/**
 * Retires the sizes or colors that are not in `keptIds`. Renames all of them first, because names are unique within a
 * product: a new size may take the name of a retired one, and two may swap names. The caller sets the names again.
 */
async function retireParts(
  { db, clock }: Marketplace,
  table: 'product_sizes' | 'product_colors',
  productId: number,
  keptIds: readonly number[],
): Promise<number[]> {
  const current = await db
    .selectFrom(table)
    .select('id')
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .execute()
  const ids = current.map(({ id }) => id)
  await db
    .updateTable(table)
    .set({ name: sql`name || ' #' || id` })
    .where('id', 'in', [0, ...ids])
    .execute()
  const removed = ids.filter((id) => !keptIds.includes(id))
  await db
    .updateTable(table)
    .set({ retired_at: clock.now() })
    .where('id', 'in', [0, ...removed])
    .execute()
  return removed
}
