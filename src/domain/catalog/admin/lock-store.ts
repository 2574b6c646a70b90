import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type AdminStore, readAdminStore } from './admin-stores.ts'

/** Locks the row of a store of the scope until the transaction ends, and returns it as it is now. Throws NotFound. */
export async function lockStore(marketplace: Marketplace, scope: StoreScope, id: number): Promise<AdminStore> {
  const found = await marketplace.db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', id)
    .where(isInScope(scope, 'stores.id'))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotFound('store', id)
  return readAdminStore(marketplace, scope, id)
}
