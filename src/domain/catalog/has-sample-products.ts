import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'

/** The `actor_name` of the stock movements of sample products. */
export const sampleStockSource = 'samples'

/** Samples are added to an empty shop only, so they come first in the ledger. There are some hundreds of movements. */
const maxLedgerEntries = 1000

/** Whether a sample product is still on sale. */
export async function hasSampleProducts(marketplace: Marketplace): Promise<boolean> {
  addCacheTags(marketplace, 'catalog')
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select from (select variant_id, actor_name from stock_movements order by id limit ${sql.lit(maxLedgerEntries)}) as brought
      join variants as variant on variant.id = brought.variant_id
      join products on products.id = variant.product_id
      where brought.actor_name = ${sampleStockSource} and ${onSale}
    ) as shown`.execute(marketplace.db)
  return rows[0]?.shown ?? false
}
