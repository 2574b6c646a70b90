import { NotAllowed } from './not-allowed.ts'

/**
 * Throws NotAllowed unless a policy allows the operation: `requireAllowed(mayEditProducts(marketplace.actor))`.
 * Operations begin with it, so permissions depend on no URL and no screen.
 */
export function requireAllowed(isAllowed: boolean): asserts isAllowed {
  if (!isAllowed) throw new NotAllowed()
}
