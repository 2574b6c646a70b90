import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { postPayment } from '#domain/cash-book/post-payment.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { readPayment } from '#domain/orders/payments/read-payments.ts'
import { lockEmailsOfStep, withdrawEmailsOfStep } from '#domain/orders/status/step-emails.ts'
import { freeUndoUntil } from '#domain/orders/status/undo-window.ts'
import type { ReturnStatus } from './order-return.ts'
import { reverseMakersOfRefund } from './post-makers-of-refund.ts'
import { hasPieces, readReturnableLines } from './returnable-lines.ts'
import { shelfMovements } from './shelf-movements.ts'
import { insertReturnStep, type LockedReturn, lockReturn, readLastReturnStep } from './take-return-step.ts'

export type UndoReturnOutcome =
  | { readonly outcome: 'undone'; readonly status: ReturnStatus }
  /** Somebody has undone it, or taken another step since. */
  | { readonly outcome: 'changed-since'; readonly status: ReturnStatus }
  /** The customer may know of it. */
  | { readonly outcome: 'reason-needed' }
  /** Its pieces were sold since. */
  | { readonly outcome: 'out-of-stock' }
  /** The order of the exchange goes on: it is canceled first. */
  | { readonly outcome: 'exchange-goes-on' }
  /** Its pieces are in another return since. */
  | { readonly outcome: 'no-such-pieces' }

type LastStep = NonNullable<Awaited<ReturnType<typeof readLastReturnStep>>>

/**
 * Undoes the last step of a return: pieces leave the shelf again, a refund is revoked. Within the window it needs no
 * reason and the email of the step is withdrawn; later it needs one, and a customer who was told is told again. Throws
 * NotFound.
 */
export async function undoReturnStep(
  marketplace: Marketplace,
  returnId: number,
  { seenStepId, reason = '' }: { readonly seenStepId: number; readonly reason?: string },
): Promise<UndoReturnOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const returned = await lockReturn(marketplace, returnId)
    const { status, orderId } = returned
    const last = await readLastReturnStep(marketplace, returnId)
    if (!last) throw new NotFound('return step', returnId)
    if (last.id !== seenStepId) return { outcome: 'changed-since', status }
    const { wasTold } = await lockEmailsOfStep(marketplace, { returnStepId: last.id })
    const until = freeUndoUntil(last.visible_at)
    const isWindowOver = until === undefined || until < marketplace.clock.now()
    if (reason === '' && (wasTold || isWindowOver)) return { outcome: 'reason-needed' }
    const refusal = await takeBack(marketplace, returned, last, reason)
    if (refusal) return refusal

    await withdrawEmailsOfStep(marketplace, { returnStepId: last.id })
    const to = last.from_status
    const undo = { returnId, from: status, to, note: reason, undoesStepId: last.id }
    const returnStepId = await insertReturnStep(marketplace, undo)
    await recordAudit(marketplace, {
      ...{ entity: 'return', id: returnId, action: 'step undone' },
      ...{ before: { status }, after: { status: to, ...(reason !== '' && { note: reason }) } },
    })
    if (wasTold) await recordEvent(marketplace, { type: 'return.customer-notified', orderId, returnId, returnStepId })
    return { outcome: 'undone', status: to }
  })
}

/** Takes back what came with the step. Returns why that is not possible; then nothing changed. */
async function takeBack(
  marketplace: Marketplace,
  returned: LockedReturn,
  step: LastStep,
  reason: string,
): Promise<UndoReturnOutcome | undefined> {
  const { db } = marketplace
  const { id: returnId, orderId, paidOrderId } = returned
  if (step.to_status === 'refused' || step.settlement === 'repaired') {
    const pieces = await db
      .selectFrom('order_return_lines')
      .select(['position', 'quantity'])
      .where('return_id', '=', returnId)
      .execute()
    if (!hasPieces(await readReturnableLines(marketplace, orderId), pieces)) return { outcome: 'no-such-pieces' }
  }
  if (step.exchange_order_id !== null && !(await isOver(marketplace, step.exchange_order_id)))
    return { outcome: 'exchange-goes-on' }
  if (step.payment_id !== null) {
    const { amount, means } = await readPayment(marketplace, paidOrderId, step.payment_id)
    const revokes = { id: step.payment_id, kind: 'refunded' } as const
    await postPayment(marketplace, {
      orderId: paidOrderId,
      kind: 'not-paid',
      amount,
      means,
      reference: reason,
      revokes,
    })
    await reverseMakersOfRefund(marketplace, step.payment_id)
    await db
      .updateTable('order_return_lines')
      .set({ refunded_millimes: millimes(0) })
      .where('return_id', '=', returnId)
      .execute()
  }
  if (step.to_status === 'inspected') {
    const movements = await shelfMovements(marketplace, returnId, 'off')
    if (!(await hasStock(marketplace, movements))) return { outcome: 'out-of-stock' }
    await moveStock(marketplace, movements)
    await db.updateTable('order_return_lines').set({ disposition: null }).where('return_id', '=', returnId).execute()
    await db
      .updateTable('order_returns')
      .set({ came_back_on: null, refund_due_on: null })
      .where('id', '=', returnId)
      .execute()
  }
  return undefined
}

async function isOver({ db }: Marketplace, orderId: number): Promise<boolean> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return endedWithoutSale(status) && status !== 'refused' && status !== 'lost'
}

/** Locks the variants, and returns whether each has the pieces that leave it. */
async function hasStock(
  { db }: Marketplace,
  movements: readonly { readonly variantId: number; readonly pieces: number }[],
): Promise<boolean> {
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('id', 'in', [0, ...movements.map(({ variantId }) => variantId)])
    .orderBy('id')
    .forUpdate()
    .execute()
  const stock = new Map(variants.map(({ id, stock }) => [id, stock]))
  return movements.every(({ variantId, pieces }) => (stock.get(variantId) ?? 0) + pieces >= 0)
}
