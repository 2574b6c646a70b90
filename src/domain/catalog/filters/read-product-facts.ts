import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { ownPriceAt } from '#domain/catalog/product-rows.ts'
import { FactTable, type ProductFacts } from './product-facts.ts'
import { isInStock, isOneOfAKind } from './product-filter-conditions.ts'

const batchSize = 5000

/** Reads the facts of all products on sale, in batches, so that nobody waits for one long query. */
export async function readAllFacts(db: Kysely<Tables>, now: Date): Promise<FactTable> {
  const all = new FactTable()
  for (let after = 0; ; ) {
    const batch = await selectFacts(sql`products.id > ${after}`, { now, limit: batchSize }).execute(db)
    for (const facts of batch.rows) all.set(facts)
    after = batch.rows.at(-1)?.id ?? 0
    if (batch.rows.length < batchSize) return all
  }
}

/** Reads the facts of those of these products that are on sale. */
export async function readFactsOf(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<ProductFacts[]> {
  const isOne = sql`products.id = any(${[...ids]}::int[])`
  const { rows } = await selectFacts(isOne, { now, limit: ids.length }).execute(db)
  return rows
}

function selectFacts(condition: RawBuilder<unknown>, { now, limit }: { readonly now: Date; readonly limit: number }) {
  return sql<ProductFacts>`
    select products.id, products.category, products.store_id as "storeId", stores.governorate, keys.colors, keys.materials,
      products.regular_price_millimes as "regularPrice", ${ownPriceAt(now)} as "ownPrice",
      ${isInStock} as "isInStock", ${isOneOfAKind} as "isOneOfAKind"
    from products join stores on stores.id = products.store_id left join product_filter_keys as keys on keys.product_id = products.id
    where ${onSale} and ${condition}
    order by products.id limit ${limit}`
}
