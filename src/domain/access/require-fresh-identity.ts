import type { Marketplace } from '#domain/marketplace.ts'
import { hasOwnAccount } from './policies.ts'

/** How long a check of the identity counts. */
export const identityFreshMilliseconds = 10 * 60_000

/** The operator has to prove again who it is before this. Pages lead to the check before they call the operation. */
export class IdentityCheckRequired extends Error {
  override readonly name = 'IdentityCheckRequired'

  constructor() {
    super('The operator has to prove again who it is')
  }
}

/** Returns whether the operator has just proved who it is. The program itself need not. */
export function hasFreshIdentity({ actor, clock }: Pick<Marketplace, 'actor' | 'clock'>): boolean {
  if (actor.kind === 'system') return true
  if (!hasOwnAccount(actor) || !actor.identityCheckedAt) return false
  return clock.now().getTime() - actor.identityCheckedAt.getTime() < identityFreshMilliseconds
}

/**
 * Throws IdentityCheckRequired unless the operator has just proved who it is, so that an unattended or stolen session
 * neither takes over the account nor takes out the addresses of people.
 */
export function requireFreshIdentity(marketplace: Pick<Marketplace, 'actor' | 'clock'>): void {
  if (!hasFreshIdentity(marketplace)) throw new IdentityCheckRequired()
}
