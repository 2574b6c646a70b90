import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { findCustomerByPhone } from '#domain/orders/lists/find-customer-by-phone.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { formatPhone, noPhone, type Phone, parsePhone } from '#domain/phone.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { enterOrder } from './enter-order.ts'

test('an order in person has no delivery fee: in its total, its email and when its lines change', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const wish = { ...shop.requestFor([{ product: bowl }]), source: 'visit' } as const
  const refused = await enterOrder(office, { ...wish, claimedTotal: dinars(53) }, { isConfirmed: false })
  assert.equal(refused.outcome === 'repriced' && refused.quote.totals.total, dinars(45))
  const placed = await enterOrder(office, { ...wish, claimedTotal: dinars(45) }, { isConfirmed: false })
  assert.ok(placed.outcome === 'placed')
  const totals = async () => (await getOrderDetails(office, placed.order.id)).totals
  assert.deepEqual(await totals(), { subtotal: dinars(45), discount: 0, shipping: 0, total: dinars(45) })

  await sendQueuedEmails(shop.marketplace)
  const text = shop.marketplace.mailer.sent.find(({ to }) => to === wish.customer.email)?.text ?? ''
  assert.match(text, /Handed over in the shop\W+0\.00 TND/)
  assert.match(text, /45\.00 TND/)
  assert.ok(!text.includes('53.00'))

  const lines = [{ ...wish.lines[0], productId: bowl.id, quantity: 2 }]
  assert.equal((await changeOrderLines(office, placed.order.id, lines, dinars(90))).outcome, 'changed')
  assert.deepEqual(await totals(), { subtotal: dinars(90), discount: 0, shipping: 0, total: dinars(90) })
})

test('an order in person that is handed over ends at the counter: no call, no parcel, no courier, paid now', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const asked = { ...shop.requestFor([{ product: bowl }]), source: 'visit', claimedTotal: dinars(45) } as const
  const wish = { ...asked, customer: { name: 'In person', phone: noPhone }, idempotencyKey: 'office-1' }
  const placed = await enterOrder(office, wish, { isConfirmed: false, isHandedOver: true })
  assert.ok(placed.outcome === 'placed')
  const again = await enterOrder(office, wish, { isConfirmed: false, isHandedOver: true })
  assert.ok(again.outcome === 'placed' && again.order.id === placed.order.id)
  const { status, steps, paid, customer, earlier } = await getOrderDetails(office, placed.order.id)
  assert.deepEqual([status, paid, earlier.count], ['delivered', dinars(45), 0])
  assert.deepEqual([steps.map(({ to }) => to), formatPhone(customer.phone)], [['confirmed', 'delivered'], '—'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])

  const undoable = await getUndoableStep(office, placed.order.id)
  assert.equal((await undoOrderStep(office, undoable?.id ?? 0)).outcome, 'undone')
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
  const parcel = await enterOrder(office, shop.requestFor([{ product: bowl }]), { isConfirmed: true })
  assert.ok(parcel.outcome === 'placed')
  const skipped = await advanceOrderAsOperator(office, parcel.order.id, { to: 'delivered' })
  assert.equal(skipped.outcome, 'not-possible', 'any other order needs a parcel')
})

test('an order from any other source has a delivery fee, and the database lets none from hand to hand have one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const wish = { ...shop.requestFor([{ product: await shop.sells() }]), source: 'phone' } as const
  const free = await enterOrder(office, { ...wish, claimedTotal: dinars(45) }, { isConfirmed: false })
  assert.equal(free.outcome, 'repriced')
  assert.equal((await shop.order([{ product: await shop.sells() }], { claimedTotal: dinars(45) })).outcome, 'repriced')
  const placed = await enterOrder(office, wish, { isConfirmed: false })
  assert.ok(placed.outcome === 'placed')
  const visited = sql`update orders set source = 'visit'`
  await assert.rejects(visited.execute(shop.marketplace.db), /orders_visits_without_delivery/)
})

test('a customer is found by phone number, however it is typed, with the address of the last delivery', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 50 }] })
  const phone = '+21698111222' as Phone
  const orders = async (name: string, address: string, source?: 'visit') => {
    shop.clock.passes({ days: 1 })
    const customer = { name, email: 'nour@example.tn' as EmailAddress, phone }
    const total = source ? dinars(45) : dinars(53)
    const request = { customer, delivery: { address, city: 'Sousse' }, claimedTotal: total, ...(source && { source }) }
    assert.equal((await shop.order([{ product: bowl }], request)).outcome, 'placed')
  }
  const known = async (typed: string) => findCustomerByPhone(office, parsePhone(typed) as Phone)
  assert.equal(await known('98 111 222'), undefined)
  await orders('Nour', '1 rue')
  await orders('Nour Trabelsi', '7 rue de la Mosquée')
  await orders('Nour T.', 'In the shop', 'visit')
  for (const typed of ['98 111 222', '+216 98 111 222', '0021698111222', '٩٨١١١٢٢٢']) {
    const found = await known(typed)
    assert.deepEqual(
      [found?.customer.name, found?.delivery.address, found?.delivery.city, found?.delivery.governorate],
      ['Nour Trabelsi', '7 rue de la Mosquée', 'Sousse', 'TN-51'],
    )
  }
  assert.equal(await known('98 111 223'), undefined)
  await assert.rejects(findCustomerByPhone(shop.marketplace, phone), NotAllowed)
})
