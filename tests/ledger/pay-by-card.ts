import { setTimeout as wait } from 'node:timers/promises'
import { noteNotification, noteReturn } from '#domain/card-payments/note-notification.ts'
import { payAtTheDoor } from '#domain/card-payments/pay-at-the-door.ts'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { releaseUnpaidOrders } from '#domain/card-payments/release-unpaid-orders.ts'
import { startOwnCardPayment } from '#domain/card-payments/start-card-payment.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onlinePayments } from '#domain/payment-method.ts'
import type { openKonnectService } from '#tests/support/konnect-service.ts'
import { asSystem } from '#tests/support/operators.ts'
import type { Random } from './random.ts'

export type KonnectService = Awaited<ReturnType<typeof openKonnectService>>

const urls = { notifyUrl: 'https://shop.example/notify', returnUrl: 'https://shop.example/paid' }

/**
 * Pays orders by card until the signal, as customers and the gateway do: with double taps, payments that nobody makes,
 * wrong amounts, orders that are paid at the door instead, and notifications that come twice, or of nothing. The job
 * that reads payments runs twice at once, like the workers of two instances. Failures while the database is unavailable
 * are ignored.
 */
export async function keepPaying(
  marketplace: Marketplace,
  service: KonnectService,
  random: Random,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    await payOne(marketplace, service, random).catch(() => {})
    await wait(random.integerBetween(50, 300))
  }
}

async function payOne(marketplace: Marketplace, service: KonnectService, random: Random): Promise<void> {
  const orders = await marketplace.db
    .selectFrom('orders')
    .select('id')
    .where('payment_method', 'in', onlinePayments)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  if (orders.length === 0) return
  const { id: orderId } = random.pick(orders)
  const customer = { ...marketplace, actor: { kind: 'customer', orderId } } as const
  await Promise.allSettled([startOwnCardPayment(customer, urls), startOwnCardPayment(customer, urls)])
  if (random.chance(0.1)) await payAtTheDoor(customer)
  const reference = random.pick(['unknown', ...[...service.payments.keys()].slice(-5)])
  const payment = service.payments.get(reference)
  if (payment && random.chance(0.7)) {
    const amount = random.chance(0.1) ? payment.amount + 1 : payment.amount
    Object.assign(payment, { status: 'completed', amount, reachedAmount: amount })
  }
  await Promise.allSettled([noteNotification(marketplace, reference), noteNotification(marketplace, reference)])
  await noteReturn(customer)
  const system = asSystem(marketplace)
  await Promise.allSettled([readCardPayments(system), readCardPayments(system)])
  // By a clock that is an hour later, so that orders are released while they are paid.
  if (random.chance(0.3))
    await releaseUnpaidOrders({ ...system, clock: { now: () => new Date(Date.now() + 3_600_000) } })
}
