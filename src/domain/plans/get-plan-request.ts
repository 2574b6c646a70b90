import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PlanRequest } from './request-plan.ts'

export async function getPlanRequest(
  { actor, db }: Marketplace,
  planRequestId: number,
): Promise<PlanRequest & { readonly locale: Locale }> {
  requireAllowed(mayDecidePlanRequests(actor))
  const request = await db
    .selectFrom('plan_requests')
    .select(['plan', 'name', 'email', 'phone', 'project', 'description', 'locale'])
    .where('id', '=', planRequestId)
    .executeTakeFirst()
  if (!request) throw new NotFound('plan request', planRequestId)
  return {
    ...request,
    plan: request.plan,
    email: request.email,
    phone: request.phone,
  }
}
