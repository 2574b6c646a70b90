import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { visibleFrom } from '#domain/orders/status/undo-window.ts'
import { undoWindowSetting } from '#domain/orders/status/undo-window-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { ReturnReason, ReturnSettlement, ReturnStatus, ReturnWish } from './order-return.ts'
import { readRootOrderId } from './root-order.ts'

export interface NewReturnStep {
  readonly returnId: number
  readonly from: ReturnStatus
  readonly to: ReturnStatus
  readonly note?: string
  readonly settlement?: ReturnSettlement
  readonly exchangeOrderId?: number
  readonly paymentId?: number
  readonly undoesStepId?: number
}

/**
 * Inserts a step of a return by the actor, from which triggers derive its status. A step of staff is hidden from the
 * customer until it is no longer undone without a reason. Returns its id.
 */
export async function insertReturnStep(marketplace: Marketplace, step: NewReturnStep): Promise<number> {
  const { db, clock, actor } = marketplace
  const isHidden = actor.kind === 'operator' && step.undoesStepId === undefined
  const window = isHidden ? (await getSetting(marketplace, undoWindowSetting)).value : undefined
  const { id } = await db
    .insertInto('order_return_steps')
    .values({
      ...{ return_id: step.returnId, from_status: step.from, to_status: step.to, note: step.note ?? '' },
      ...{ settlement: step.settlement, exchange_order_id: step.exchangeOrderId, payment_id: step.paymentId },
      ...{ undoes_step_id: step.undoesStepId, visible_at: window && visibleFrom(clock.now(), window) },
      ...{ made_at: clock.now(), ...actorColumns(actor) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A return whose order is locked, and so is the order that was paid for, where this one is an exchange. */
export interface LockedReturn {
  readonly id: number
  readonly orderId: number
  /** The order whose money a refund gives back: the first of a chain of exchanges. */
  readonly paidOrderId: number
  readonly status: ReturnStatus
  readonly wish: ReturnWish
  readonly reason: ReturnReason
}

/** Locks a return with its order until the transaction ends. Throws NotFound. */
export async function lockReturn(marketplace: Marketplace, returnId: number): Promise<LockedReturn> {
  const { db } = marketplace
  const found = await db.selectFrom('order_returns').select('order_id').where('id', '=', returnId).executeTakeFirst()
  if (!found) throw new NotFound('return', returnId)
  const orderId = found.order_id
  const paidOrderId = await readRootOrderId(marketplace, orderId)
  // An exchange is younger than what it is for: orders are locked in the order of their ids.
  if (paidOrderId !== orderId) await lockOrder(marketplace, paidOrderId)
  await lockOrder(marketplace, orderId)
  const { status, wish, reason } = await db
    .selectFrom('order_returns')
    .select(['status', 'wish', 'reason'])
    .where('id', '=', returnId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { id: returnId, orderId, paidOrderId, status, wish, reason }
}

/** The last step of a return that is not undone. */
export async function readLastReturnStep({ db }: Marketplace, returnId: number) {
  return db
    .selectFrom('effective_return_steps')
    .select(['id', 'from_status', 'to_status', 'note', 'settlement', 'exchange_order_id', 'payment_id', 'visible_at'])
    .select(['actor_kind', 'actor_id'])
    .where('return_id', '=', returnId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Returns whether the actor took this step just now: a button tapped twice is one step. */
export async function isJustTaken(marketplace: Marketplace, returnId: number, to: ReturnStatus): Promise<boolean> {
  const last = await readLastReturnStep(marketplace, returnId)
  return last?.to_status === to && isSameActor(last, actorColumns(marketplace.actor))
}
