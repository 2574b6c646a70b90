import { sql } from 'kysely'
import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'

/** What became of a parcel that a courier took. */
export type DeliveryResult =
  | ({ readonly outcome: 'postponed' | 'refused' } & Omit<DeliveryAttempt, 'outcome'>)
  /** `returned`: it is back in the shop, and was refused before. */
  | { readonly outcome: 'delivered' | 'lost' | 'returned'; readonly note?: string }

export interface ResultOptions {
  /** The status that the person saw; an order with another status since is left unchanged. */
  readonly from?: OrderStatus
  readonly notifiesCustomer?: boolean
}

export type DeliveryResultOutcome =
  | { readonly outcome: 'recorded' }
  /** The order is not with a courier, or this has been recorded already. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }

/**
 * Records what became of a parcel: advances its order, or notes an attempt of an order that stays on its way. The same
 * result sent twice is recorded once. Throws NotFound for an unknown order.
 */
export async function recordDeliveryResult(
  marketplace: Marketplace,
  orderId: number,
  result: DeliveryResult,
  { from, notifiesCustomer = false }: ResultOptions = {},
): Promise<DeliveryResultOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (status !== (from ?? status)) return { outcome: 'not-possible', status }
    if (result.outcome === 'postponed') return recordPostponed(marketplace, orderId, { status, result })
    if (result.outcome === 'returned' && status === 'shipped')
      await advanceOrderAsOperator(marketplace, orderId, { from: status, to: 'refused' })
    const { outcome } = await advanceOrderAsOperator(marketplace, orderId, {
      ...{ from: result.outcome === 'returned' && status === 'shipped' ? 'refused' : status, to: result.outcome },
      ...{ note: result.note ?? '', notifiesCustomer },
    })
    if (outcome !== 'advanced') return { outcome: 'not-possible', status }
    if (result.outcome === 'refused') await insertAttempt(marketplace, orderId, result)
    return { outcome: 'recorded' }
  })
}

async function recordPostponed(
  marketplace: Marketplace,
  orderId: number,
  { status, result }: { readonly status: OrderStatus; readonly result: DeliveryAttempt },
): Promise<DeliveryResultOutcome> {
  if (status !== 'shipped') return { outcome: 'not-possible', status }
  if (!(await isJustRecorded(marketplace, orderId, result))) {
    await insertAttempt(marketplace, orderId, result)
    const { note, postponedUntil } = result
    const after = { ...(note && { note }), ...(postponedUntil && { postponedUntil }) }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'postponed', after })
  }
  return { outcome: 'recorded' }
}

/** A button tapped twice, or a file read twice on one day, is one attempt. */
async function isJustRecorded(marketplace: Marketplace, orderId: number, attempt: DeliveryAttempt): Promise<boolean> {
  const last = await marketplace.db
    .selectFrom('delivery_attempts')
    .select(['outcome', 'reason', 'actor_kind', 'actor_id', 'made_at'])
    .select(sql<TunisDay | null>`postponed_until::text`.as('postponed_until'))
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (
    last?.outcome === 'postponed' &&
    last.reason === attempt.reason &&
    last.postponed_until === (attempt.postponedUntil ?? null) &&
    isSameActor(last, actorColumns(marketplace.actor)) &&
    marketplace.clock.now().getTime() - last.made_at.getTime() < repetitionMilliseconds
  )
}

const repetitionMilliseconds = 60_000

async function insertAttempt(marketplace: Marketplace, orderId: number, attempt: DeliveryAttempt): Promise<void> {
  const { db, clock, actor } = marketplace
  const { outcome, decidedBy, reason, note = '', postponedUntil = null } = attempt
  await db
    .insertInto('delivery_attempts')
    .values({
      ...{ order_id: orderId, outcome, decided_by: decidedBy, reason, note, postponed_until: postponedUntil },
      ...{ made_at: clock.now(), ...actorColumns(actor) },
    })
    .execute()
  await recordEvent(marketplace, { type: 'order.delivery-attempted', orderId })
}
