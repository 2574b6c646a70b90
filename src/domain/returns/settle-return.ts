import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { postPayment, postRefund, readRefundable } from '#domain/cash-book/post-payment.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum, times } from '#domain/money.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { readPayment } from '#domain/orders/payments/read-payments.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import { listEarlierRefunds } from './earlier-refunds.ts'
import {
  maySettle,
  type ReturnDisposition,
  type ReturnLine,
  type ReturnSettlement,
  type ReturnStatus,
} from './order-return.ts'
import { placeExchange } from './place-exchange.ts'
import { postMakersOfRefund } from './post-makers-of-refund.ts'
import { refundShares } from './refund-shares.ts'
import { readReturnLines } from './return-lines.ts'
import { shelfMovements } from './shelf-movements.ts'
import {
  insertReturnStep,
  isJustTaken,
  type LockedReturn,
  lockReturn,
  type NewReturnStep,
  readLastReturnStep,
} from './take-return-step.ts'

interface RefundOfReturn {
  /** In millimes; 0 where nothing is left to be paid back. */
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  /** Whether the customer agreed to less than was paid, of pieces for which the law gives everything back. */
  readonly isLessAgreed?: boolean
}

export type NewSettlement =
  | ({ readonly by: 'refund' } & RefundOfReturn)
  /**
   * `variants`: of the new pieces, by the position of the line; the same as before where none is named. `fee` in
   * millimes.
   */
  | { readonly by: 'exchange'; readonly variants: ReadonlyMap<number, number>; readonly fee: Millimes }
  /** A refund that was recorded on the page of the order, and is that of the return from now on. */
  | { readonly by: 'earlier-refund'; readonly paymentId: number }
  /** `fee` in millimes, of the parcel that brings the pieces back; undefined where the customer fetches them. */
  | { readonly by: 'repaired'; readonly fee: Millimes | undefined }

export type SettleOutcome =
  | { readonly outcome: 'settled'; readonly exchangeOrderId?: number }
  | { readonly outcome: 'not-possible'; readonly status: ReturnStatus }
  /** Pieces to repair are sent back, and no others. */
  | { readonly outcome: 'not-fitting' }
  /** More than was paid, less what was refunded already, in millimes. */
  | { readonly outcome: 'exceeds'; readonly most: Millimes }
  /** Nothing is to go back, though something was paid for the pieces. */
  | { readonly outcome: 'no-amount' }
  /** Of a withdrawal all goes back, in millimes, unless the customer agreed to less. */
  | { readonly outcome: 'less-than-paid'; readonly due: Millimes }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  | { readonly outcome: 'unknown-variant' }

/** Whether the return was settled by the same: the same refund, or other pieces as well. */
async function isSame(marketplace: Marketplace, { id, paidOrderId }: LockedReturn, settlement: NewSettlement) {
  const last = await readLastReturnStep(marketplace, id)
  if (last?.settlement !== storedSettlement(settlement)) return false
  if (settlement.by !== 'refund' || last.payment_id === null) return true
  const { amount, means, reference } = await readPayment(marketplace, paidOrderId, last.payment_id)
  return amount === settlement.amount && means === settlement.means && reference === settlement.reference
}

type Settled = Pick<NewReturnStep, 'exchangeOrderId' | 'paymentId'> & {
  readonly outcome: 'done'
  readonly number?: string
}

/**
 * Ends an inspected return: places the order of the exchange, records the refund in the cash book, or notes that the
 * repaired pieces went back. A second tap settles once. Throws NotFound.
 */
export async function settleReturn(
  marketplace: Marketplace,
  returnId: number,
  asked: NewSettlement,
  { notifiesCustomer = false }: { readonly notifiesCustomer?: boolean } = {},
): Promise<SettleOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const returned = await lockReturn(marketplace, returnId)
    const { status, orderId } = returned
    if (status !== 'inspected') {
      return (await isJustTaken(marketplace, returnId, 'settled')) && (await isSame(marketplace, returned, asked))
        ? { outcome: 'settled' }
        : { outcome: 'not-possible', status }
    }
    const lines = await readReturnLines(marketplace, returnId, orderId)
    const dispositions = lines.map(({ disposition }) => disposition)
    if (!maySettle(asked.by === 'earlier-refund' ? 'refund' : asked.by, dispositions)) return { outcome: 'not-fitting' }
    const settlement =
      asked.by === 'earlier-refund' ? await takeEarlierRefund(marketplace, returned, asked.paymentId) : asked
    if (!settlement) return { outcome: 'not-possible', status }
    const done = await settle(marketplace, returned, { lines, settlement })
    if (done.outcome !== 'done') return done
    const { exchangeOrderId, paymentId, number } = done
    const step = { returnId, from: status, to: 'settled', settlement: storedSettlement(settlement) } as const
    const links = {
      ...(exchangeOrderId !== undefined && { exchangeOrderId }),
      ...(paymentId !== undefined && { paymentId }),
    }
    const returnStepId = await insertReturnStep(marketplace, { ...step, ...links })
    await recordAudit(marketplace, {
      ...{ entity: 'return', id: returnId, action: 'settled' },
      after: auditedSettlement(settlement, number),
    })
    if (notifiesCustomer) {
      await recordEvent(marketplace, { type: 'return.customer-notified', orderId, returnId, returnStepId })
    }
    return { outcome: 'settled', ...(exchangeOrderId !== undefined && { exchangeOrderId }) }
  })
}

