import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getPlanRequestDetails } from './get-plan-request-details.ts'
import type { PlanRequestDetails } from './plan-request-details.ts'

/** Returns a plan request for operators. Throws NotFound. */
export async function getPlanRequestAsOperator(marketplace: Marketplace, id: number): Promise<PlanRequestDetails> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  return getPlanRequestDetails(marketplace, id)
}
