import { sql } from 'kysely'

/**
 * SQL condition on `products`: neither the product nor its store is retired. Retiring a store does not change its
 * products, so that restoring it puts the same products back on sale.
 */
export const onSale = sql<boolean>`(products.retired_at is null
  and exists (select from stores as its_store where its_store.id = products.store_id and its_store.retired_at is null))`
