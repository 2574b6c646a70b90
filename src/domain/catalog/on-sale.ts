import { sql } from 'kysely'

/**
 * Whether visitors meet a product, as SQL about `products`: neither it nor its store is retired. Products of a retired
 * store are not touched, so that those which were on sale are so again when it comes back.
 */
export const onSale = sql<boolean>`(products.retired_at is null
  and exists (select from stores as its_store where its_store.id = products.store_id and its_store.retired_at is null))`
