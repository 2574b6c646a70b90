import { NotAllowed } from './not-allowed.ts'
import type { StoreScope } from './store-scope.ts'

/**
 * Throws NotAllowed unless a policy allows the operation: `requireAllowed(mayHandleOrders(marketplace.actor))`.
 * Operations begin with it, so permissions depend on no URL and no screen.
 */
export function requireAllowed(isAllowed: boolean): asserts isAllowed {
  if (!isAllowed) throw new NotAllowed()
}

/**
 * Returns the stores for which a policy of the catalog allows the operation. Throws NotAllowed where there are none.
 * What the operation then reads and writes needs them: `lockAdminProduct(marketplace, scope, id)`.
 */
export function requireScope(scope: StoreScope | undefined): StoreScope {
  requireAllowed(scope !== undefined)
  return scope
}
