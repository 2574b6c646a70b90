import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { getMembership } from './get-membership.ts'
import type { PlanMembership } from './plan-membership.ts'

/** A request for a pack, for the people who decide on it. */
export async function readMembership(marketplace: Marketplace, id: number): Promise<PlanMembership> {
  requireOperator(marketplace, 'staff')
  return getMembership(marketplace, id)
}
