import { sql } from 'kysely'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'

// Steps that edits of a product, its sizes and its colors share. They run in the transaction that has locked the
// product.

/** Retires variants, and records their remaining stock as removed in the ledger. */
export async function retireVariants(marketplace: Marketplace, ids: readonly number[], reason: string): Promise<void> {
  const variants = await lockVariantRows(marketplace, ids)
  await moveStock(
    marketplace,
    variants.flatMap(({ id, stock }) =>
      stock > 0 ? [{ kind: 'correction', variantId: id, pieces: -stock, reason }] : [],
    ),
  )
  await marketplace.db
    .updateTable('variants')
    .set({ retired_at: marketplace.clock.now() })
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** Adds, to each size that is counted by color, the variants of the colors that it has never come in. */
export async function addVariantsByColor({ db }: Marketplace, productId: number): Promise<void> {
  await sql`
    insert into variants (product_id, size_id, color_id, position, name, translations)
    select product_id, size_id, color.id, size.position, size.name, size.translations
    from (
      select distinct on (size_id) product_id, size_id, position, name, translations from variants
      where product_id = ${productId} and retired_at is null and color_id is not null order by size_id, id) as size
      join product_colors as color using (product_id)
    where color.retired_at is null
    order by size_id, color.position
    on conflict on constraint variants_choice_key do nothing`.execute(db)
}

/** Puts the pieces of each size that is counted by color together again: the sum of the size stays. */
export async function joinColors(marketplace: Marketplace, productId: number): Promise<void> {
  const { db, clock } = marketplace
  const colored = await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .where('color_id', 'is not', null)
    .execute()
  if (colored.length === 0) return
  const variants = await lockVariantRows(
    marketplace,
    colored.map(({ id }) => id),
  )
  await sql`
    insert into variants (product_id, size_id, position, name, translations)
    select distinct on (size_id) product_id, size_id, position, name, translations from variants
    where id = any(${variants.map(({ id }) => id)}::int[]) order by size_id, id
    on conflict on constraint variants_choice_key do update set retired_at = null, name = excluded.name`.execute(db)
  const uncolored = await db
    .selectFrom('variants')
    .select(['id', 'size_id'])
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .where('color_id', 'is', null)
    .execute()
  const idOfSize = new Map(uncolored.map(({ id, size_id }) => [size_id, id]))
  await moveStock(
    marketplace,
    variants.flatMap(({ id, size_id, stock }) =>
      stock === 0
        ? []
        : [
            { kind: 'split' as const, variantId: id, pieces: -stock },
            { kind: 'split' as const, variantId: idOfSize.get(size_id) ?? id, pieces: stock },
          ],
    ),
  )
  await db
    .updateTable('variants')
    .set({ retired_at: clock.now() })
    .where(
      'id',
      'in',
      variants.map(({ id }) => id),
    )
    .execute()
}

/** Locks variants in the order in which orders lock them, and returns them with their stock. */
export function lockVariantRows({ db }: Marketplace, ids: readonly number[]) {
  return db
    .selectFrom('variants')
    .select(['id', 'size_id', 'color_id', 'stock'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}
