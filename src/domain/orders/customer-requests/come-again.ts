import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { endOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { RequestRefusal } from './customer-request.ts'
import { findLastRequest, insertCustomerRequest, isAskedTooOften } from './insert-customer-request.ts'
import { consumeRequestLimit } from './request-limits.ts'

const offeredDays = 6

/** Returns the days on which a courier may be asked to come again: the next working days after today. Pure. */
export function comeAgainDays(now: Date, days: ClosedDays): TunisDay[] {
  const tomorrow = tunisDayOf(endOfDay(tunisDayOf(now)))
  const first = addWorkingDays(tomorrow, 0, days)
  return Array.from({ length: offeredDays }, (_, count) => addWorkingDays(first, count, days))
}

export interface ComeAgainWish {
  readonly on: TunisDay
  readonly note: string
}

export type ComeAgainOutcome =
  | { readonly outcome: 'come-again-asked'; readonly on: TunisDay }
  | { readonly outcome: 'not-offered' }
  /** `too-early`: no courier has it yet. */
  | { readonly outcome: 'too-early' }
  | RequestRefusal

/**
 * Notes for the office that the customer of the private link was not at home, and when the courier may come again. A
 * later wish replaces it. Idempotent. Throws RateLimited.
 */
export async function askToComeAgain(marketplace: Marketplace, { on, note }: ComeAgainWish): Promise<ComeAgainOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (status === 'confirmed' || status === 'packed' || status === 'received' || status === 'requested')
      return { outcome: 'too-early' }
    if (status !== 'shipped') return { outcome: 'too-late' }
    const last = await findLastRequest(marketplace, orderId, 'come-again')
    if (last?.comeOn === on && last.note === note) return { outcome: 'come-again-asked', on }
    const { value: days } = await getSetting(marketplace, closedDaysSetting)
    if (!comeAgainDays(marketplace.clock.now(), days).includes(on)) return { outcome: 'not-offered' }
    if (await isAskedTooOften(marketplace, orderId, 'come-again')) return { outcome: 'too-often' }
    const requestId = await insertCustomerRequest(marketplace, orderId, {
      ...{ kind: 'come-again', from_status: status, come_on: on, note },
    })
    await recordEvent(marketplace, { type: 'order.come-again-requested', orderId, requestId })
    await consumeRequestLimit(marketplace, orderId)
    return { outcome: 'come-again-asked', on }
  })
}
