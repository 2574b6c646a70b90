import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Locks an import of the scope until the transaction ends, and returns it as it is now. Throws NotFound. */
export async function lockImport({ db }: Marketplace, scope: StoreScope, id: number) {
  const found = await db
    .selectFrom('product_imports')
    .select(['id', 'store_id', 'file_name', 'state', 'version', 'contents'])
    .where('id', '=', id)
    .where(isInScope(scope, 'product_imports.store_id'))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotFound('product import', id)
  return found
}
