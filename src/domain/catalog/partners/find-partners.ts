import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { isInStock } from '#domain/catalog/filters/product-filter-conditions.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { readOwnSearches } from '#domain/catalog/search-entries/read-own-searches.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { soldStatus } from '#domain/order-status.ts'
import { craftQueries } from './craft-queries.ts'

/** As the table allows: enough to show some when others are sold out or retired. */
const maxPartners = 8

/** Two pieces belong together once so many customers have kept both of one order: fewer can be chance. */
const minCustomers = 3

/** Orders of erased customers have an address each. */
const customer = sql`coalesce(lower(customer_email), customer_phone)`

/** The latest kept orders of a product that are looked at, so that a best seller costs no more than others. */
const maxOrders = 1000

/**
 * Candidates of each kind: of the same store, with the same craft, of its category on either side. Those with the
 * nearest ids are taken, as they are of products with as much in common, so that like products have different partners.
 */
const maxCandidates = { store: 100, craft: 300, category: 50 } as const

/** What a candidate that was not ordered together has in common with the product: the more, the earlier it stands. */
const points = { store: 1, concept: 2, category: 1, color: 1 } as const
const maxConcepts = 2

/**
 * Finds what is shown beside a product and stores it: of what is in stock first what was ordered together with it, by
 * as many customers as it was, then what has the most in common with it of maker, craft and color. Does nothing for a
 * retired product.
 */
export async function findPartners(marketplace: Marketplace, productId: number): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    // Locks the row of this search, so that two at once write one after the other.
    await recordPartnerSearch(marketplace, productId)
    const piece = await db
      .selectFrom('products')
      .select(['id', 'name', 'store_id', 'category', 'main_color'])
      .where('id', '=', productId)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    if (!piece) return
    const ids = await selectPartners(marketplace, piece)
    await sql`delete from product_partners where product_id = ${productId} and partner_id <> all(${ids}::int[])`.execute(
      db,
    )
    await sql`
      insert into product_partners as known (product_id, partner_id, position)
      select ${productId}, id, place from unnest(${ids}::int[]) with ordinality as found (id, place)
      on conflict (product_id, partner_id) do update set position = excluded.position
      where known.position <> excluded.position`.execute(db)
  })
}

/** Records that the partners of a product were looked for now. */
export async function recordPartnerSearch({ db, clock }: Marketplace, productId: number): Promise<void> {
  await sql`insert into product_partner_searches (product_id, found_at) values (${productId}, ${clock.now()})
    on conflict (product_id) do update set found_at = excluded.found_at`.execute(db)
}

interface Piece {
  readonly id: number
  readonly name: string
  readonly store_id: number
  readonly category: string
  readonly main_color: string
}

async function selectPartners(marketplace: Marketplace, piece: Piece): Promise<readonly number[]> {
  const { id, store_id: storeId, category, main_color: color } = piece
  const { db } = marketplace
  const { thesaurus } = await readOwnSearches(marketplace)
  const crafts = craftQueries(piece.name, thesaurus)
  const distance = sql`abs(id - ${id}::int)`
  const { rows } = await sql<{ id: number }>`
    with crafts as materialized (select text::tsquery as craft from unnest(${crafts}::text[]) as text),
    kept as materialized (
      select distinct line.order_id, ${customer} as customer from order_lines as line join orders on orders.id = line.order_id
      where line.product_id = ${id} and orders.status = ${soldStatus}
        and not exists (select from returned_order_lines as returned where returned.order_id = line.order_id and returned.position = line.position)
      order by line.order_id desc limit ${sql.lit(maxOrders)}),
    ordered as (
      select product_id as id, count(distinct customer) as customers from kept join order_lines using (order_id)
      where product_id <> ${id} group by product_id having count(distinct customer) >= ${sql.lit(minCustomers)}),
    candidates as (
      select id from ordered
      union (select id from products where store_id = ${storeId} and retired_at is null
        order by ${distance} limit ${sql.lit(maxCandidates.store)})
      union (select id from products where retired_at is null and search_words @@ ${crafts.join(' | ')}::tsquery
        order by ${distance} limit ${sql.lit(maxCandidates.craft)})
      union (select id from products where category = ${category} and retired_at is null and id < ${id}
        order by id desc limit ${sql.lit(maxCandidates.category)})
      union (select id from products where category = ${category} and retired_at is null and id > ${id}
        order by id limit ${sql.lit(maxCandidates.category)}))
    select products.id from candidates join products using (id) left join ordered using (id)
    where products.id <> ${id} and ${onSale}
    order by ${isInStock} desc, coalesce(customers, 0) desc,
      ${sql.lit(points.store)} * (store_id = ${storeId})::int + ${sql.lit(points.category)} * (category = ${category})::int
        + ${sql.lit(points.color)} * (lower(main_color) = lower(${color}))::int
        + ${sql.lit(points.concept)} * least(${sql.lit(maxConcepts)}, (
          select count(*) from crafts where search_words @@ craft)) desc,
      ${distance}, id
    limit ${sql.lit(maxPartners)}`.execute(db)
  return rows.map((row) => row.id)
}
