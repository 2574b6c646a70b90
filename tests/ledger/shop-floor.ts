import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { moveStock } from '#domain/catalog/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { advanceOrder } from '#domain/orders/advance-order.ts'
import { changeOrderLines } from '#domain/orders/change-order-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { readOrderLines } from '#domain/orders/order-lines.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Dice } from './dice.ts'

/** What can be ordered: a size, its product and its price. */
export interface Article {
  readonly productId: number
  readonly sizeId: number
  /** Millimes. */
  readonly price: number
}

const piecesAtFirst = 12

/** Few sizes with few pieces, so that orders meet. Answers what there is. */
export async function fillShop(db: Database): Promise<Article[]> {
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
      insert into product_sizes (product_id, position, name)
      select id, position, 'Size ' || position from product, generate_series(0, 1) as position returning id
    )
    insert into stock_movements (size_id, kind, pieces, made_by)
    select id, 'restock', ${piecesAtFirst}::int, 'maker' from size`.execute(db)
  const { rows } = await sql<Article>`
    select size.id as "sizeId", product.id as "productId", product.regular_price_millimes as price
    from product_sizes size join products product on product.id = size.product_id order by size.id`.execute(db)
  return rows
}

/** The people of the shop: they take orders further, amend them and fill shelves, past the instances and while these are hurt. */
export async function workInShop(marketplace: Marketplace, articles: readonly Article[], dice: Dice): Promise<void> {
  if (dice.chance(0.4)) return restock(marketplace, dice.oneOf(articles), dice.between(1, 6))
  const isAmending = dice.chance(0.3)
  const orders = await marketplace.db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', isAmending ? changeable : underway)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  if (orders.length === 0) return
  const { id } = dice.oneOf(orders)
  await (isAmending ? amend(marketplace, id, dice) : takeSomeStep(marketplace, id, dice))
}

const changeable: readonly OrderStatus[] = ['received', 'confirmed']
const underway: readonly OrderStatus[] = [...changeable, 'packed', 'shipped', 'delivered']

/** Other counts of the same sizes, at the total the customer is told on the phone. */
async function amend(marketplace: Marketplace, orderId: number, dice: Dice): Promise<void> {
  const held = await readOrderLines(marketplace, orderId)
  const lines: RequestedLine[] = held.map(({ productId, sizeId }) => ({
    ...{ productId, sizeId },
    quantity: dice.between(1, 3),
  }))
  const asked = await changeOrderLines(marketplace, orderId, lines, noTotal)
  if (asked.outcome === 'repriced') await changeOrderLines(marketplace, orderId, lines, asked.quote.totals.total)
}

/** No order costs nothing: who claims it is told what it costs. */
const noTotal = millimes(0)

async function restock(marketplace: Marketplace, { sizeId }: Article, pieces: number): Promise<void> {
  await inTransaction(marketplace, (marketplace) =>
    moveStock(marketplace, [{ kind: 'restock', sizeId, pieces, by: 'maker' }]),
  )
}

async function takeSomeStep(marketplace: Marketplace, orderId: number, dice: Dice): Promise<void> {
  const { rows: steps } = await sql<{ to_status: OrderStatus }>`
    select to_status from order_transitions where from_status = (select status from orders where id = ${orderId})`.execute(
    marketplace.db,
  )
  if (steps.length > 0) await advanceOrder(marketplace, orderId, { to: dice.oneOf(steps).to_status, by: 'maker' })
}

/** The steps by which an order that is still good is undone. */
const waysHome: Readonly<Record<string, readonly OrderStatus[]>> = {
  received: ['cancelled'],
  confirmed: ['cancelled'],
  packed: ['cancelled'],
  shipped: ['refused', 'returned'],
  refused: ['returned'],
  delivered: ['returned'],
}

export async function undoEveryOrder(marketplace: Marketplace): Promise<void> {
  const orders = await marketplace.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('status', 'in', Object.keys(waysHome))
    .execute()
  for (const { id, status } of orders)
    for (const to of waysHome[status] ?? []) await advanceOrder(marketplace, id, { to, by: 'maker' })
}