async function settle(
  marketplace: Marketplace,
  { id: returnId, orderId, paidOrderId, reason }: LockedReturn,
  {
    lines,
    settlement,
  }: { readonly lines: readonly ReturnLine[]; readonly settlement: Exclude<NewSettlement, { by: 'earlier-refund' }> },
): Promise<Settled | SettleOutcome> {
  if (settlement.by === 'repaired') {
    return settlement.fee === undefined
      ? { outcome: 'done' }
      : sendRepaired(marketplace, { returnId, orderId, lines, fee: settlement.fee })
  }
  if (settlement.by === 'exchange') {
    const exchanged = lines.map(({ position, quantity, variantId }) => ({
      ...{ position, quantity },
      variantId: settlement.variants.get(position) ?? variantId,
    }))
    const placed = await placeExchange(marketplace, orderId, { lines: exchanged, fee: settlement.fee })
    return placed.outcome === 'placed'
      ? { outcome: 'done', exchangeOrderId: placed.orderId, number: placed.number }
      : placed
  }
  const { amount, means, reference, isLessAgreed } = settlement
  const due = millimes(Math.min(sum(lines.map(({ paid }) => paid)), await readRefundable(marketplace, paidOrderId)))
  if (amount === 0 && due > 0) return { outcome: 'no-amount' }
  if (reason === 'withdrawal' && amount < due && !isLessAgreed) return { outcome: 'less-than-paid', due }
  const posted = await postRefund(marketplace, { orderId: paidOrderId, returnId, amount, means, reference })
  if (posted.outcome === 'exceeds') return posted
  const shares = refundShares(
    amount,
    lines.map(({ paid, unitPrice, quantity }) => ({ paid, price: times(unitPrice, quantity) })),
  )
  for (const [index, { position }] of lines.entries()) {
    await marketplace.db
      .updateTable('order_return_lines')
      .set({ refunded_millimes: shares[index] ?? millimes(0) })
      .where('return_id', '=', returnId)
      .where('position', '=', position)
      .execute()
  }
  await postMakersOfRefund(marketplace, {
    returnId,
    orderId,
    paidOrderId,
    paymentId: posted.paymentId,
    refunded: shares,
  })
  return { outcome: 'done', paymentId: posted.paymentId }
}

/**
 * Revokes the refund of the order, so that the same one settles the return. Undefined if it is none of this customer's
 * any more.
 */
async function takeEarlierRefund(marketplace: Marketplace, { paidOrderId }: LockedReturn, paymentId: number) {
  const refund = (await listEarlierRefunds(marketplace, paidOrderId)).find(({ id }) => id === paymentId)
  if (!refund) return undefined
  const { amount, means, reference } = refund
  const revokes = { id: paymentId, kind: 'refunded' } as const
  await postPayment(marketplace, { orderId: paidOrderId, kind: 'not-paid', amount, means, reference, revokes })
  // What went back was agreed on when it was recorded.
  return { by: 'refund', amount, means, reference, isLessAgreed: true } as const
}

interface RepairedPieces {
  readonly returnId: number
  readonly orderId: number
  readonly lines: readonly ReturnLine[]
  readonly fee: Millimes
}

/**
 * Repaired pieces are in stock for a moment, and leave it with the parcel like those of an exchange. Where their
 * product is not offered any more they go back without one.
 */
async function sendRepaired(marketplace: Marketplace, { returnId, orderId, lines, fee }: RepairedPieces) {
  await placeOnShelf(marketplace, returnId)
  const placed = await placeExchange(marketplace, orderId, { lines, fee })
  if (placed.outcome === 'placed')
    return { outcome: 'done', exchangeOrderId: placed.orderId, number: placed.number } as const
  await moveStock(marketplace, await shelfMovements(marketplace, returnId, 'off'))
  await setDispositions(marketplace, returnId, 'to-repair')
  return placed
}

async function placeOnShelf(marketplace: Marketplace, returnId: number): Promise<void> {
  await setDispositions(marketplace, returnId, 'shelf')
  await moveStock(marketplace, await shelfMovements(marketplace, returnId, 'back'))
}

async function setDispositions({ db }: Marketplace, returnId: number, disposition: ReturnDisposition): Promise<void> {
  await db.updateTable('order_return_lines').set({ disposition }).where('return_id', '=', returnId).execute()
}

/** A parcel with repaired pieces is an exchange: it replaces them by an order that costs nothing. */
function storedSettlement(settlement: NewSettlement): ReturnSettlement {
  if (settlement.by === 'earlier-refund') return 'refund'
  return settlement.by === 'repaired' && settlement.fee !== undefined ? 'exchange' : settlement.by
}

function auditedSettlement(settlement: NewSettlement, number: string | undefined) {
  const by = storedSettlement(settlement)
  if (settlement.by === 'refund') {
    const { amount, means, reference } = settlement
    return { settlement: by, amount, means, reference }
  }
  return { settlement: by, ...(number !== undefined && { number }) }
}
