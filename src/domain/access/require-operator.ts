import type { Marketplace } from '../marketplace.ts'
import { NotAllowed } from './not-allowed.ts'
import type { Operator } from './operator.ts'
import { hasRole, type Role } from './role.ts'

/**
 * Returns the signed-in operator, who must have the needed role. Throws NotAllowed. Every operation of the back office
 * begins with it, so permissions depend on no URL and no screen.
 */
export function requireOperator({ operator }: Marketplace, needed: Role): Operator {
  if (!operator || !hasRole(operator.role, needed)) throw new NotAllowed(needed)
  return operator
}
