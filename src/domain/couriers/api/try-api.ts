import { mayEditCouriers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { openToken } from './api-token.ts'
import type { ApiProblem } from './courier-api.ts'

export type TryOutcome =
  | { readonly outcome: 'works' }
  | { readonly outcome: 'failed'; readonly problem: ApiProblem }
  /** Another request was just made: the courier allows the next one in so many seconds. */
  | { readonly outcome: 'too-soon'; readonly seconds: number }
  | { readonly outcome: 'not-set-up' }

/**
 * Asks the API of a courier something that changes nothing, and returns whether it answers. It takes a turn of the pace
 * like any other request, and a success ends a pause after failures. Requires an owner.
 */
export async function tryApi(marketplace: Marketplace, courierId: number): Promise<TryOutcome> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  const { db, clock, courierApis } = marketplace
  const now = clock.now()
  const row = await db
    .selectFrom('courier_apis')
    .select(['api', 'base_url', 'token_sealed', 'next_request_at', 'failures'])
    .where('courier_id', '=', courierId)
    .executeTakeFirst()
  if (!row) return { outcome: 'not-set-up' }
  const token = openToken(marketplace, courierId, row.token_sealed)
  if (token === undefined) return { outcome: 'failed', problem: 'unreadable-token' }
  const pace = courierApis[row.api].secondsBetweenRequests * 1000
  const seconds = Math.ceil((row.next_request_at.getTime() - now.getTime()) / 1000)
  if (seconds > 0) return { outcome: 'too-soon', seconds }
  const { numUpdatedRows } = await db
    .updateTable('courier_apis')
    .set({ next_request_at: new Date(now.getTime() + pace) })
    .where('courier_id', '=', courierId)
    .where('next_request_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return { outcome: 'too-soon', seconds: pace / 1000 }
  const answer = await courierApis[row.api].tryAccess({ baseUrl: row.base_url, token })
  const problem = answer.outcome === 'works' ? null : answer.problem
  await db
    .updateTable('courier_apis')
    .set({ problem, ...(problem === null && { failures: 0 }) })
    .where('courier_id', '=', courierId)
    .execute()
  return answer.outcome === 'works' ? answer : { outcome: 'failed', problem: answer.problem }
}
