import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { selectAllStores, storeFromRow } from '#domain/catalog/stores/store-rows.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A store as the back office sees it, retired or not. */
export interface AdminStore {
  readonly store: Store
  readonly retiredAt?: Date
}

/** Returns all stores, retired ones last. */
export async function listAdminStores(marketplace: Marketplace): Promise<AdminStore[]> {
  requireAllowed(mayViewCatalog(marketplace.actor))
  const rows = await selectAllStores(marketplace.db).orderBy('retired_at', 'desc').orderBy('id').execute()
  return rows.map(adminStoreFromRow)
}

/** Returns a store, retired or not. Throws NotFound. */
export async function getAdminStore(marketplace: Marketplace, id: number): Promise<AdminStore> {
  requireAllowed(mayViewCatalog(marketplace.actor))
  const row = await selectAllStores(marketplace.db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('store', id)
  return adminStoreFromRow(row)
}

function adminStoreFromRow(row: Parameters<typeof storeFromRow>[0] & { readonly retired_at: Date | null }): AdminStore {
  return { store: storeFromRow(row), ...(row.retired_at && { retiredAt: row.retired_at }) }
}
