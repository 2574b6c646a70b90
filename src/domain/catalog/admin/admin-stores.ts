import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { maxListedStores, type StoreName } from '#domain/catalog/stores/store-name.ts'
import { selectAllStores, storeFromRow } from '#domain/catalog/stores/store-rows.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A store as the back office sees it, retired or not. */
export interface AdminStore {
  readonly store: Store
  readonly retiredAt?: Date
}

export const adminStorePageSize = 50

/** Returns a page (from 1) of all stores, retired ones last. `total` counts all pages together. */
export async function listAdminStores(
  marketplace: Marketplace,
  page = 1,
): Promise<{ readonly stores: readonly AdminStore[]; readonly total: number }> {
  requireAllowed(mayViewCatalog(marketplace.actor))
  const { db } = marketplace
  const rows = await selectAllStores(db)
    .orderBy('retired_at', 'desc')
    .orderBy('id')
    .limit(adminStorePageSize)
    .offset((page - 1) * adminStorePageSize)
    .execute()
  const { total } = await db
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { stores: rows.map(adminStoreFromRow), total }
}

/**
 * Returns the ids and names of stores to choose from: the first `maxListedStores`, retired ones last, and the chosen one.
 */
export async function listAdminStoreNames(
  marketplace: Marketplace,
  chosen?: number,
): Promise<(StoreName & { readonly isRetired: boolean })[]> {
  requireAllowed(mayViewCatalog(marketplace.actor))
  const { db } = marketplace
  const first = db.selectFrom('stores').select('id').orderBy('retired_at', 'desc').orderBy('id').limit(maxListedStores)
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'name', 'retired_at'])
    .where((is) => is.or([is('id', 'in', first), is('id', '=', chosen ?? 0)]))
    .orderBy('retired_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, retired_at }) => ({ id, name, isRetired: retired_at !== null }))
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
