import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { membershipColumns, membershipOf, type PlanMembership, type PlanStatus } from './plan-membership.ts'

export const soonMilliseconds = 7 * 24 * 60 * 60 * 1000

/** `ending` are approved packs that end within a week, the first to end first. */
export type MembershipFilter = PlanStatus | 'ending'

interface MembershipsWanted {
  readonly filter: MembershipFilter
  readonly olderThan?: number | undefined
}

/** The requests for packs of a status, newest first. */
export async function listMemberships(
  marketplace: Marketplace,
  { filter, olderThan }: MembershipsWanted,
): Promise<NewestFirst<PlanMembership>> {
  requireOperator(marketplace, 'staff')
  const { db, clock } = marketplace
  const requests = db.selectFrom('plan_requests').select(membershipColumns)
  if (filter === 'ending') {
    const now = clock.now()
    const ending = requests
      .where('status', '=', 'approved')
      .where('expires_at', '>', now)
      .where('expires_at', '<=', new Date(now.getTime() + soonMilliseconds))
      .orderBy('expires_at')
    return { rows: (await ending.execute()).map(membershipOf) }
  }
  const found = await requests
    .where('status', '=', filter)
    .where('id', '<', olderThan ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
    .execute()
  return newestFirst(found.map(membershipOf))
}
