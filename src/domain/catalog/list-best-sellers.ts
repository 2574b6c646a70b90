import { type SqlBool, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { mostDeliveredOrders, usualShopWindow } from '../shop-window/shop-window.ts'
import { getShopWindow, shopWindowSetting } from '../shop-window/shop-window-setting.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { type ProductRow, productsShown, selectProducts } from './product-rows.ts'

const firstPlace = 5
const lastPlace = 13
const picks = 3

/** How long a kept page may show the same picks. */
const rotationMilliseconds = 60_000

/** What sold longer ago says little of what people like now. */
const latelyDays = 90

/** What never was among so many of a week is no best seller of late. */
const bestOfWeek = 50

export interface BestSellers {
  /** Whether all of them were drawn, all are what people bought and kept, or some of each. */
  readonly basis: 'drawn' | 'sold' | 'both'
  readonly products: readonly Product[]
}

/**
 * Random picks from the 5th to the 13th product of the catalogue; `random` returns from 0 up to 1. Where an owner has sales
 * followed, and once as many orders are delivered as they want to see first: what people bought and kept, of late, then at
 * any time, and picks where that is not enough.
 */
export async function listBestSellers(
  marketplace: Marketplace,
  random: () => number = Math.random,
): Promise<BestSellers> {
  noteShown(marketplace, 'catalogue')
  noteHoldsUntil(marketplace, new Date(marketplace.clock.now().getTime() + rotationMilliseconds))
  // Side by side, so that all of it is one question to the database, although not all of it may be needed.
  const [{ bestSellers, deliveredOrders }, delivered, sold, drawn] = await Promise.all([
    getShopWindow(marketplace),
    countDelivered(marketplace),
    listSold(marketplace),
    listDrawn(marketplace, random),
  ])
  const areSalesFollowed = bestSellers === 'sales' && delivered >= deliveredOrders
  const followed = areSalesFollowed ? sold : []
  const found = [...followed, ...drawn.filter(isNotIn(followed))].slice(0, picks)
  const basis = followed.length === 0 ? 'drawn' : followed.length < found.length ? 'both' : 'sold'
  return { basis, products: productsShown(marketplace, found) }
}

/**
 * How many orders were delivered, counted as far as an owner wants to see first. That is looked up in the same question;
 * the usual number is always counted, as it holds where the setting cannot be read.
 */
async function countDelivered({ db }: Marketplace): Promise<number> {
  const enough = db
    .selectFrom('settings')
    .where('key', '=', shopWindowSetting.key)
    .select(
      sql`jsonb_path_query_first(value, '$.deliveredOrders ? (@ <= ${sql.lit(mostDeliveredOrders)})')::int`.as(
        'enough',
      ),
    )
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'delivered')
        .limit(sql<number>`greatest(${sql.lit(usualShopWindow.deliveredOrders)}, (${enough}))`)
        .as('delivered'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Products by the pieces that were delivered and kept: those of late, then those of any time where that is not enough.
 * Of late means among the best of some week, so that nobody adds up what ten thousand others sold. What is sold out has
 * nothing to win by being first.
 */
async function listSold(marketplace: Marketplace): Promise<ProductRow[]> {
  const today = sql`(${marketplace.clock.now()}::timestamptz at time zone 'Africa/Tunis')::date`
  const sold = sql<{ product_id: number; pieces: number; turn: number }>`(
    with best as materialized (
      select distinct best.product_id
      from generate_series(date_trunc('week', (${today} - ${sql.lit(latelyDays)} + 1)::timestamp), ${today}, '7 days') as monday
        cross join lateral (select product_id from product_sales where week = monday::date and pieces > 0
                            order by pieces desc, product_id limit ${sql.lit(bestOfWeek)}) as best
    ),
    lately as materialized (
      select product_id, pieces
      from (
        select product_id, pieces
        from best cross join lateral (select sum(pieces) as pieces from product_sales as sales
          where sales.product_id = best.product_id and week > ${today} - ${sql.lit(latelyDays)}) as summed
        where pieces > 0 order by pieces desc, product_id
      ) as ranked
        -- One after the other, until there are enough: the limit keeps the database from looking at all of them first.
        cross join lateral (select from products where id = product_id and ${onSale} and ${isInStock} limit 1) as to_be_had
      order by pieces desc, product_id limit ${sql.lit(picks)}
    ),
    ever as (
      select product_id, sum(pieces) as pieces from product_sales join products on products.id = product_id
      where (select count(*) from lately) < ${sql.lit(picks)} and product_id not in (select product_id from lately)
        and ${onSale} and ${isInStock}
      group by product_id having sum(pieces) > 0
      order by pieces desc, product_id limit ${sql.lit(picks)}
    )
    select *, 1 as turn from lately union all select *, 2 from ever)`
  return selectProducts(marketplace)
    .innerJoin(sold.as<'sold'>('sold'), 'sold.product_id', 'products.id')
    .orderBy('sold.turn')
    .orderBy('sold.pieces', 'desc')
    .orderBy('products.id')
    .limit(picks)
    .execute()
}

const isInStock = sql<SqlBool>`exists (select from product_sizes size where size.product_id = products.id
  and size.retired_at is null and size.stock > 0)`

function isNotIn(rows: readonly ProductRow[]): (row: ProductRow) => boolean {
  const ids = new Set(rows.map(({ id }) => id))
  return ({ id }) => !ids.has(id)
}

async function listDrawn(marketplace: Marketplace, random: () => number): Promise<ProductRow[]> {
  const rows = await selectProducts(marketplace)
    .where(onSale)
    .orderBy('products.id')
    .offset(firstPlace - 1)
    .limit(lastPlace - firstPlace + 1)
    .execute()
  return shuffled(rows, random)
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
