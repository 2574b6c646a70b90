import type { Actor } from '#domain/access/actor.ts'
import { postOrderStep } from '#domain/cash-book/post-order-step.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type OrderStatus, releasedStatus } from '#domain/order-status.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { forgetPreparations } from '#domain/orders/preparations/carry-preparations.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { findStep } from '#domain/steps.ts'
import { insertStep } from './insert-step.ts'
import { orderSteps } from './order-steps.ts'
import { returnStock } from './return-stock.ts'
import { takeStock } from './take-stock.ts'
import { visibleFrom } from './undo-window.ts'
import { undoWindowSetting } from './undo-window-setting.ts'

export interface OrderStep {
  readonly to: OrderStatus
  /** The status the order must still have; without it, any status from which a step leads to `to`. */
  readonly from?: OrderStatus | undefined
  readonly note?: string
  /** Common to the steps that were taken together. */
  readonly batchId?: string
  /** What the courier owes for the pieces of a lost parcel that is written off, in millimes. */
  readonly claim?: Millimes
  /** Whether the order is handed over in the shop: then it is delivered without a parcel. */
  readonly isAtCounter?: boolean
}

export type AdvanceOutcome =
  | { readonly outcome: 'advanced'; readonly stepId: number }
  /** No step of the actor leads from the current status to the requested one. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }
  /** The order holds no pieces and would take them, but these lines exceed the stock. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }

/**
 * Advances an order to another status by one of `orderSteps` that the actor may take. A step that brings the pieces
 * back puts them into stock in the same transaction, at most once; one that takes them needs all of them in stock. The
 * customer sees a step of staff once it is no longer undone without a reason. Throws NotFound for an unknown order.
 */
export async function advanceOrder(
  marketplace: Marketplace,
  orderId: number,
  { to, from, note = '', batchId, claim = millimes(0), isAtCounter = false }: OrderStep,
): Promise<AdvanceOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const step = findStep(orderSteps, status, to)
    const takers = isAtCounter ? (['counter'] as const) : takersOf(marketplace.actor)
    if (!step?.by.some((taker) => takers.includes(taker)) || status !== (from ?? status))
      return { outcome: 'not-possible', status }
    if (step.stock === 'is taken') {
      const short = await takeStock(marketplace, orderId, status === releasedStatus ? 'revival' : 'sale')
      if (short.length > 0) return { outcome: 'out-of-stock', lines: short }
      await forgetPreparations(marketplace, orderId)
    }

    const visibleAt = await visibleAtOf(marketplace)
    const stepId = await insertStep(marketplace, { orderId, from: status, to, note, batchId, ...visibleAt })
    await postOrderStep(marketplace, {
      orderId,
      stepId,
      from: status,
      to,
      claim: to === 'written-off' ? claim : millimes(0),
    })
    if (step.stock === 'comes back')
      await returnStock(marketplace, orderId, to === releasedStatus || to === 'requested' ? 'release' : 'cancel')
    return { outcome: 'advanced', stepId }
  })
}

/** The program acts for staff too, such as for what a courier reports. */
function takersOf({ kind }: Actor): readonly ('staff' | 'customer' | 'program' | 'counter')[] {
  if (kind === 'customer') return ['customer']
  if (kind === 'operator') return ['staff']
  return kind === 'system' ? ['staff', 'program'] : []
}

/** What staff do can be a mistake; what customers do and what falls due is shown at once. */
async function visibleAtOf(marketplace: Marketplace): Promise<{ visibleAt?: Date }> {
  if (marketplace.actor.kind !== 'operator') return {}
  const { value } = await getSetting(marketplace, undoWindowSetting)
  return { visibleAt: visibleFrom(marketplace.clock.now(), value) }
}
