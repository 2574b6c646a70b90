import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockCourier } from '#domain/couriers/list-couriers.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import type { AddedOrders } from './handover.ts'
import { joinHandover } from './join-handover.ts'
import { lockHandover, orderNumbers } from './lock-handover.ts'

/** The parcels were handed over meanwhile: the hand-over does not change any more. */
export interface IsOver {
  readonly outcome: 'over'
}

/** Adds orders to a hand-over that is open. Throws NotFound for an unknown hand-over; unknown orders are skipped. */
export async function addToHandover(
  marketplace: Marketplace,
  handoverId: number,
  orderIds: readonly number[],
): Promise<({ readonly outcome: 'changed' } & AddedOrders) | IsOver> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await lockHandover(marketplace, handoverId)).isOpen) return { outcome: 'over' }
    const joined = await joinHandover(marketplace, handoverId, orderIds)
    if (joined.added.length > 0) {
      const after = { orders: await orderNumbers(marketplace, joined.added) }
      await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'orders added', after })
    }
    return { outcome: 'changed', ...joined }
  })
}

/**
 * Takes an order out of a hand-over that is open. Repeated, it does nothing. Throws NotFound for an unknown hand-over.
 */
export async function takeOutOfHandover(
  marketplace: Marketplace,
  handoverId: number,
  orderId: number,
): Promise<{ readonly outcome: 'changed' } | IsOver> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await lockHandover(marketplace, handoverId)).isOpen) return { outcome: 'over' }
    const { numDeletedRows } = await marketplace.db
      .deleteFrom('handover_orders')
      .where('handover_id', '=', handoverId)
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) {
      const before = { orders: await orderNumbers(marketplace, [orderId]) }
      await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'orders taken out', before })
    }
    return { outcome: 'changed' }
  })
}

/** Gives a hand-over that is open to another courier. Throws NotFound for an unknown one of either. */
export async function changeCourier(
  marketplace: Marketplace,
  handoverId: number,
  courierId: number,
): Promise<{ readonly outcome: 'changed' } | IsOver | { readonly outcome: 'courier-retired' }> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const handover = await lockHandover(marketplace, handoverId)
    if (!handover.isOpen) return { outcome: 'over' }
    if (handover.courierId === courierId) return { outcome: 'changed' }
    const [from, to] = [await lockCourier(marketplace, handover.courierId), await lockCourier(marketplace, courierId)]
    if (to.retiredAt !== undefined) return { outcome: 'courier-retired' }
    await marketplace.db.updateTable('handovers').set({ courier_id: courierId }).where('id', '=', handoverId).execute()
    const [before, after] = [{ courier: from.name }, { courier: to.name }]
    await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'courier changed', before, after })
    return { outcome: 'changed' }
  })
}

/** Drops a hand-over that is open: its orders are as they were. Throws NotFound. */
export async function discardHandover(
  marketplace: Marketplace,
  handoverId: number,
): Promise<{ readonly outcome: 'discarded' } | IsOver> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    if (!(await lockHandover(marketplace, handoverId)).isOpen) return { outcome: 'over' }
    const removed = await db
      .deleteFrom('handover_orders')
      .where('handover_id', '=', handoverId)
      .returning('order_id')
      .execute()
    await db.deleteFrom('handovers').where('id', '=', handoverId).execute()
    const before = {
      orders: await orderNumbers(
        marketplace,
        removed.map(({ order_id }) => order_id),
      ),
    }
    await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'discarded', before })
    return { outcome: 'discarded' }
  })
}

/** Adds the order with a number, as it was typed or read from a label. Throws NotFound for an unknown hand-over. */
export async function addNumberToHandover(
  marketplace: Marketplace,
  handoverId: number,
  typed: string,
): Promise<({ readonly outcome: 'changed'; readonly number: string } & AddedOrders) | IsOver | UnknownNumber> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const number = parseOrderNumber(typed)
    const order =
      number !== undefined &&
      (await marketplace.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())
    if (!number || !order) return { outcome: 'unknown-number' }
    const result = await addToHandover(marketplace, handoverId, [order.id])
    return result.outcome === 'over' ? result : { ...result, number }
  })
}

/** No order has this number. */
interface UnknownNumber {
  readonly outcome: 'unknown-number'
}
