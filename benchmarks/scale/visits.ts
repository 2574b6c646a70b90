import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { shippingPrice } from '#domain/orders/totals.ts'

/** A screen somebody asks for, or an order somebody places. */
export interface Visit {
  readonly name: string
  ask(): Promise<Response>
}

export async function visitsOf(origin: string, databaseUrl: string): Promise<Visit[]> {
  const { database, close } = connect({ url: databaseUrl })
  const cookie = `hirfa-office=${await signIn(database)}`
  const goods = await readGoods(database)
  const productIds = goods.map(({ product_id }) => product_id)
  const tokens = await readTokens(database)
  await close()
  const see = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const inTurn = (paths: readonly string[]) => {
    let turn = 0
    return () => see(paths[turn++ % paths.length] ?? '/')
  }
  let turn = 0
  return [
    { name: 'home', ask: () => see('/') },
    { name: 'shop page', ask: () => see('/shop') },
    { name: 'shop page by price, of a category', ask: () => see('/shop?category=decor&sort=price') },
    { name: 'search, a common word', ask: () => see('/shop?q=olive') },
    { name: 'search, two words', ask: () => see('/shop?q=olive+bowl') },
    { name: 'search, misspelt', ask: () => see('/shop?q=terracota') },
    { name: 'product page', ask: inTurn(productIds.map((id) => `/product/${id}`)) },
    { name: 'placing an order', ask: () => order(origin, goods[turn++ % goods.length] as Good) },
    { name: 'order page', ask: inTurn(tokens.map((token) => `/order/${token}`)) },
    { name: 'admin list', ask: () => see('/admin/orders', { cookie }) },
    { name: 'admin list, one state', ask: () => see('/admin/orders?status=delivered', { cookie }) },
    { name: 'admin list, a name', ask: () => see('/admin/orders?q=trabelsi', { cookie }) },
    { name: 'admin today', ask: () => see('/admin', { cookie }) },
  ]
}

async function signIn(db: Database): Promise<string> {
  const clock = { now: () => new Date() }
  const { id } = await db
    .insertInto('operators')
    .values({ name: 'Sana', email: `sana-${Date.now()}@example.tn`, role: 'owner', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A session asks no more of the marketplace than a database and the time.
  return startSession({ db, clock } as Parameters<typeof startSession>[0], id, { device: 'Bench', isComplete: true })
}

type Good = Awaited<ReturnType<typeof readGoods>>[number]

/** What can be ordered many times, and what it costs. */
async function readGoods(db: Database) {
  const { rows } = await sql<{ product_id: number; size_id: number; price: number }>`
    select product_id, size.id as size_id, coalesce(promotional_price_millimes, regular_price_millimes) as price
    from product_sizes as size join products on products.id = product_id
    where products.retired_at is null and stock > 25
      and product_id not in (select product_id from weekly_promotions)
    order by size.id limit 40`.execute(db)
  return rows
}

async function readTokens(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = 'delivered' order by id desc limit 40`.execute(db)
  return rows.map(({ id }) => tokenOf(id))
}

/** The twin of `order_token` in draw.ts. */
function tokenOf(orderId: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(orderId))
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

function order(origin: string, { product_id, size_id, price }: Good): Promise<Response> {
  return fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ nom: 'Amel Gharbi', email: 'amel@example.tn', telephone: '22 333 444', adresse: '12 rue de la Kasbah' },
      ...{ ville: 'Nabeul', paymentMethod: 'livraison', total: (price + shippingPrice) / 1000 },
      orderItems: [{ productId: product_id, sizeId: size_id, quantity: 1 }],
    }),
  })
}
