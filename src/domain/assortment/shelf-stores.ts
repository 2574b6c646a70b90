import type { Store } from '../catalog/store.ts'
import { selectAllStores, storeFromRow } from '../catalog/store-rows.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

/** A store as people of the shop see it, open or not. */
export interface ShelfStore {
  readonly store: Store
  readonly retiredAt?: Date
}

/** Every store, those that are open first. */
export async function listShelfStores(marketplace: Marketplace): Promise<ShelfStore[]> {
  requireOperator(marketplace, 'staff')
  const rows = await selectAllStores(marketplace.db).orderBy('retired_at', 'desc').orderBy('id').execute()
  return rows.map(shelfStoreFromRow)
}

/** One store, open or not. Throws NotFound for one that never was. */
export async function getShelfStore(marketplace: Marketplace, id: number): Promise<ShelfStore> {
  requireOperator(marketplace, 'staff')
  const row = await selectAllStores(marketplace.db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('store', id)
  return shelfStoreFromRow(row)
}

function shelfStoreFromRow(row: Parameters<typeof storeFromRow>[0] & { readonly retired_at: Date | null }): ShelfStore {
  return { store: storeFromRow(row), ...(row.retired_at && { retiredAt: row.retired_at }) }
}
