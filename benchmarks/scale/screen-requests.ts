import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { system } from '#domain/access/actor.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { makerFilters } from '#domain/makers/maker-filter.ts'
import { startSession } from '#domain/operators/start-session.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { linesField, linesToForm } from '#web/storefront/cart/cart-fields.ts'

/** A request for a screen, or an order. */
export interface ScreenRequest {
  readonly name: string
  send(): Promise<Response>
}

export async function screenRequests(origin: string, databaseUrl: string): Promise<ScreenRequest[]> {
  const { database, close } = connect({ url: databaseUrl })
  const cookie = `hirfa-office=${await signIn(database)}`
  const variants = await readVariants(database)
  const productIds = variants.map(({ product_id }) => product_id)
  const delivered = await readDelivered(database)
  const tokens = delivered.map(tokenOf)
  const storeIds = await readStoreIds(database)
  const phone = `hirfa-studio=${await signInMaker(database, storeIds[0] ?? 0)}`
  await close()
  const see = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const inTurn = (paths: readonly string[]) => {
    let turn = 0
    return () => see(paths[turn++ % paths.length] ?? '/')
  }
  const admin = (name: string, path = '') => ({
    name: `admin ${name}`,
    send: () => see(`/admin${path}`, { cookie }),
  })
  const studio = (name: string, path = '') => ({
    name: `studio ${name}`,
    send: () => see(`/studio${path}`, { cookie: phone }),
  })
  const [storeId] = storeIds
  let turn = 0
  const nextVariant = () => variants[turn++ % variants.length] as VariantForSale
  return [
    { name: 'home', send: () => see('/') },
    { name: 'shop page', send: () => see('/shop') },
    { name: 'shop page by price, of a category', send: () => see('/shop?category=decor&sort=price') },
    { name: 'shop page, newest', send: () => see('/shop?sort=newest') },
    { name: 'shop page by name', send: () => see('/shop?sort=name') },
    { name: 'shop page, page 20', send: () => see('/shop?page=20') },
    { name: 'stores', send: () => see('/stores') },
    { name: 'store page', send: inTurn(storeIds.map((id) => `/store/${id}`)) },
    { name: 'store in a frame', send: inTurn(storeIds.map((id) => `/store/${id}/embed`)) },
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
    { name: 'cart of two lines', send: () => checkCart(origin, [nextVariant(), nextVariant()]) },
    { name: 'placing an order', send: () => order(origin, nextVariant()) },
    { name: 'order page', send: inTurn(tokens.map((token) => `/order/${token}`)) },
    { name: 'sitemap, its index', send: () => see('/sitemap.xml') },
    { name: 'sitemap, a part', send: () => see('/sitemap.xml?part=1') },
    admin('list', '/orders'),
    admin('list, by customer', '/orders?sort=customer'),
    admin('list, one status', '/orders?status=delivered'),
    admin('list, a name', '/orders?q=trabelsi'),
    admin('order', `/orders/${delivered[0]}`),
    admin('calls', '/calls'),
    admin('new order', '/orders/new'),
    admin('products of a new order', '/orders/pieces?q=olive'),
    admin('customers', '/customers'),
    admin('today'),
    admin('search', '/search?q=olive'),
    admin('products', '/products'),
    admin('products by name', '/products?sort=name'),
    admin('products by price', '/products?sort=-price'),
    admin('products, page 20', '/products?page=20'),
    admin('products, a word', '/products?q=olive'),
    admin('products, two words', '/products?q=olive+bowl'),
    admin('products of a store', `/products?store=${storeId}`),
    admin('products of a category', '/products?category=decor'),
    admin('products, low stock', '/products?state=low'),
    admin('products, sold out', '/products?state=sold-out'),
    admin('products, promoted', '/products?state=promoted'),
    admin('products, retired', '/products?state=retired'),
    admin('product', `/products/${productIds[0]}`),
    admin('new product', '/products/new'),
    admin('imports of products', '/products/import'),
    admin('stores', '/stores'),
    admin('store', `/stores/${storeId}`),
    admin('share of a store', `/stores/${storeId}/share`),
    admin('stock count of a store', `/stores/${storeId}/count`),
    admin('promotion', '/promotion'),
    admin('discount codes', '/discount-codes'),
    admin('home page', '/home-page'),
    admin('translations', '/translations?to=ar&show=all'),
    admin('translations, the missing', '/translations?to=fr'),
    admin('returns', '/returns'),
    admin('handovers', '/handovers'),
    admin('delivery results', '/handovers/results'),
    admin('couriers', '/couriers'),
    admin('cash', '/cash'),
    admin('postings', '/cash/postings'),
    admin('accountant', '/cash/accountant'),
    admin('cards', '/cards'),
    ...makerFilters.map((filter) => admin(`makers, ${filter}`, `/makers?show=${filter}`)),
    admin('new pieces of makers', '/submissions'),
    admin('changes by makers', '/changes-by-makers'),
    admin('what to fetch', '/fetching'),
    admin('statements', '/statements'),
    admin('statement of a store', `/statements/${storeId}`),
    admin('messages', '/contact-messages'),
    admin('comments', '/comments'),
    admin('reviews', '/reviews'),
    admin('emails', '/emails'),
    admin('audit log', '/audit-log'),
    admin('searches', '/searches'),
    admin('figures of a week', '/reports?period=this-week'),
    admin('figures of 30 days', '/reports?period=last-30-days'),
    admin('figures of a year', '/reports?period=this-year'),
    admin('settings', '/settings'),
    studio('pieces'),
    studio('new piece', `/pieces/new?store=${storeId}`),
    studio('orders', '/orders'),
    studio('orders, past', '/orders?show=past'),
    studio('money', '/money'),
    studio('store', '/store'),
    studio('phones', '/phones'),
  ]
}

