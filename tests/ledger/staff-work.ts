import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { type OrderStatus, orderStatuses } from '#domain/order-status.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { nextStatusesOf } from '#domain/orders/status/order-steps.ts'
import { asSystem } from '#tests/support/operators.ts'
import { takeEverythingBack } from './after-packing.ts'
import type { Random } from './random.ts'

/** Something that can be ordered: a size, its product and its price. */
export interface Sku {
  readonly productId: number
  readonly sizeId: number
  /** Millimes. */
  readonly price: number
}

const piecesAtFirst = 12

/** The size that many orders want at the same time. */
export function hotSku(skus: readonly Sku[]): Sku {
  const [hot] = skus
  if (!hot) throw new Error('There is nothing to sell')
  return hot
}

/** Inserts few sizes with few pieces, so that orders collide, and returns them. */
export async function fillShop(db: Database): Promise<Sku[]> {
  await sql`
    with picture as (
      insert into pictures (file_name, width, height, placeholder_color) values ('bowl.webp', 1, 1, '#aabbcc')
      returning file_name
    ), store as (
      insert into stores (name, category, description, logo, cover)
      select 'Dar el Fakhar', 'decor', '', file_name, file_name from picture returning id
    ), product as (
      insert into products (store_id, name, model, category, description, regular_price_millimes, main_color)
      select id, 'Bowl ' || number, 'B-' || number, 'decor', '', 10000 + 1505 * number, 'Blue'
      from store, generate_series(1, 4) as number returning id
    ), size as (
      insert into variants (product_id, position, name)
      select id, position, 'Size ' || position from product, generate_series(0, 1) as position returning id
    )
    insert into stock_movements (variant_id, kind, pieces, actor_kind, actor_name)
    select id, 'restock', ${piecesAtFirst}::int, 'system', 'maker' from size`.execute(db)
  const { rows } = await sql<Sku>`
    select variant.id as "sizeId", product.id as "productId", product.regular_price_millimes as price
    from variants as variant join products product on product.id = variant.product_id order by variant.id`.execute(db)
  return rows
}

/**
 * Runs a random staff operation (advance, change lines, restock) directly on the database, also while instances have
 * faults.
 */
export async function doStaffWork(marketplace: Marketplace, skus: readonly Sku[], random: Random): Promise<void> {
  if (random.chance(0.4))
    return restock(marketplace, random.chance(0.4) ? hotSku(skus) : random.pick(skus), random.integerBetween(1, 6))
  const isAmending = random.chance(0.3)
  const isCalling = random.chance(0.4)
  const orders = await marketplace.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('status', 'in', isAmending ? changeable : isCalling ? toCall : underway)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  if (orders.length === 0) return
  const order = random.pick(orders)
  await (isAmending ? amend(marketplace, order, random) : advanceAtRandom(marketplace, order, random))
}

const changeable: readonly OrderStatus[] = ['received', 'confirmed']
/** Requests are called first. */
const toCall: readonly OrderStatus[] = ['requested']
/** Requests too, and released orders whose customers have called. */
const underway: readonly OrderStatus[] = ['requested', ...changeable, 'released', 'packed', 'shipped', 'refused']

interface Order {
  readonly id: number
  readonly status: OrderStatus
}

/**
 * Changes the quantities of an order, at the quoted total. One that waits gets no more pieces: staff have no hold
 * limits.
 */
async function amend(marketplace: Marketplace, { id: orderId, status }: Order, random: Random): Promise<void> {
  const held = await readOrderLines(marketplace, orderId)
  const lines: RequestedLine[] = held.map(({ productId, sizeId, quantity }) => ({
    ...{ productId, sizeId },
    quantity: random.integerBetween(1, status === 'received' ? quantity : 3),
  }))
  const requested = await changeOrderLines(marketplace, orderId, lines, noTotal)
  if (requested.outcome === 'repriced')
    await changeOrderLines(marketplace, orderId, lines, requested.quote.totals.total)
}

/** No order has this total, so claiming it returns the quote. */
const noTotal = millimes(0)

async function restock(marketplace: Marketplace, { sizeId }: Sku, pieces: number): Promise<void> {
  await inTransaction(marketplace, (marketplace) =>
    moveStock(marketplace, [{ kind: 'restock', variantId: sizeId, pieces }]),
  )
}

/** Only the job releases orders, and only their customers revive them. */
async function advanceAtRandom(marketplace: Marketplace, { id: orderId }: Order, random: Random): Promise<void> {
  const order = marketplace.db.selectFrom('orders').select('status').where('id', '=', orderId)
  const next = nextStatusesOf((await order.executeTakeFirstOrThrow()).status)
  if (next.length > 0) await advanceOrder(asSystem(marketplace), orderId, { to: random.pick(next) })
}

/** The steps that undo an order, by status. */
const undoSteps: { readonly [Status in OrderStatus]?: readonly OrderStatus[] } = {
  requested: ['cancelled'],
  received: ['cancelled'],
  released: ['cancelled'],
  confirmed: ['cancelled'],
  packed: ['cancelled'],
  shipped: ['refused', 'returned'],
  refused: ['returned', 'lost'],
  lost: ['returned', 'written-off'],
}

/** Brings all pieces back that orders have: open orders are canceled, parcels and delivered pieces come back. */
export async function undoEveryOrder(marketplace: Marketplace): Promise<void> {
  const orders = await marketplace.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where(
      'status',
      'in',
      orderStatuses.filter((status) => status in undoSteps),
    )
    .execute()
  for (const { id, status } of orders)
    for (const to of undoSteps[status] ?? []) await advanceOrder(asSystem(marketplace), id, { to })
  await takeEverythingBack(marketplace)
}
