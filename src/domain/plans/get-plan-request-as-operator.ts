import { requireOperator } from '#domain/access/require-operator.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getPlanRequestDetails } from './get-plan-request-details.ts'
import type { PlanRequestDetails } from './plan-request-details.ts'

/** Returns a plan request for operators. Throws NotFound. */
export async function getPlanRequestAsOperator(marketplace: Marketplace, id: number): Promise<PlanRequestDetails> {
  requireOperator(marketplace, 'staff')
  return getPlanRequestDetails(marketplace, id)
}
