import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { findDuplicate } from '#domain/find-duplicate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { PersonLocale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { PlanName } from '#domain/plan.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'

export interface PlanRequest {
  readonly plan: PlanName
  readonly name: string
  readonly email: EmailAddress
  readonly phone: Phone
  readonly project: string
  readonly description: string
  /** The language in which the maker gets the answers; that of the request by default. */
  readonly locale?: PersonLocale
  /** Whether it looks like a bot's. */
  readonly isSuspicious?: boolean
}

/**
 * Stores a plan request as pending. A duplicate is stored once. One that looks like a bot's or exceeds a limit is held
 * until an operator has seen it. Returns its id.
 */
export async function requestPlan(
  marketplace: Marketplace,
  { isSuspicious = false, locale, ...request }: PlanRequest,
): Promise<number> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const isBeyondQuota = await consumeRateLimit(marketplace, 'plan-request', request)
    const duplicate = await findDuplicate(marketplace, 'plan_requests', { ...request, status: 'pending' })
    if (duplicate) return duplicate.id
    const isHeld = (await exceedsReviewLimit(marketplace, 'plan-request')) || isBeyondQuota || isSuspicious
    const { id } = await marketplace.db
      .insertInto('plan_requests')
      .values({
        ...request,
        locale: localeColumn(marketplace, locale),
        is_held: isHeld,
        expires_at: null,
        requested_at: marketplace.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!isHeld) await recordEvent(marketplace, { type: 'plan-request.received', planRequestId: id })
    return id
  })
}
