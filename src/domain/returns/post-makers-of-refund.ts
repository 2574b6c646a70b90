import { makerEntriesOfReturn } from '#domain/cash-book/maker-entries.ts'
import { postEntries } from '#domain/cash-book/post-entries.ts'
import { readReversals } from '#domain/cash-book/read-reversals.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type PaidPieces, readPaidPieces } from './paid-pieces.ts'

interface SettledRefund {
  readonly returnId: number
  /** The order of the return. */
  readonly orderId: number
  /** The order that was paid: that of the return, or the first one of its exchanges. */
  readonly paidOrderId: number
  readonly paymentId: number
  /** What went back for each of its lines, in their order. In millimes. */
  readonly refunded: readonly Millimes[]
}

/**
 * Posts what makers are no longer owed for refunded pieces, in the transaction of the refund. The store is that of the
 * order that was paid, wherever the product is now.
 */
export async function postMakersOfRefund(marketplace: Marketplace, refund: SettledRefund): Promise<void> {
  const { returnId, orderId, paidOrderId, paymentId, refunded } = refund
  const lines = await readPaidPieces(marketplace, returnId, orderId)
  const isRefunded = refunded.some((amount) => amount > 0)
  const goods = new Map<number, Millimes>()
  for (const [index, line] of lines.entries()) {
    const back = isRefunded ? makersPartOf(line, refunded[index] ?? millimes(0)) : line.makersPrice
    goods.set(line.storeId, millimes((goods.get(line.storeId) ?? 0) + back))
  }
  const entries = await makerEntriesOfReturn(marketplace, {
    ...{ orderId: paidOrderId, goods },
    refund: { returnId, paymentId },
  })
  await postEntries(marketplace, entries)
}

/**
 * What the maker is no longer owed for pieces of which so much went back to the customer: what they were sold for to
 * her, also where a code left nothing to go back, or the same part of it as of what was paid.
 */
function makersPartOf({ paid, makersPrice }: PaidPieces, refunded: Millimes): Millimes {
  return refunded >= paid ? makersPrice : millimes(Math.round((makersPrice * refunded) / paid))
}

/** Makers are owed again for the pieces of a refund that is revoked. */
export async function reverseMakersOfRefund(marketplace: Marketplace, paymentId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'payment_id', id: paymentId })
  await postEntries(
    marketplace,
    reversals.filter(({ storeId }) => storeId !== undefined),
  )
}
