import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

/** The store that sells a product. Throws NotFound for products that never were, and where the store is retired. */
export async function getMakerOf(marketplace: Marketplace, productId: number): Promise<Store> {
  const row = await selectStores(marketplace.db)
    .where('id', '=', (from) => from.selectFrom('products').select('store_id').where('products.id', '=', productId))
    .executeTakeFirst()
  if (!row) throw new NotFound('product', productId)
  noteShown(marketplace, `store:${row.id}`)
  return storeFromRow(row)
}
