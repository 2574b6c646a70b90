import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

export async function listStores(marketplace: Marketplace): Promise<Store[]> {
  noteShown(marketplace, 'stores')
  const rows = await selectStores(marketplace.db).execute()
  return rows.map(storeFromRow)
}
