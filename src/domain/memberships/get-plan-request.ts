import type { Email } from '../email.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Phone } from '../phone.ts'
import type { PlanName } from './plan.ts'
import type { PlanRequest } from './request-plan.ts'

export async function getPlanRequest({ db }: Marketplace, planRequestId: number): Promise<PlanRequest> {
  const request = await db
    .selectFrom('plan_requests')
    .select(['plan', 'name', 'email', 'phone', 'project', 'description'])
    .where('id', '=', planRequestId)
    .executeTakeFirst()
  if (!request) throw new NotFound('plan request', planRequestId)
  return {
    ...request,
    plan: request.plan as PlanName,
    email: request.email as Email,
    phone: request.phone as Phone,
  }
}
