import assert from 'node:assert/strict'
import { noteNotification } from '#domain/card-payments/note-notification.ts'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { startOwnCardPayment } from '#domain/card-payments/start-card-payment.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { acceptCards, openKonnectService } from '#tests/support/konnect-service.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** What the gateway is told of the shop. */
export const cardUrls = {
  notifyUrl: 'https://shop.example.tn/card-payments',
  returnUrl: 'https://shop.example.tn/paid',
}

/** A shop that takes cards at a gateway on loopback, with an order of 53 dinars to be paid there. */
export async function openCardShop() {
  const service = await openKonnectService()
  const opened = await openTestShop()
  const shop = {
    ...opened,
    marketplace: { ...opened.marketplace, paymentGateway: service.gateway },
    system: { ...opened.system, paymentGateway: service.gateway },
  }
  await acceptCards(shop.marketplace, { baseUrl: service.baseUrl })
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  const result = await opened.order([{ product }], { payment: 'bank-card', source: 'shop' })
  assert.ok(result.outcome === 'placed', result.outcome)
  const { id, token } = result.order
  const customer = await asCustomer(shop.marketplace, token)
  return {
    ...{ shop, service, office, id, customer, clock: shop.clock, system: shop.system },
    stock: () => shop.stockOf(product.variants[0]?.id),
    details: () => getOrderDetails(office, id),
    async start() {
      const started = await startOwnCardPayment(customer, cardUrls)
      assert.ok(started.outcome === 'started', started.outcome)
      return started.payUrl
    },
    /** What the gateway does after a payment: it notifies, and the job that follows reads the payment. */
    async notify(reference: string) {
      await noteNotification(shop.marketplace, reference)
      await readCardPayments(shop.system)
    },
    async assertConsistent() {
      assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await opened[Symbol.asyncDispose]()
    },
  }
}
