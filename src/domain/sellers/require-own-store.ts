import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Throws NotFound for a store outside of the scope, as for one that does not exist. */
export async function requireOwnStore(
  { db }: Pick<Marketplace, 'db'>,
  scope: StoreScope,
  storeId: number,
): Promise<void> {
  const store = db.selectFrom('stores').select('id').where('id', '=', storeId)
  if (!(await store.where(isInScope(scope, 'stores.id')).executeTakeFirst())) throw new NotFound('store', storeId)
}
