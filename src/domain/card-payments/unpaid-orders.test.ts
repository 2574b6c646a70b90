import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { reviveOwnOrder } from '#domain/orders/holds/revive-own-order.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { recordPayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { isWaitingForLock } from '#tests/support/api-client.ts'
import { cardUrls, openCardShop } from '#tests/support/card-shop.ts'
import { createCode, orderWithCode } from '#tests/support/discount-codes.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { openConnections } from '#tests/support/operators.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { getOwnCardPayment } from './get-own-card-payment.ts'
import { listCardPayments, settleWrongPayment } from './list-card-payments.ts'
import { payAtTheDoor } from './pay-at-the-door.ts'
import { releaseUnpaidOrders } from './release-unpaid-orders.ts'
import { startOwnCardPayment } from './start-card-payment.ts'

test('an order that nobody pays in time is released with its pieces, and is revived to be paid', async () => {
  await using cards = await openCardShop()
  const { shop, service, customer, clock, system } = cards
  await cards.start()
  clock.passes({ seconds: 34 * 60 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, await cards.stock()], ['received', 9])
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'too-late')
  clock.passes({ seconds: 60 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, await cards.stock()], ['released', 10])
  const told = shop.marketplace.mailer
  await sendQueuedEmails(shop.marketplace)
  assert.match(told.sent.at(-1)?.subject ?? '', /has not been paid$/)
  assert.equal((await reviveOwnOrder(customer)).outcome, 'revived')
  await cards.start()
  await cards.notify(service.pay())
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, (await cards.details()).isPaid], ['received', true])
  await cards.assertConsistent()
})

test('an order that staff have confirmed or entered is not released, and can be paid at any time', async () => {
  await using cards = await openCardShop()
  const { shop, office, id, clock, system, customer } = cards
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  const entered = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'phone' })
  assert.ok(entered.outcome === 'placed')
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.equal((await cards.details()).status, 'confirmed')
  assert.equal((await getOrderDetails(office, entered.order.id)).status, 'received')
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'started')
})

test('an order that an operator claims while its release waits is not released', async () => {
  await using cards = await openCardShop()
  const { shop, id, clock, system } = cards
  clock.passes({ seconds: 3600 })
  await openConnections(shop.marketplace)
  let releasing: Promise<void> | undefined
  await inTransaction(system, async ({ db }) => {
    const claimed_until = new Date(clock.now().getTime() + 600_000)
    await db.updateTable('orders').set({ claimed_by: 1, claimed_until }).where('id', '=', id).execute()
    releasing = releaseUnpaidOrders(system)
    while (!(await isWaitingForLock(shop)));
  })
  await releasing
  assert.equal((await cards.details()).status, 'received')
})

test('an order that costs nothing is not released', async () => {
  await using cards = await openCardShop()
  const { shop, office, clock, system } = cards
  await setSaleTerms(shop.marketplace, { deliveryFee: dinars(0) })
  await createCode(shop.marketplace, { percent: 100 })
  const card = { payment: 'bank-card', source: 'shop' } as const
  const placed = await orderWithCode(shop, [{ product: await shop.sells() }], 0, card)
  assert.ok(placed.outcome === 'placed', placed.outcome)
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.equal((await getOrderDetails(office, placed.order.id)).status, 'received')
})

test('an order of which a part was paid otherwise is not released, and the rest can be paid at any time', async () => {
  await using cards = await openCardShop()
  const { service, office, id, clock, system } = cards
  const part = { amount: dinars(20), means: 'd17', reference: 'D17 4711', seenId: 0 } as const
  await recordPayment(office, id, { submissionKey: randomUUID(), ...part })
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.equal((await cards.details()).status, 'received')
  await cards.start()
  await cards.notify(service.pay())
  const { isPaid, paid } = await cards.details()
  assert.deepEqual([isPaid, paid], [true, dinars(53)])
  await cards.assertConsistent()
})

test('an order for which something else was paid keeps its pieces, and is not paid again until somebody has looked', async () => {
  await using cards = await openCardShop()
  const { service, customer, office, clock, system } = cards
  await cards.start()
  await cards.notify(service.pay({ reachedAmount: 52_000 }))
  assert.equal((await getOwnCardPayment(customer))?.payability, 'unclear')
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'unclear')
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.equal((await cards.details()).status, 'received')
  const [wrong] = await listCardPayments(office)
  await settleWrongPayment(office, wrong?.id ?? 0)
  await releaseUnpaidOrders(system)
  assert.equal((await cards.details()).status, 'released')
})

test('a late payment of a canceled order is to be refunded, which Today says until it is', async () => {
  await using cards = await openCardShop()
  const { service, customer, office, id } = cards
  await cards.start()
  await cancelOwnOrder(customer)
  await cards.notify(service.pay())
  assert.deepEqual([(await cards.details()).status, (await cards.details()).paid], ['cancelled', dinars(53)])
  assert.equal((await countPendingWork(office))['orders-to-refund'], 1)
  assert.deepEqual(
    (await listOrders(office, { owesRefund: true })).orders.map((order) => order.id),
    [id],
  )
  const seenId = (await cards.details()).payments.at(-1)?.id ?? 0
  const refund = {
    submissionKey: randomUUID(),
    amount: dinars(53),
    means: 'bank-transfer',
    reference: '1',
    seenId,
  } as const
  assert.equal((await recordRefund(office, id, refund)).outcome, 'recorded')
  assert.equal((await countPendingWork(office))['orders-to-refund'], undefined)
  await cards.assertConsistent()
})

test('a customer who pays at the door instead is asked for the cash, and a payment that arrives nevertheless lowers it', async () => {
  await using cards = await openCardShop()
  const { service, customer } = cards
  await cards.start()
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'changed' })
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'changed' })
  assert.equal(amountToCollect(await cards.details()), dinars(53))
  assert.equal(await getOwnCardPayment(customer), undefined)
  await cards.notify(service.pay())
  assert.equal(amountToCollect(await cards.details()), 0)
  await cards.assertConsistent()
})

test('once the shop has confirmed an order, it is paid as it was agreed', async () => {
  await using cards = await openCardShop()
  const { office, id, customer } = cards
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'confirmed' })
  const { payability, mayPayAtDoor } = (await getOwnCardPayment(customer)) ?? {}
  assert.deepEqual([payability, mayPayAtDoor], ['payable', false])
})

test('only an order that is paid by card changes to the door', async () => {
  await using cards = await openCardShop()
  const { shop, office } = cards
  const placed = await shop.order([{ product: await shop.sells() }], { payment: 'paypal' })
  assert.ok(placed.outcome === 'placed')
  const customer = await asCustomer(shop.marketplace, placed.order.token)
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'not-by-card' })
  assert.equal((await getOrderDetails(office, placed.order.id)).payment, 'paypal')
})
