import assert from 'node:assert/strict'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
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
  await pay(office, orderId, { amount: amountOwed(await getOrderDetails(office, orderId)), means, reference })
}

/** Records a payment of the customer, by D17 unless it is said how. */
export async function pay(
  office: Marketplace,
  orderId: number,
  { amount, means = 'd17', reference = 'D17 1' }: { amount: Millimes; means?: PaymentMeans; reference?: string },
): Promise<void> {
  const seenId = (await getOrderDetails(office, orderId)).payments.at(-1)?.id ?? 0
  const payment = { submissionKey: crypto.randomUUID(), amount, means, reference, seenId }
  assert.deepEqual(await recordPayment(office, orderId, payment), { outcome: 'recorded' })
}
