import type { Marketplace } from '../marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

export async function listStores({ db }: Marketplace): Promise<Store[]> {
  const rows = await selectStores(db).execute()
  return rows.map(storeFromRow)
}
