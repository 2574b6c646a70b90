import { postOrderStep } from '#domain/cash-book/post-order-step.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type OrderStatus, releasedStatus } from '#domain/order-status.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { insertStep } from './insert-step.ts'
import { returnStock } from './return-stock.ts'
import { takeStock } from './take-stock.ts'
import { visibleFrom } from './undo-window.ts'
import { undoWindowSetting } from './undo-window-setting.ts'

export interface OrderStep {
  readonly to: OrderStatus
  /** The status the order must still have; without it, any status from which a transition leads to `to`. */
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
  /** No transition leads from the current status to the requested one. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }
  /** The order holds no pieces and would take them, but these lines exceed the stock. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }

/**
 * Advances an order to another status, along the transitions in the table `order_transitions`. A transition that
 * returns the pieces puts them back into stock in the same transaction, at most once; one that takes them needs all of
 * them in stock. The customer sees a step of staff once it is no longer undone without a reason. Throws NotFound for an
 * unknown order.
 */
export async function advanceOrder(
  marketplace: Marketplace,
  orderId: number,
  { to, from, note = '', batchId, claim = millimes(0), isAtCounter = false }: OrderStep,
): Promise<AdvanceOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const transition = await marketplace.db
      .selectFrom('order_transitions')
      .select(['returns_stock', 'takes_stock'])
      .where('from_status', '=', status)
      .where('to_status', '=', to)
      .where(({ eb, or }) => or([eb('is_past', '=', false), eb.val(isAtCounter)]))
      .executeTakeFirst()
    if (!transition || status !== (from ?? status)) return { outcome: 'not-possible', status }
    if (transition.takes_stock) {
      const short = await takeStock(marketplace, orderId, status === releasedStatus ? 'revival' : 'sale')
      if (short.length > 0) return { outcome: 'out-of-stock', lines: short }
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
    if (transition.returns_stock)
      await returnStock(marketplace, orderId, to === releasedStatus || to === 'requested' ? 'release' : 'cancel')
    return { outcome: 'advanced', stepId }
  })
}

/** What staff do can be a mistake; what customers do and what falls due is shown at once. */
async function visibleAtOf(marketplace: Marketplace): Promise<{ visibleAt?: Date }> {
  if (marketplace.actor.kind !== 'operator') return {}
  const { value } = await getSetting(marketplace, undoWindowSetting)
  return { visibleAt: visibleFrom(marketplace.clock.now(), value) }
}
