import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Bench } from '../bench.ts'
import { type LoadRequest, measureThroughput } from '../load.ts'
import { firstSizeOf, leaveInStock, prepareOrderRequests } from '../order-requests.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 8
const seconds = 2
/** Orders that wait for their confirmation when the measurement begins; those that it places come on top. */
const waitingCounts = [1000, 10_000]

/** Orders while others wait for their confirmation and hold stock, which is summed up for the hold limits. */
export async function* waitingRows(bench: Bench): AsyncGenerator<Row> {
  const { spread } = await prepareOrderRequests(bench.marketplace)
  // A shop has sizes that are sold out, and the limits look for those that a customer has emptied.
  const soldOut = spread[0] as LoadRequest
  await leaveInStock(bench.marketplace, soldOut, 0)
  await insertWaiting(Math.max(...waitingCounts)).execute(bench.marketplace.db)
  const orders = spread.filter(({ body = '' }) => !body.includes(`"sizeId":${firstSizeOf(soldOut)},`))
  await using shop = await bench.openShop()
  const load = { origin: shop.origin, pages: [], orderShare: 1, clients, seconds, orders }
  const placeWhile = async (waiting: number) => {
    await leaveWaiting(bench.marketplace, waiting)
    return measureThroughput(bench.generator, shop, load, [201])
  }
  for (const waiting of waitingCounts)
    yield {
      ...{ figure: `orders while ${waiting} hold stock`, reference: 'while none does at first', unit: 'orders/s' },
      compared: await compareInRounds({ ours: () => placeWhile(waiting), reference: () => placeWhile(0) }),
      target: { atLeast: 0.85 },
    }
}

/** Orders that stand for those that wait, without what else is written of an order. */
const insertWaiting = (count: number) => sql`
  with inserted as (
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city, governorate,
      payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes)
    select 'H-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'), 'Amel Ben Salah',
      'waiting' || n || '@example.tn', '+2169' || lpad(n::text, 7, '0'), '12 rue de la Kasbah', 'Nabeul', 'TN-21',
      'cash-on-delivery', 90000, 8000, 8000, 98000
    from generate_series(1, ${count}::int) as n
    returning id)
  insert into order_lines (order_id, position, product_id, variant_id, name, model, size_name, picture, unit_price_millimes,
    quantity, line_total_millimes)
  select inserted.id, position, size.product_id, size.id, 'Bowl', 'B-1', size.name, '', 45000, 1, 45000
  from inserted cross join generate_series(0, 1) as position
    cross join (select id, product_id, name from variants where stock > 0 limit 1) as size`

const isInserted = sql<boolean>`customer_email like 'waiting%'`

/** Lets so many of the inserted orders hold stock, and all others none, as if they had been confirmed. */
async function leaveWaiting({ db }: Marketplace, count: number): Promise<void> {
  await db.updateTable('orders').set({ held_pieces: 0 }).where('held_pieces', '>', 0).execute()
  await db
    .updateTable('orders')
    .set({ held_pieces: 2 })
    .where('id', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where(isInserted).orderBy('id').limit(count),
    )
    .execute()
  await sql`vacuum analyze orders, order_lines, variants`.execute(db)
}
