import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

/** One store that is open. Throws NotFound for unknown and retired ones. */
export async function getStore(marketplace: Marketplace, id: number): Promise<Store> {
  noteShown(marketplace, `store:${id}`)
  const row = await selectStores(marketplace.db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('store', id)
  return storeFromRow(row)
}
