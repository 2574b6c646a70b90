import { randomUUID } from 'node:crypto'
import { moveStock } from '../catalog/move-stock.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import type { OrderRequest, PlacedOrder } from './order.ts'
import { claimAttempt, fulfillAttempt, releaseAttempt } from './order-attempt.ts'
import { piecesOfSizes, saveOrderLines } from './order-lines.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { keepOrderToken, orderToken } from './order-token.ts'
import { type Quote, quoteLines } from './quote-lines.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'

/**
 * Turns a cart into an order. Prices come from the catalogue now; the browser's total is only compared. Stock is taken
 * for all lines or for none. A repeated attempt, known by its key, gets the first answer again.
 */
export async function placeOrder(marketplace: Marketplace, request: OrderRequest): Promise<OrderOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const attempt = await claimAttempt(marketplace, request)
    if (attempt.claim !== 'new') return attempt.answer

    const quote = await quoteLines(marketplace, request.lines, { lock: true })
    const refusal = reasonToRefuse(quote, request)
    if (refusal) {
      await releaseAttempt(marketplace, attempt)
      return refusal
    }

    await countDeed(marketplace, 'order', request.customer)
    const order = await saveOrder(marketplace, request, quote, attempt.salt)
    await takeStock(marketplace, order, quote)
    await fulfillAttempt(marketplace, attempt, order)
    await recordEvent(marketplace, { type: 'order.placed', orderId: order.id })
    return { outcome: 'placed', order }
  })
}

function reasonToRefuse(quote: Quote, request: OrderRequest): OrderOutcome | undefined {
  if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
  if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
  if (quote.totals.total !== request.claimedTotal) return { outcome: 'repriced', quote }
  return undefined
}

/** One entry a size in the ledger, however its pieces are split over lines, in the order in which sizes are locked. */
async function takeStock(marketplace: Marketplace, { id: orderId }: PlacedOrder, { lines }: Quote): Promise<void> {
  const sizes = [...piecesOfSizes(lines)].sort(([one], [other]) => one - other)
  await moveStock(
    marketplace,
    sizes.map(([sizeId, count]) => ({ kind: 'sale', sizeId, pieces: -count, orderId })),
  )
}

async function saveOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  quote: Quote,
  salt: Buffer,
): Promise<PlacedOrder> {
  const token = orderToken(request.idempotencyKey ?? randomUUID(), salt)
  const { id, number } = await saveHead(marketplace, request, quote)
  await keepOrderToken(marketplace, id, token)
  await saveOrderLines(marketplace, id, quote.lines)
  return { id, number, token, status: 'received', totals: quote.totals }
}

/** Two orders drawing the same number is a matter of trillions, and then the second draws again. */
async function saveHead({ db, clock }: Marketplace, request: OrderRequest, quote: Quote) {
  for (;;) {
    const saved = await db
      .insertInto('orders')
      .values({
        number: newOrderNumber(),
        customer_name: request.customer.name,
        customer_email: request.customer.email ?? null,
        customer_phone: request.customer.phone,
        delivery_address: request.delivery.address,
        delivery_city: request.delivery.city,
        governorate: request.delivery.governorate ?? recognizeGovernorate(request.delivery.city) ?? 'unknown',
        source: request.source ?? 'shop',
        payment_method: request.payment,
        subtotal_millimes: quote.totals.subtotal,
        shipping_millimes: quote.totals.shipping,
        total_millimes: quote.totals.total,
        placed_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst()
    if (saved) return saved
  }
}
