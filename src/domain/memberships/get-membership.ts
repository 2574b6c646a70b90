import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { membershipColumns, membershipOf, type PlanMembership } from './plan-membership.ts'

/** A request for a pack as the people of the shop see it; the letters about it are written from it too. */
export async function getMembership({ db }: Marketplace, id: number): Promise<PlanMembership> {
  const row = await db.selectFrom('plan_requests').select(membershipColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('plan request', id)
  return membershipOf(row)
}
