import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { getShopWindow } from '../shop-window/shop-window-setting.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsShown, selectProducts } from './product-rows.ts'

const firstPlace = 5
const lastPlace = 13
const picks = 3

/** How long a kept page may show the same picks. */
const rotationMilliseconds = 60_000

/** What sold longer ago says little of what people like now. */
const lately = { days: 90 }
const ever = { days: 36_500 }

/**
 * What sells best, once as many orders are delivered as an owner wants to see first: of late, then at any time. Until
 * then, and where that is not enough, random picks from the 5th to the 13th product of the catalogue. `random` answers
 * from 0 up to 1.
 */
export async function listBestSellers(
  marketplace: Marketplace,
  random: () => number = Math.random,
): Promise<Product[]> {
  noteShown(marketplace, 'catalogue')
  noteHoldsUntil(marketplace, new Date(marketplace.clock.now().getTime() + rotationMilliseconds))
  const found: Product[] = []
  if (await areSalesFollowed(marketplace)) {
    found.push(...(await listSold(marketplace, lately)))
    if (found.length < picks) found.push(...(await listSold(marketplace, ever)).filter(isNotIn(found)))
  }
  if (found.length < picks) found.push(...(await listDrawn(marketplace, random)).filter(isNotIn(found)))
  return found.slice(0, picks)
}

async function areSalesFollowed(marketplace: Marketplace): Promise<boolean> {
  const { bestSellers, deliveredOrders } = await getShopWindow(marketplace)
  if (bestSellers === 'rule') return false
  const last = await marketplace.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'delivered')
    .offset(deliveredOrders - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** Products by the pieces that were delivered and kept. What is sold out has nothing to win by being first. */
async function listSold(marketplace: Marketplace, { days }: { readonly days: number }): Promise<Product[]> {
  const { db, clock } = marketplace
  const now = clock.now()
  const sales = db
    .selectFrom('product_sales')
    .select(({ fn }) => ['product_id', fn.sum('pieces').as('pieces')])
    .where('week', '>', sql<string>`(${now}::timestamptz at time zone 'Africa/Tunis')::date - ${days}::integer`)
    .groupBy('product_id')
  const rows = await selectProducts(marketplace)
    .innerJoin(sales.as('sold'), 'sold.product_id', 'products.id')
    .where(onSale)
    .where('sold.pieces', '>', '0')
    .where(
      sql<boolean>`exists (select from product_sizes size where size.product_id = products.id
        and size.retired_at is null and size.stock > 0)`,
    )
    .orderBy('sold.pieces', 'desc')
    .orderBy('products.id')
    .limit(picks)
    .execute()
  return productsShown(marketplace, rows)
}

function isNotIn(found: readonly Product[]): (product: Product) => boolean {
  const ids = new Set(found.map(({ id }) => id))
  return ({ id }) => !ids.has(id)
}

async function listDrawn(marketplace: Marketplace, random: () => number): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(onSale)
    .orderBy('products.id')
    .offset(firstPlace - 1)
    .limit(lastPlace - firstPlace + 1)
    .execute()
  return productsShown(marketplace, shuffled(rows, random))
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = result[last] as Item
    result[last] = result[other] as Item
    result[other] = item
  }
  return result
}
