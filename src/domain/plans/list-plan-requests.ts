import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import {
  type KeysetPage,
  type PageCursor,
  rowsPerPage,
  toNewestFirstPage,
  toOldestFirstPage,
} from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { type PlanRequestDetails, planRequestFromRow, selectPlanRequests } from './plan-request-details.ts'
import type { PlanStatus } from './plan-status.ts'

/** As long before the end of a plan as its maker is reminded first. */
export const endingSoonMilliseconds = 14 * 24 * 60 * 60 * 1000

/** Plans that end before this moment end soon: so many days after today, or sooner. */
export function endingSoonUntil(now: Date): Date {
  return new Date(endOfDay(tunisDayOf(now)).getTime() + endingSoonMilliseconds)
}

/** So many plans that end soon, or are not paid, are listed. */
const maxListed = 500

/**
 * `ending`: approved plans that end within two weeks, the first to end first. `unpaid`: those for which something is
 * overdue, the longest first.
 */
export type PlanRequestFilter = PlanStatus | 'ending' | 'unpaid'

interface PlanRequestListOptions extends PageCursor {
  readonly filter: PlanRequestFilter
}

/** Lists plan requests by status, newest first; pending ones oldest first. */
export async function listPlanRequests(
  marketplace: Marketplace,
  { filter, olderThan, newerThan }: PlanRequestListOptions,
): Promise<KeysetPage<PlanRequestDetails>> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  const { db, clock } = marketplace
  const requests = selectPlanRequests(marketplace)
  if (filter === 'ending') {
    const now = clock.now()
    const ending = requests
      .where('status', '=', 'approved')
      .where('expires_at', '>', now)
      .where('expires_at', '<=', endingSoonUntil(now))
      .orderBy('expires_at')
      .limit(maxListed)
    return { rows: (await ending.execute()).map(planRequestFromRow) }
  }
  if (filter === 'unpaid') {
    const overdue = db
      .selectFrom('plan_dues')
      .select(['plan_request_id', ({ fn }) => fn.min('pay_by').as('pay_by')])
      .where('state', '=', 'open')
      .where('pay_by', '<', tunisDayOf(clock.now()))
      .groupBy('plan_request_id')
    const unpaid = requests
      .innerJoin(overdue.as('overdue'), 'overdue.plan_request_id', 'plan_requests.id')
      .orderBy('overdue.pay_by')
      .orderBy('plan_requests.id')
      .limit(maxListed)
    return { rows: (await unpaid.execute()).map(planRequestFromRow) }
  }
  const isWaiting = filter === 'pending'
  const found = await requests
    .where('status', '=', filter)
    .where('id', '<', olderThan ?? Number.MAX_SAFE_INTEGER)
    .where('id', '>', newerThan ?? 0)
    .orderBy('id', isWaiting ? 'asc' : 'desc')
    .limit(rowsPerPage + 1)
    .execute()
  return (isWaiting ? toOldestFirstPage : toNewestFirstPage)(found.map(planRequestFromRow))
}
