import { sql } from 'kysely'
import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { lockVariantRows } from '#domain/catalog/admin/variant-steps.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { moveStock } from './move-stock.ts'

/** The pieces of a size, told apart by color. */
export interface SizeSplit {
  readonly sizeId: number
  /** The stock of the size that was displayed while they counted. */
  readonly seen: number
  /** Pieces by the id of the color, for every color of the product. */
  readonly pieces: ReadonlyMap<number, number>
}

export type SplitOutcome =
  | { readonly outcome: 'split' }
  /** Nothing changes. `stock` is what there is of the size now. */
  | { readonly outcome: 'moved-meanwhile' | 'sum-differs'; readonly sizeId: number; readonly stock: number }
  /** There is no such size whose pieces are to be told apart, or the colors are not those of the product. */
  | { readonly outcome: 'changed-meanwhile' }
  /** What is made to order has no stock. */
  | { readonly outcome: 'made-to-order' }

/** Days in which a color of an order that was placed before still says which pieces it gives back. */
const relocatedDays = 180

/**
 * Tells the pieces of sizes apart by color, for all sizes or none: the sum of each size stays. From then on a color can
 * be ordered as long as there are pieces of it. Orders that have pieces of the size take them from the color that they
 * name. Throws NotFound for a product that is in no store of the actor.
 */
export async function splitStock(
  marketplace: Marketplace,
  productId: number,
  splits: readonly SizeSplit[],
): Promise<SplitOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product } = await lockAdminProduct(marketplace, scope, productId)
    if (product.supply === 'made-to-order') return { outcome: 'made-to-order' }
    const colorIds = product.colors.map(({ id }) => id)
    const isOfProduct = splits.every(({ pieces }) => isSameSet([...pieces.keys()], colorIds))
    const uncolored = await findUncolored(marketplace, productId, splits)
    if (colorIds.length === 0 || !isOfProduct || uncolored.length < splits.length)
      return { outcome: 'changed-meanwhile' }
    // Orders are locked before variants, as whoever changes an order does.
    const orderIds = await lockOrdersOf(marketplace, productId)
    const locked = await lockVariantRows(marketplace, uncolored)
    for (const { size_id: sizeId, stock } of locked) {
      const split = splits.find((split) => split.sizeId === sizeId)
      const sum = [...(split?.pieces.values() ?? [])].reduce((sum, pieces) => sum + pieces, 0)
      if (split?.seen !== stock) return { outcome: 'moved-meanwhile', sizeId, stock }
      if (sum !== stock) return { outcome: 'sum-differs', sizeId, stock }
    }
    await consumeSellerLimit(marketplace, 'change')
    for (const { id, size_id, stock } of locked) {
      const { pieces } = splits.find(({ sizeId }) => sizeId === size_id) as SizeSplit
      const idOfColor = await addColors(marketplace, id, pieces)
      await moveStock(
        marketplace,
        [...pieces].flatMap(([colorId, count]) => movedTo(id, idOfColor.get(colorId), count)),
      )
      await relocateOrders(marketplace, orderIds, id, idOfColor)
      await marketplace.db
        .updateTable('variants')
        .set({ retired_at: marketplace.clock.now() })
        .where('id', '=', id)
        .execute()
      await recordAudit(marketplace, {
        ...{ entity: 'product', id: productId, action: 'split' },
        before: { size: sizeNameOf(product.sizes, size_id), stock },
        after: {
          size: sizeNameOf(product.sizes, size_id),
          colors: product.colors.map(({ id, name }) => ({ name, stock: pieces.get(id) ?? 0 })),
        },
      })
    }
    await recordEvent(marketplace, { type: 'product.edited', productId })
    return { outcome: 'split' }
  })
}

function sizeNameOf(sizes: readonly { readonly id: number; readonly name: string }[], sizeId: number): string {
  return sizes.find(({ id }) => id === sizeId)?.name ?? ''
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && others.every((id) => some.includes(id))
}

/**
 * The variants without a color of these sizes, also those of sizes on sale that got pieces back after they were split.
 */
async function findUncolored({ db }: Marketplace, productId: number, splits: readonly SizeSplit[]): Promise<number[]> {
  const found = await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', productId)
    .where('size_id', 'in', [0, ...splits.map(({ sizeId }) => sizeId)])
    .where('color_id', 'is', null)
    .where((row) => row.or([row('retired_at', 'is', null), row('stock', '>', 0)]))
    .where(
      sql<boolean>`exists (select from variants as offered
        where offered.size_id = variants.size_id and offered.retired_at is null)`,
    )
    .execute()
  return found.map(({ id }) => id)
}

