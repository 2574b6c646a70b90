import type { Marketplace } from '#domain/marketplace.ts'
import { type AdminStore, getAdminStore } from './admin-stores.ts'

/** Locks the row of a store until the transaction ends, and returns the store as it is now. Throws NotFound. */
export async function lockStore(marketplace: Marketplace, id: number): Promise<AdminStore> {
  await marketplace.db.selectFrom('stores').select('id').where('id', '=', id).forUpdate().execute()
  return getAdminStore(marketplace, id)
}
