import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import type { Phone } from '../phone.ts'
import { enterOrder } from './enter-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { listOrders, ordersOnPage } from './list-orders.ts'
import type { OrderFilter } from './order-filter.ts'
import { takeOrderStep } from './take-order-step.ts'

test('orders are narrowed by state, day in Tunis, governorate, store and payment', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, rug] = [await shop.sells(), await shop.sells({ storeId: await shop.hasStore() })]
  shop.clock.moment = new Date('2026-03-02T23:30:00Z')
  const first = await place(shop, bowl, { city: 'Sfax' })
  shop.clock.moment = new Date('2026-03-04T10:00:00Z')
  const second = await place(shop, rug, { payment: 'paypal' })
  await takeOrderStep(office, second, { to: 'confirmed' })
  const found = async (filter: OrderFilter) => (await listOrders(office, filter)).orders.map(({ id }) => id)

  assert.deepEqual(await found({}), [second, first])
  assert.deepEqual(await found({ status: 'received' }), [first])
  // Half past midnight of the third, in Tunis.
  assert.deepEqual(await found({ from: '2026-03-03', until: '2026-03-03' }), [first])
  assert.deepEqual(await found({ until: '2026-03-02' }), [])
  assert.deepEqual(await found({ governorate: 'TN-61' }), [first])
  assert.deepEqual(await found({ governorate: 'unknown' }), [])
  assert.deepEqual(await found({ storeId: rug.store.id }), [second])
  assert.deepEqual(await found({ payment: 'paypal', status: 'confirmed' }), [second])
})

test('an order is found by its number, the name and the phone, however they are typed', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const id = await place(shop, bowl, { name: 'Amèl Ben Salah' })
  await place(shop, bowl, { name: '100% Nour', phone: '+21698765432' })
  const [order] = (await listOrders(office, { words: 'amel' })).orders
  const number = order?.number ?? ''
  for (const words of [
    'AMEL salah',
    'salah  amel',
    '22 333 444',
    '+216 22333444',
    '0021622333444',
    '٢٢٣٣٣',
    '333444',
    number,
    number.toLowerCase(),
    number.replaceAll('-', ''),
    number.slice(2, 6),
  ]) {
    const { orders } = await listOrders(office, { words })
    assert.ok(
      orders.some((found) => found.id === id),
      words,
    )
  }
  for (const words of ['amel nour', '99999999', '_mel', '1%0']) {
    assert.deepEqual((await listOrders(office, { words })).orders, [], words)
  }
  assert.equal((await listOrders(office, { words: '100%' })).orders.length, 1)
})

test('orders are told apart by the way they came', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const product = await shop.sells()
  await place(shop, product)
  for (const source of ['phone', 'messenger'] as const)
    await enterOrder(office, shop.requestFor([{ product }], { source }), { isConfirmed: false })
  for (const source of ['shop', 'phone', 'messenger'] as const) {
    const { orders } = await listOrders(office, { source })
    assert.equal(orders.length, 1, source)
    assert.equal((await getOrderSheet(office, orders[0]?.id ?? 0)).source, source)
  }
  assert.deepEqual((await listOrders(office, { source: 'visit' })).orders, [])
})

test('pages lie beside the orders seen, forwards and back, and show each order once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await place(shop, await shop.sells())
  await multiply(shop, 120)
  const first = await listOrders(office, {})
  assert.deepEqual([first.orders.length, first.hasNewer, first.hasOlder], [ordersOnPage, false, true])
  const second = await listOrders(office, {}, { olderThan: first.orders.at(-1)?.id ?? 0 })
  const third = await listOrders(office, {}, { olderThan: second.orders.at(-1)?.id ?? 0 })
  assert.deepEqual([third.orders.length, third.hasOlder], [21, false])
  const ids = [first, second, third].flatMap(({ orders }) => orders.map(({ id }) => id))
  assert.equal(new Set(ids).size, 121)
  const back = await listOrders(office, {}, { newerThan: third.orders[0]?.id ?? 0 })
  assert.deepEqual(back, { ...second, hasNewer: true })
})

test('what waits for the shop comes oldest first, page by page and back; what is looked up comes newest first', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await place(shop, await shop.sells())
  await multiply(shop, 70)
  const toCall = { status: 'received' } as const
  const first = await listOrders(office, toCall)
  const moments = first.orders.map(({ placedAt }) => placedAt.getTime())
  assert.deepEqual(
    moments,
    moments.toSorted((one, other) => one - other),
  )
  assert.deepEqual([first.orders.length, first.hasNewer, first.hasOlder], [ordersOnPage, true, false])
  const second = await listOrders(office, toCall, { newerThan: first.orders.at(-1)?.id ?? 0 })
  assert.deepEqual([second.orders.length, second.hasNewer, second.hasOlder], [21, false, true])
  const back = await listOrders(office, toCall, { olderThan: second.orders[0]?.id ?? 0 })
  assert.deepEqual(back, { ...first, hasNewer: true })
  const everything = [...first.orders, ...second.orders].map(({ id }) => id)
  assert.deepEqual(
    (await listOrders(office, {})).orders.map(({ id }) => id),
    everything.toReversed().slice(0, ordersOnPage),
  )
  const [oldest = 0] = everything
  await takeOrderStep(office, oldest, { to: 'cancelled' })
  assert.deepEqual(
    (await listOrders(office, { status: 'cancelled' })).orders.map(({ id }) => id),
    [oldest],
  )
})

/** Copies the first order, each copy a minute older than the one before, ten in every minute. */
async function multiply({ marketplace }: TestShop, count: number): Promise<void> {
  await sql`
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      payment_method, subtotal_millimes, shipping_millimes, total_millimes, placed_at, governorate)
    select 'H-0000-' || lpad(n::text, 4, '0'), customer_name, customer_email, customer_phone, delivery_address,
      delivery_city, payment_method, subtotal_millimes, shipping_millimes, total_millimes,
      placed_at - (n / 10) * interval '1 minute', governorate
    from orders, generate_series(1, ${count}) as n`.execute(marketplace.db)
}

interface Wish {
  readonly name?: string
  readonly phone?: string
  readonly city?: string
  readonly payment?: 'paypal'
}

async function place(shop: TestShop, product: Parameters<TestShop['order']>[0][number]['product'], wish: Wish = {}) {
  const { name = 'Amel', phone = '+21622333444', city = 'Nabeul', payment = 'cash-on-delivery' } = wish
  const customer = { name, email: 'amel@example.tn' as Email, phone: phone as Phone }
  const result = await shop.order([{ product }], { customer, delivery: { address: '1 rue', city }, payment })
  assert.equal(result.outcome, 'placed')
  return result.order.id
}
