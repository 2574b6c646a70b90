import type { Marketplace } from '../marketplace.ts'
import { getShelfStore, type ShelfStore } from './shelf-stores.ts'

/** Keeps everybody else from writing about a store until the transaction ends, and reads what is there now. */
export async function lockStore(marketplace: Marketplace, id: number): Promise<ShelfStore> {
  await marketplace.db.selectFrom('stores').select('id').where('id', '=', id).forUpdate().execute()
  return getShelfStore(marketplace, id)
}
