import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import { onSale } from './on-sale.ts'

/** Who brought the pieces that an empty shop is filled with. */
export const bringerOfSamples = 'samples'

/** Only an empty shop is filled, so samples stand first in the ledger. There are some hundred of them. */
const entriesLookedAt = 1000

/** Whether visitors still meet a product that was invented to fill the shop. */
export async function showsSamples(marketplace: Marketplace): Promise<boolean> {
  noteShown(marketplace, 'catalogue')
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select from (select size_id, made_by from stock_movements order by id limit ${sql.lit(entriesLookedAt)}) as brought
      join product_sizes as size on size.id = brought.size_id
      join products on products.id = size.product_id
      where brought.made_by = ${bringerOfSamples} and ${onSale}
    ) as shown`.execute(marketplace.db)
  return rows[0]?.shown ?? false
}
