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
import { type PlanRequestDetails, planRequestColumns, planRequestFromRow } from './plan-request-details.ts'
import type { PlanStatus } from './plan-status.ts'

export const endingSoonMilliseconds = 7 * 24 * 60 * 60 * 1000

/** So many plans that end in the same week are listed. */
const maxEnding = 500

/** `ending`: approved plans that end within a week, the first to end first. */
export type PlanRequestFilter = PlanStatus | 'ending'

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
  const requests = db.selectFrom('plan_requests').select(planRequestColumns)
  if (filter === 'ending') {
    const now = clock.now()
    const ending = requests
      .where('status', '=', 'approved')
      .where('expires_at', '>', now)
      .where('expires_at', '<=', new Date(now.getTime() + endingSoonMilliseconds))
      .orderBy('expires_at')
      .limit(maxEnding)
    return { rows: (await ending.execute()).map(planRequestFromRow) }
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
