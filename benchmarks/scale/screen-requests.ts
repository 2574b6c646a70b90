import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { system } from '#domain/access/actor.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { shippingPrice } from '#domain/orders/totals.ts'

/** A request for a screen, or an order. */
export interface ScreenRequest {
  readonly name: string
  send(): Promise<Response>
}

export async function screenRequests(origin: string, databaseUrl: string): Promise<ScreenRequest[]> {
  const { database, close } = connect({ url: databaseUrl })
  const cookie = `hirfa-office=${await signIn(database)}`
  const sizes = await readSizes(database)
  const productIds = sizes.map(({ product_id }) => product_id)
  const tokens = await readTokens(database)
  await close()
  const see = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const inTurn = (paths: readonly string[]) => {
    let turn = 0
    return () => see(paths[turn++ % paths.length] ?? '/')
  }
  let turn = 0
  return [
    { name: 'home', send: () => see('/') },
    { name: 'shop page', send: () => see('/shop') },
    { name: 'shop page by price, of a category', send: () => see('/shop?category=decor&sort=price') },
    { name: 'search, a common word', send: () => see('/shop?q=olive') },
    { name: 'search, two words', send: () => see('/shop?q=olive+bowl') },
    { name: 'search, misspelled', send: () => see('/shop?q=terracota') },
    { name: 'filtered, a color', send: () => see('/shop?color=blue') },
    {
      name: 'filtered, five filters',
      send: () => see('/shop?color=blue&color=red&material=wool&region=TN-21&max=150&stock=1'),
    },
    { name: 'filtered, a rare choice by price', send: () => see('/shop?promotion=1&color=green&sort=price') },
    { name: 'filtered, one of a kind, page 3', send: () => see('/shop?unique=1&page=3') },
    { name: 'search, a common word, filtered', send: () => see('/shop?q=olive&color=blue&material=wool') },
    { name: 'suggestions while typing', send: () => see('/search/suggestions?q=oliv') },
    { name: 'product page', send: inTurn(productIds.map((id) => `/product/${id}`)) },
    { name: 'home in Arabic', send: () => see('/ar') },
    { name: 'shop page in French', send: () => see('/fr/shop') },
    { name: 'shop page in Arabic, by price', send: () => see('/ar/shop?sort=price') },
    { name: 'search in Arabic', send: () => see(`/ar/shop?q=${encodeURIComponent('زيتون')}`) },
    { name: 'suggestions in Arabic', send: () => see(`/ar/search/suggestions?q=${encodeURIComponent('زيت')}`) },
    { name: 'product page in Arabic', send: inTurn(productIds.map((id) => `/ar/product/${id}`)) },
    { name: 'placing an order', send: () => order(origin, sizes[turn++ % sizes.length] as SizeForSale) },
    { name: 'order page', send: inTurn(tokens.map((token) => `/order/${token}`)) },
    { name: 'admin list', send: () => see('/admin/orders', { cookie }) },
    { name: 'admin list, by customer', send: () => see('/admin/orders?sort=customer', { cookie }) },
    { name: 'admin list, one status', send: () => see('/admin/orders?status=delivered', { cookie }) },
    { name: 'admin list, a name', send: () => see('/admin/orders?q=trabelsi', { cookie }) },
    { name: 'admin today', send: () => see('/admin', { cookie }) },
    { name: 'admin translations', send: () => see('/admin/translations?to=ar&show=all', { cookie }) },
    { name: 'admin translations, the missing', send: () => see('/admin/translations?to=fr', { cookie }) },
  ]
}

async function signIn(db: Database): Promise<string> {
  const clock = { now: () => new Date() }
  const { id } = await db
    .insertInto('operators')
    .values({
      name: 'Sana',
      email: `sana-${Date.now()}@example.tn` as EmailAddress,
      role: 'owner',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Starting a session needs nothing else.
  return startSession({ db, clock, actor: system } as Parameters<typeof startSession>[0], id, {
    device: 'Bench',
    isComplete: true,
  })
}

type SizeForSale = Awaited<ReturnType<typeof readSizes>>[number]

/** Sizes with enough stock for many orders, and their prices. */
async function readSizes(db: Database) {
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

/** The same as `order_token` in random-functions.ts. */
function tokenOf(orderId: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(orderId))
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

function order(origin: string, { product_id, size_id, price }: SizeForSale): Promise<Response> {
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
