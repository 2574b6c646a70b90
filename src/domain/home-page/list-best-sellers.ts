import { type SqlBool, sql } from 'kysely'
import { addCacheTags, limitCacheExpiry } from '#domain/cache-tags.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import type { Product } from '#domain/catalog/product.ts'
import { type ProductRow, productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { defaultMerchandisingRules, maxDeliveredOrders } from '#domain/merchandising/merchandising-rules.ts'
import { getMerchandisingRules, merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'

const firstPlace = 5
const lastPlace = 13
const picks = 3

/** How long a cached page may show the same random products. */
const rotationMilliseconds = 60_000

/** The period of recent sales. */
const recentDays = 90

/** Only the best of each week are candidates, to sum up the sales of few products. */
const maxPerWeek = 50

export interface BestSellers {
  /** Whether the products were chosen at random, by sales, or some by each. */
  readonly basis: 'random' | 'sales' | 'mixed'
  readonly products: readonly Product[]
}

/**
 * Returns three products: random ones from the 5th to the 13th of the catalog, or, when the merchandising rules say so
 * and enough orders are delivered, those that sold best recently, then at any time, filled up with random ones.
 * `random` returns a number from 0 up to 1.
 */
export async function listBestSellers(
  marketplace: Marketplace,
  random: () => number = Math.random,
): Promise<BestSellers> {
  addCacheTags(marketplace, 'catalog')
  limitCacheExpiry(marketplace, new Date(marketplace.clock.now().getTime() + rotationMilliseconds))
  // Concurrently, so that the reads are sent to the database as one batch, although not all of them may be needed.
  const [{ bestSellers, deliveredOrders }, delivered, bestSelling, randomPicks] = await Promise.all([
    getMerchandisingRules(marketplace),
    countDeliveredOrders(marketplace),
    listBestSellingProducts(marketplace),
    listRandomProducts(marketplace, random),
  ])
  const areSalesFollowed = bestSellers === 'sales' && delivered >= deliveredOrders
  const bySales = areSalesFollowed ? bestSelling : []
  const found = [...bySales, ...randomPicks.filter(isNotIn(bySales))].slice(0, picks)
  const basis = bySales.length === 0 ? 'random' : bySales.length < found.length ? 'mixed' : 'sales'
  return { basis, products: productsForVisitors(marketplace, found) }
}

/**
 * Counts delivered orders up to the number in the setting, which the same statement reads. Counts at least up to the
 * default, which applies when the setting is invalid.
 */
async function countDeliveredOrders({ db }: Marketplace): Promise<number> {
  const enough = db
    .selectFrom('settings')
    .where('key', '=', merchandisingSetting.key)
    .select(
      sql`jsonb_path_query_first(value, '$.deliveredOrders ? (@ <= ${sql.lit(maxDeliveredOrders)})')::int`.as('enough'),
    )
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'delivered')
        .limit(sql<number>`greatest(${sql.lit(defaultMerchandisingRules.deliveredOrders)}, (${enough}))`)
        .as('delivered'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Selects products by the pieces that were delivered and not returned: recent sales first, then, if these are too few,
 * sales of any time. Recent candidates are the best of each week, so that few products are summed up. Leaves out
 * products that are sold out.
 */
async function listBestSellingProducts(marketplace: Marketplace): Promise<ProductRow[]> {
  const today = sql`(${marketplace.clock.now()}::timestamptz at time zone 'Africa/Tunis')::date`
  const sold = sql<{ product_id: number; pieces: number; turn: number }>`(
    with best as materialized (
      select distinct best.product_id
      from generate_series(date_trunc('week', (${today} - ${sql.lit(recentDays)} + 1)::timestamp), ${today}, '7 days') as monday
        cross join lateral (select product_id from product_sales where week = monday::date and pieces > 0
                            order by pieces desc, product_id limit ${sql.lit(maxPerWeek)}) as best
    ),
    lately as materialized (
      select product_id, pieces
      from (
        select product_id, pieces
        from best cross join lateral (select sum(pieces) as pieces from product_sales as sales
          where sales.product_id = best.product_id and week > ${today} - ${sql.lit(recentDays)}) as summed
        where pieces > 0 order by pieces desc, product_id
      ) as ranked
        -- The limit makes the planner check candidates one by one until there are enough, not all of them first.
        cross join lateral (select from products where id = product_id and ${onHome} and ${isInStock} limit 1) as to_be_had
      order by pieces desc, product_id limit ${sql.lit(picks)}
    ),
    ever as (
      select product_id, sum(pieces) as pieces from product_sales join products on products.id = product_id
      where (select count(*) from lately) < ${sql.lit(picks)} and product_id not in (select product_id from lately)
        and ${onHome} and ${isInStock}
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

const isInStock = sql<SqlBool>`exists (select from variants as variant where variant.product_id = products.id
  and variant.retired_at is null and variant.stock > 0)`

function isNotIn(rows: readonly ProductRow[]): (row: ProductRow) => boolean {
  const ids = new Set(rows.map(({ id }) => id))
  return ({ id }) => !ids.has(id)
}

async function listRandomProducts(marketplace: Marketplace, random: () => number): Promise<ProductRow[]> {
  const rows = await selectProducts(marketplace)
    .where(onHome)
    .orderBy('products.id')
    .offset(firstPlace - 1)
    .limit(lastPlace - firstPlace + 1)
    .execute()
  return shuffled(rows, random)
}

/** SQL condition on `products`: on sale, and the plan of its store lets it stand on the home page. */
const onHome = sql<SqlBool>`(${onSale} and exists (select from stores as of_plan where of_plan.id = products.store_id and of_plan.is_on_home))`

/** Fisher-Yates shuffle. */
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
