import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PlanRequestDetails, planRequestFromRow, selectPlanRequests } from './plan-request-details.ts'

/** Returns a plan request with its status, also for emails about it. Throws NotFound. */
export async function getPlanRequestDetails(marketplace: Marketplace, id: number): Promise<PlanRequestDetails> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  const row = await selectPlanRequests(marketplace).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('plan request', id)
  return planRequestFromRow(row)
}
