import type { Marketplace } from '../marketplace.ts'
import { type ListPart, newestFirst, oldestFirst, type PartWanted, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { membershipColumns, membershipOf, type PlanMembership, type PlanStatus } from './plan-membership.ts'

export const soonMilliseconds = 7 * 24 * 60 * 60 * 1000

/** `ending` are approved packs that end within a week, the first to end first. */
export type MembershipFilter = PlanStatus | 'ending'

interface MembershipsWanted extends PartWanted {
  readonly filter: MembershipFilter
}

/** The requests for packs of a status, newest first; those that wait for a decision, oldest first. */
export async function listMemberships(
  marketplace: Marketplace,
  { filter, olderThan, newerThan }: MembershipsWanted,
): Promise<ListPart<PlanMembership>> {
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
  const isWaiting = filter === 'pending'
  const found = await requests
    .where('status', '=', filter)
    .where('id', '<', olderThan ?? Number.MAX_SAFE_INTEGER)
    .where('id', '>', newerThan ?? 0)
    .orderBy('id', isWaiting ? 'asc' : 'desc')
    .limit(rowsAtOnce + 1)
    .execute()
  return (isWaiting ? oldestFirst : newestFirst)(found.map(membershipOf))
}
