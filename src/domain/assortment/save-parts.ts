import { sql } from 'kysely'
import { moveStock } from '../catalog/move-stock.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { colorKey, type ProductDraft } from './product-draft.ts'

/** Offers a product in these sizes. Pieces of a size no longer offered leave the stock by the ledger, as everything does. */
export async function saveSizes(
  marketplace: Marketplace,
  productId: number,
  sizes: ProductDraft['sizes'],
): Promise<void> {
  const by = operatorName(requireOperator(marketplace, 'staff'))
  const kept = sizes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const left = await retireParts(marketplace, 'product_sizes', productId, kept)
  const pieces = await marketplace.db
    .selectFrom('product_sizes')
    .select(['id', 'stock'])
    .where('id', 'in', [0, ...left])
    .where('stock', '>', 0)
    .execute()
  const removals = pieces.map(({ id, stock }) => ({ sizeId: id, pieces: -stock }))
  await moveStock(
    marketplace,
    removals.map((removal) => ({ ...removal, kind: 'correction', by, reason: 'size no longer offered' })),
  )
  for (const [position, { id, name }] of sizes.entries()) {
    const row = { position, name }
    if (id === undefined) {
      await marketplace.db
        .insertInto('product_sizes')
        .values({ product_id: productId, ...row })
        .execute()
    } else await marketplace.db.updateTable('product_sizes').set(row).where('id', '=', id).execute()
  }
}

/** Offers a product in these colours. Answers their ids by what pictures call them in the draft. */
export async function saveColors(
  marketplace: Marketplace,
  productId: number,
  colors: ProductDraft['colors'],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  const kept = colors.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await retireParts(marketplace, 'product_colors', productId, kept)
  for (const [position, color] of colors.entries()) {
    const { id, name, swatch } = color
    const row = { position, name, swatch }
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
 * Retires the parts that are not kept and takes every part's name away, since two of one product may not share one: a
 * new size may be called as an old one was, and two may swap names. Those kept get theirs right after.
 */
async function retireParts(
  { db, clock }: Marketplace,
  table: 'product_sizes' | 'product_colors',
  productId: number,
  kept: readonly number[],
): Promise<number[]> {
  const living = await db
    .selectFrom(table)
    .select('id')
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .execute()
  const ids = living.map(({ id }) => id)
  await db
    .updateTable(table)
    .set({ name: sql`name || ' #' || id` })
    .where('id', 'in', [0, ...ids])
    .execute()
  const left = ids.filter((id) => !kept.includes(id))
  await db
    .updateTable(table)
    .set({ retired_at: clock.now() })
    .where('id', 'in', [0, ...left])
    .execute()
  return left
}