async function lockOrdersOf({ db, clock }: Marketplace, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where id in (select order_id from order_lines where product_id = ${productId})
      and placed_at > ${clock.now()}::timestamptz - ${relocatedDays} * interval '1 day'
    order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Adds the variants of these colors to the size of a variant, with the prices that it had unless they have had prices
 * of their own, and returns their ids by color. One that was retired stays so unless there are pieces of it.
 */
async function addColors(
  { db }: Marketplace,
  variantId: number,
  pieces: SizeSplit['pieces'],
): Promise<ReadonlyMap<number, number>> {
  const [colorIds, counts] = [[...pieces.keys()], [...pieces.values()]]
  const { rows } = await sql<{ id: number; color_id: number }>`
    insert into variants as known (product_id, size_id, color_id, position, name, translations, price_millimes)
    select product_id, size_id, color.id, position, name, translations, price_millimes
    from variants as uncolored cross join unnest(${colorIds}::int[]) as color (id)
    where uncolored.id = ${variantId} order by color.id
    on conflict on constraint variants_choice_key do update set retired_at = case
      when (${counts}::int[])[array_position(${colorIds}::int[], excluded.color_id)] = 0 then known.retired_at end
    returning id, color_id`.execute(db)
  await sql`
    insert into price_history (product_id, variant_id, begins_at, price_millimes, is_reduced)
    select known.product_id, added.id, known.begins_at, known.price_millimes, known.is_reduced
    from price_history as known cross join unnest(${rows.map(({ id }) => id)}::int[]) as added (id)
    where known.product_id = (select product_id from variants where id = ${variantId}) and known.variant_id = ${variantId}
      and not exists (select from price_history as own
        where own.product_id = known.product_id and own.variant_id = added.id)`.execute(db)
  return new Map(rows.map(({ id, color_id }) => [color_id, id]))
}

function movedTo(fromId: number, toId: number | undefined, pieces: number) {
  if (toId === undefined || pieces === 0) return []
  return [
    { kind: 'split' as const, variantId: fromId, pieces: -pieces },
    { kind: 'split' as const, variantId: toId, pieces },
  ]
}

/**
 * Lets lines that name a color have its pieces. Lines of which pieces came back stay as they are: their movements tell
 * of the size without a color.
 */
async function relocateOrders(
  marketplace: Marketplace,
  orderIds: readonly number[],
  fromId: number,
  idOfColor: ReadonlyMap<number, number>,
): Promise<void> {
  const { db } = marketplace
  const lines = await db
    .selectFrom('order_lines as line')
    .select(['line.order_id', 'line.color_id', 'line.quantity'])
    .select(
      sql<number>`(select coalesce(-sum(pieces), 0) from stock_movements as moved
        where moved.order_id = line.order_id and moved.variant_id = line.variant_id)`.as('held'),
    )
    .where('line.variant_id', '=', fromId)
    .where('line.order_id', 'in', [0, ...orderIds])
    .where('line.color_id', 'in', [0, ...idOfColor.keys()])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_movements as returned')
            .select('returned.id')
            .whereRef('returned.order_id', '=', 'line.order_id')
            .where('returned.variant_id', '=', fromId)
            .where('returned.kind', '=', 'return'),
        ),
      ),
    )
    .orderBy('line.order_id')
    .orderBy('line.position')
    .execute()
  for (const { order_id: orderId, color_id, quantity, held } of lines) {
    if (held <= 0) continue
    const toId = idOfColor.get(color_id ?? 0) as number
    await moveStock(marketplace, [
      { kind: 'amendment', variantId: fromId, pieces: quantity, orderId },
      ...movedTo(fromId, toId, quantity),
      { kind: 'amendment', variantId: toId, pieces: -quantity, orderId },
    ])
  }
  const relocatedIds = lines.map(({ order_id }) => order_id)
  for (const [colorId, variantId] of idOfColor)
    await db
      .updateTable('order_lines')
      .set({ variant_id: variantId })
      .where('variant_id', '=', fromId)
      .where('color_id', '=', colorId)
      .where('order_id', 'in', [0, ...relocatedIds])
      .execute()
}
