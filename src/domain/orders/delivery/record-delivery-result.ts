import { sql } from 'kysely'
import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { type DeliveryAttempt, isSameAttempt } from './delivery-attempt.ts'

/** What became of a parcel that a courier took. */
export type DeliveryResult =
  | ({ readonly outcome: 'postponed' | 'refused' } & Omit<DeliveryAttempt, 'outcome'>)
  /** `returned`: it is back in the shop, and was refused before. */
  | { readonly outcome: 'delivered' | 'lost' | 'returned'; readonly note?: string }

export interface ResultOptions {
  /** The status that the person saw; an order with another status since is left unchanged. */
  readonly from?: OrderStatus
  readonly notifiesCustomer?: boolean
  /** Whether the same attempt counts once however much later it is sent again, as with a file that is read twice. */
  readonly isFromFile?: boolean
  /** Common to the results that were recorded together. */
  readonly batchId?: string
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
  { from, notifiesCustomer = false, isFromFile = false, batchId }: ResultOptions = {},
): Promise<DeliveryResultOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (status !== (from ?? status)) return { outcome: 'not-possible', status }
    const batch = batchId === undefined ? {} : { batchId }
    if (result.outcome === 'postponed')
      return recordPostponed(marketplace, orderId, { status, result, isFromFile, batchId })
    if (result.outcome === 'returned' && status === 'shipped')
      await advanceOrderAsOperator(marketplace, orderId, { from: status, to: 'refused', ...batch })
    const { outcome } = await advanceOrderAsOperator(marketplace, orderId, {
      ...{ from: result.outcome === 'returned' && status === 'shipped' ? 'refused' : status, to: result.outcome },
      ...{ note: result.note ?? '', notifiesCustomer, ...batch },
    })
    if (outcome !== 'advanced') return { outcome: 'not-possible', status }
    if (result.outcome === 'refused') await insertAttempt(marketplace, orderId, result, batchId)
    return { outcome: 'recorded' }
  })
}

interface PostponedDelivery {
  readonly status: OrderStatus
  readonly result: DeliveryAttempt
  readonly isFromFile: boolean
  readonly batchId: string | undefined
}

async function recordPostponed(
  marketplace: Marketplace,
  orderId: number,
  { status, result, isFromFile, batchId }: PostponedDelivery,
): Promise<DeliveryResultOutcome> {
  if (status !== 'shipped') return { outcome: 'not-possible', status }
  if (!(await isRecorded(marketplace, orderId, { result, isFromFile }))) {
    await insertAttempt(marketplace, orderId, result, batchId)
    const { note, postponedUntil } = result
    const after = { ...(note && { note }), ...(postponedUntil && { postponedUntil }) }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'postponed', after })
  }
  return { outcome: 'recorded' }
}

/** A button tapped twice is one attempt, and so is a file that is read twice. */
async function isRecorded(
  marketplace: Marketplace,
  orderId: number,
  { result, isFromFile }: Pick<PostponedDelivery, 'result' | 'isFromFile'>,
): Promise<boolean> {
  const last = await readLastAttempt(marketplace, orderId)
  if (!last || !isSameAttempt(last, result)) return false
  const { actor, clock } = marketplace
  const isJustNow = clock.now().getTime() - last.made_at.getTime() < repetitionMilliseconds
  return isFromFile || (isJustNow && isSameActor(last, actorColumns(actor)))
}

function readLastAttempt({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('effective_delivery_attempts')
    .select(['outcome', 'reason', 'note', 'actor_kind', 'actor_id', 'made_at'])
    .select(sql<TunisDay | null>`postponed_until::text`.as('postponed_until'))
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

const repetitionMilliseconds = 60_000

async function insertAttempt(
  marketplace: Marketplace,
  orderId: number,
  attempt: DeliveryAttempt,
  batchId: string | undefined,
): Promise<void> {
  const { db, clock, actor } = marketplace
  const { outcome, decidedBy, reason, note = '', postponedUntil = null } = attempt
  await db
    .insertInto('delivery_attempts')
    .values({
      ...{ order_id: orderId, outcome, decided_by: decidedBy, reason, note, postponed_until: postponedUntil },
      ...{ batch_id: batchId ?? null, made_at: clock.now(), ...actorColumns(actor) },
    })
    .execute()
}