async function signIn(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('operators')
    .values({
      name: 'Sana',
      email: `sana-${Date.now()}@example.tn` as EmailAddress,
      role: 'owner',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return startSessionOf(db, id)
}

/** The maker of a store of `generateMakers`. */
async function signInMaker(db: Database, storeId: number): Promise<string> {
  const ofStore = db.selectFrom('operator_stores').select('operator_id').where('store_id', '=', storeId)
  const { operator_id: id } = await ofStore.executeTakeFirstOrThrow()
  return startSessionOf(db, id)
}

async function startSessionOf(db: Database, operatorId: number): Promise<string> {
  const clock = { now: () => new Date() }
  // Starting a session needs nothing else.
  const marketplace = { db, clock, actor: system, request: { network: 'unlimited' } }
  return startSession(marketplace as Parameters<typeof startSession>[0], operatorId, {
    device: 'Bench',
    isComplete: true,
  })
}

type VariantForSale = Awaited<ReturnType<typeof readVariants>>[number]

/** Variants with enough stock for many orders, and their prices. */
async function readVariants(db: Database) {
  const { rows } = await sql<{ product_id: number; size_id: number; color_id: number; price: number }>`
    select product_id, size_id, color_id, coalesce(promotional_price_millimes, regular_price_millimes) as price
    from variants as variant join products on products.id = product_id
    where products.retired_at is null and stock > 25
      and product_id not in (select product_id from weekly_promotions)
    order by variant.id limit 40`.execute(db)
  return rows
}

async function readDelivered(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = 'delivered' order by id desc limit 40`.execute(db)
  return rows.map(({ id }) => id)
}

async function readStoreIds(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from stores order by id limit 40`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same as `order_token` in random-functions.ts. */
function tokenOf(orderId: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(orderId))
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** As the page of the cart asks for its lines at current prices, with the totals. */
function checkCart(origin: string, lines: readonly VariantForSale[]): Promise<Response> {
  const body = new URLSearchParams({ [linesField]: linesToForm(lines.map(lineOf)) })
  return fetch(`${origin}/cart.data`, { method: 'POST', headers: { Origin: origin }, body })
}

function lineOf({ product_id, size_id, color_id }: VariantForSale): RequestedLine {
  return { productId: product_id, sizeId: size_id, colorId: color_id, quantity: 1 }
}

function order(origin: string, variant: VariantForSale): Promise<Response> {
  return fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ nom: 'Amel Gharbi', email: 'amel@example.tn', telephone: '22 333 444', adresse: '12 rue de la Kasbah' },
      ...{ ville: 'Nabeul', paymentMethod: 'livraison', total: (variant.price + shippingPrice) / 1000 },
      orderItems: [lineOf(variant)],
    }),
  })
}
