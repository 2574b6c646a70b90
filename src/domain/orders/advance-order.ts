import { moveStock } from '../catalog/move-stock.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderStatus } from './order-status.ts'

export interface OrderStep {
  readonly to: OrderStatus
  /** Where the order must still be; without it, wherever a transition leads on from. */
  readonly from?: OrderStatus
  /** Who takes it: `customer`, or the person of the shop. */
  readonly by: string
  readonly note?: string
}

export type AdvanceOutcome =
  | { readonly outcome: 'advanced' }
  /** No such step leads on from where the order is now. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }

/**
 * Takes an order one step further, along the transitions the database knows. Where a step brings the pieces back, they
 * go into stock with it, once. Throws NotFound for an order that never was.
 */
export async function advanceOrder(
  marketplace: Marketplace,
  orderId: number,
  { to, from, by, note = '' }: OrderStep,
): Promise<AdvanceOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const transition = await marketplace.db
      .selectFrom('order_transitions')
      .select('returns_stock')
      .where('from_status', '=', status)
      .where('to_status', '=', to)
      .executeTakeFirst()
    if (!transition || status !== (from ?? status)) return { outcome: 'not-possible', status }

    await marketplace.db
      .insertInto('order_steps')
      .values({
        ...{ order_id: orderId, from_status: status, to_status: to, made_by: by, note },
        made_at: marketplace.clock.now(),
      })
      .execute()
    if (transition.returns_stock) await returnStock(marketplace, orderId)
    await recordEvent(marketplace, { type: 'order.advanced', orderId, status: to })
    return { outcome: 'advanced' }
  })
}

/** What the order still has goes back, in the order of sizes in which orders lock them. */
async function returnStock(marketplace: Marketplace, orderId: number): Promise<void> {
  const sold = await marketplace.db
    .selectFrom('stock_movements')
    .select(({ fn }) => ['size_id', fn.sum<number>('pieces').as('pieces')] as const)
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['sale', 'amendment'])
    .groupBy('size_id')
    .having(({ fn }) => fn.sum<number>('pieces'), '<', 0)
    .orderBy('size_id')
    .execute()
  await moveStock(
    marketplace,
    sold.map(({ size_id, pieces }) => ({ kind: 'cancel', sizeId: size_id, pieces: -pieces, orderId })),
  )
}
