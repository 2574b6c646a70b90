import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Phone } from '../phone.ts'
import { recordEvent } from '../record-event.ts'
import type { PlanName } from './plan.ts'

export interface PlanRequest {
  readonly plan: PlanName
  readonly name: string
  readonly email: Email
  readonly phone: Phone
  readonly project: string
  readonly description: string
  /** Whether it looks as if a program had written it: then it is held until someone has looked at it. */
  readonly isSuspicious?: boolean
}

/** Keeps a maker's wish for a plan: pending, without a note or an end, until the shop has looked at it. Answers its id. */
export async function requestPlan(
  marketplace: Marketplace,
  { isSuspicious = false, ...request }: PlanRequest,
): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    await countDeed(marketplace, 'plan-request', request)
    const { id } = await marketplace.db
      .insertInto('plan_requests')
      .values({ ...request, is_held: isSuspicious, expires_at: null, requested_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, {
      type: isSuspicious ? 'plan-request.held' : 'plan-request.received',
      planRequestId: id,
    })
    return id
  })
}
