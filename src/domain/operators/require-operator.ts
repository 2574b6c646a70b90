import type { Marketplace } from '../marketplace.ts'
import { mayActAs, type Operator, type Role } from './operator.ts'

/** Someone may not do this: nobody is signed in, or the role does not reach. Every surface answers it with its 403. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'

  constructor(needed: Role) {
    super(`Only ${needed === 'owner' ? 'an owner' : 'people of the shop'} may do this`)
  }
}

/**
 * The person at work, who must have the role. Every operation of the back office begins with it, so what may be done
 * depends on no address and no screen.
 */
export function requireOperator({ operator }: Marketplace, needed: Role): Operator {
  if (!operator || !mayActAs(operator.role, needed)) throw new NotAllowed(needed)
  return operator
}
