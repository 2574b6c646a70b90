import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PlanRequestDetails, planRequestColumns, planRequestFromRow } from './plan-request-details.ts'

/** Returns a plan request with its status, also for emails about it. Throws NotFound. */
export async function getPlanRequestDetails({ actor, db }: Marketplace, id: number): Promise<PlanRequestDetails> {
  requireAllowed(mayDecidePlanRequests(actor))
  const row = await db.selectFrom('plan_requests').select(planRequestColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('plan request', id)
  return planRequestFromRow(row)
}
