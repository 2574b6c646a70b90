import assert from 'node:assert/strict'
import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { amountOwed } from '#domain/orders/payments/payment.ts'
import { recordPayment } from '#domain/orders/payments/record-payment.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'

/** Records that the customer has paid all that is left to pay. */
export async function payInFull(
  office: Marketplace,
  orderId: number,
  reference: string,
  means: PaymentMeans = 'paypal',
): Promise<void> {
  const details = await getOrderDetails(office, orderId)
  const seenId = details.payments.at(-1)?.id ?? 0
  const payment = { submissionKey: crypto.randomUUID(), amount: amountOwed(details), means, reference, seenId }
  assert.deepEqual(await recordPayment(office, orderId, payment), { outcome: 'recorded' })
}
