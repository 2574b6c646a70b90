import { actorColumns } from '#domain/access/actor-columns.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderStatus, releasedStatus } from '#domain/order-status.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { takeStock } from './take-stock.ts'

export interface OrderStep {
  readonly to: OrderStatus
  /** The status the order must still have; without it, any status from which a transition leads to `to`. */
  readonly from?: OrderStatus | undefined
  readonly note?: string
}

export type AdvanceOutcome =
  | { readonly outcome: 'advanced' }
  /** No transition leads from the current status to the requested one. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }
  /** The order holds no pieces and would take them, but these lines exceed the stock. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }

/**
 * Advances an order to another status, along the transitions in the table `order_transitions`. A transition that
 * returns the pieces puts them back into stock in the same transaction, at most once; one that takes them needs all of
 * them in stock. Throws NotFound for an unknown order.
 */
export async function advanceOrder(
  marketplace: Marketplace,
  orderId: number,
  { to, from, note = '' }: OrderStep,
): Promise<AdvanceOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const transition = await marketplace.db
      .selectFrom('order_transitions')
      .select(['returns_stock', 'takes_stock'])
      .where('from_status', '=', status)
      .where('to_status', '=', to)
      .executeTakeFirst()
    if (!transition || status !== (from ?? status)) return { outcome: 'not-possible', status }
    if (transition.takes_stock) {
      const short = await takeStock(marketplace, orderId, status === releasedStatus ? 'revival' : 'sale')
      if (short.length > 0) return { outcome: 'out-of-stock', lines: short }
    }

    await marketplace.db
      .insertInto('order_steps')
      .values({
        ...{ order_id: orderId, from_status: status, to_status: to, note },
        ...actorColumns(marketplace.actor),
        made_at: marketplace.clock.now(),
      })
      .execute()
    if (transition.returns_stock) await returnStock(marketplace, orderId, to === releasedStatus ? 'release' : 'cancel')
    await recordEvent(marketplace, { type: 'order.advanced', orderId, status: to })
    return { outcome: 'advanced' }
  })
}

/** Restocks the pieces the order still holds, in the order of size ids in which orders lock them. */
async function returnStock(marketplace: Marketplace, orderId: number, kind: 'cancel' | 'release'): Promise<void> {
  const sold = await marketplace.db
    .selectFrom('stock_movements')
    .select(({ fn }) => ['size_id', fn.sum<number>('pieces').as('pieces')] as const)
    .where('order_id', '=', orderId)
    .groupBy('size_id')
    .having(({ fn }) => fn.sum<number>('pieces'), '<', 0)
    .orderBy('size_id')
    .execute()
  await moveStock(
    marketplace,
    sold.map(({ size_id, pieces }) => ({ kind, sizeId: size_id, pieces: -pieces, orderId })),
  )
}
