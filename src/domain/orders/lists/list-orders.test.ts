import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listOrders, ordersPerPage } from './list-orders.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'

test('orders are filtered by status, day in Tunis, governorate, store and payment', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, rug] = [await shop.sells(), await shop.sells({ storeId: await shop.hasStore() })]
  shop.clock.moment = new Date('2026-03-02T23:30:00Z')
  const first = await place(shop, bowl, { city: 'Sfax' })
  shop.clock.moment = new Date('2026-03-04T10:00:00Z')
  const second = await place(shop, rug, { payment: 'paypal' })
  await advanceOrderAsOperator(office, second, { to: 'confirmed' })
  const found = async (filter: OrderFilter) => (await listOrders(office, filter)).orders.map(({ id }) => id)

  assert.deepEqual(await found({}), [second, first])
  assert.deepEqual(await found({ status: 'received' }), [first])
  // 00:30 on the third in Tunis.
  assert.deepEqual(await found({ from: '2026-03-03', until: '2026-03-03' }), [first])
  assert.deepEqual(await found({ until: '2026-03-02' }), [])
  assert.deepEqual(await found({ governorate: 'TN-61' }), [first])
  assert.deepEqual(await found({ governorate: 'unknown' }), [])
  assert.deepEqual(await found({ storeId: rug.store.id }), [second])
  assert.deepEqual(await found({ payment: 'paypal', status: 'confirmed' }), [second])
})

test('an order is found by its number, the name and the phone, however they are typed', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const id = await place(shop, bowl, { name: 'Amèl Ben Salah' })
  await place(shop, bowl, { name: '100% Nour', phone: '+21698765432' })
  const [order] = (await listOrders(office, { search: 'amel' })).orders
  const number = order?.number ?? ''
  for (const search of [
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
    const { orders } = await listOrders(office, { search })
    assert.ok(
      orders.some((found) => found.id === id),
      search,
    )
  }
  for (const search of ['amel nour', '99999999', '_mel', '1%0', '％ amel', '∖']) {
    assert.deepEqual((await listOrders(office, { search })).orders, [], search)
  }
  assert.equal((await listOrders(office, { search: '100%' })).orders.length, 1)
})

test('an order is found by name and address however their letters are written', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const arabic = await place(shop, bowl, { name: 'أحمد بن عائشة ڨفصي', address: '١٢ نهج الحُرِّيّة', city: 'ڨابس' })
  const latin = await place(shop, bowl, { name: 'Zoé Haddad', address: 'Rue de l’Été, résidence Nour', city: 'Béja' })
  const found = async (search: string) => (await listOrders(office, { search })).orders.map(({ id }) => id)
  for (const search of ['احمد', 'آحمد عايشه', 'عائشة', 'قفصى', 'نهج الحرية', 'الحريه قابس', '\u200fأحـمد', '12 نهج'])
    assert.deepEqual(await found(search), [arabic], search)
  for (const search of ['zoe', 'ZOÉ', 'ete', 'residence nour', 'béja', 'BEJA'])
    assert.deepEqual(await found(search), [latin], search)
  assert.deepEqual(await found('حمزة'), [])
})

test('orders are filtered by source', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  await place(shop, product)
  for (const source of ['phone', 'messenger'] as const)
    await enterOrder(office, shop.requestFor([{ product }], { source }), { isConfirmed: false })
  for (const source of ['shop', 'phone', 'messenger'] as const) {
    const { orders } = await listOrders(office, { source })
    assert.equal(orders.length, 1, source)
    assert.equal((await getOrderDetails(office, orders[0]?.id ?? 0)).source, source)
  }
  assert.deepEqual((await listOrders(office, { source: 'visit' })).orders, [])
})

test('cursor pages go forwards and back and show each order once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await place(shop, await shop.sells())
  await multiply(shop, 120)
  const first = await listOrders(office, {})
  assert.deepEqual([first.orders.length, first.hasPrevious, first.hasNext], [ordersPerPage, false, true])
  const second = await listOrders(office, {}, { after: first.orders.at(-1)?.id ?? 0 })
  const third = await listOrders(office, {}, { after: second.orders.at(-1)?.id ?? 0 })
  assert.deepEqual([third.orders.length, third.hasNext], [21, false])
  const ids = [first, second, third].flatMap(({ orders }) => orders.map(({ id }) => id))
  assert.equal(new Set(ids).size, 121)
  const back = await listOrders(office, {}, { before: third.orders[0]?.id ?? 0 })
  assert.deepEqual(back, { ...second, hasPrevious: true })
})

test('orders that wait for staff come oldest first, page by page and back; all others come newest first', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await place(shop, await shop.sells())
  await multiply(shop, 70)
  const toCall = { status: 'received' } as const
  const first = await listOrders(office, toCall)
  const moments = first.orders.map(({ placedAt }) => placedAt.getTime())
  assert.deepEqual(
    moments,
    moments.toSorted((one, other) => one - other),
  )
  assert.deepEqual([first.orders.length, first.hasNext, first.hasPrevious], [ordersPerPage, true, false])
  const second = await listOrders(office, toCall, { after: first.orders.at(-1)?.id ?? 0 })
  assert.deepEqual([second.orders.length, second.hasNext, second.hasPrevious], [21, false, true])
  const back = await listOrders(office, toCall, { before: second.orders[0]?.id ?? 0 })
  assert.deepEqual(back, { ...first, hasNext: true })
  const everything = [...first.orders, ...second.orders].map(({ id }) => id)
  assert.deepEqual(
    (await listOrders(office, {})).orders.map(({ id }) => id),
    everything.toReversed().slice(0, ordersPerPage),
  )
  const [oldest = 0] = everything
  await advanceOrderAsOperator(office, oldest, { to: 'cancelled' })
  assert.deepEqual(
    (await listOrders(office, { status: 'cancelled' })).orders.map(({ id }) => id),
    [oldest],
  )
})

test('orders are sorted by customer and by place regardless of case, accents and script', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const wishes = [
    { name: 'Zoé', city: 'Sfax', address: 'rue de Tunis' },
    { name: 'أحمد', city: 'بنزرت' },
    { name: 'Élyes', city: 'Béja' },
    { name: 'آدم', city: 'أريانة' },
    { name: 'emna', city: 'beja', address: 'Avenue de Paris' },
    { name: 'Amel', city: 'Ariana' },
    { name: '«Bilel»', city: 'sfax', address: 'École Nour' },
    { name: 'احلام', city: 'Gabès' },
  ]
  const ids: number[] = []
  for (const wish of wishes) ids.push(await place(shop, bowl, wish))
  for (const locale of ['en', 'fr', 'ar'] as const) {
    const listed = async (filter: OrderFilter) =>
      (await listOrders({ ...office, locale }, filter)).orders.map(({ id }) => wishes[ids.indexOf(id)])
    assert.deepEqual(
      (await listed({ sort: 'customer' })).map((wish) => wish?.name),
      ['Amel', '«Bilel»', 'Élyes', 'emna', 'Zoé', 'احلام', 'أحمد', 'آدم'],
    )
    assert.deepEqual(
      (await listed({ sort: 'place', status: 'received' })).map((wish) => wish?.city),
      ['Ariana', 'Béja', 'beja', 'Gabès', 'sfax', 'Sfax', 'أريانة', 'بنزرت'],
    )
  }
})

test('every column is sorted in both directions, and pages of equal values have each order once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const sizes = [{ name: '', stock: 100 }]
  const bowl = await shop.sells({ regularPrice: dinars(20), sizes })
  const rug = await shop.sells({ regularPrice: dinars(90), sizes })
  const count = ordersPerPage + 10
  for (let order = 0; order < count; order++) {
    shop.clock.passes({ seconds: 60 })
    await place(shop, order % 3 === 0 ? rug : bowl, { name: order % 2 === 0 ? 'Amel' : 'Zoé', city: 'Sfax' })
  }
  const read = async (sort: OrderSort) => {
    const first = await listOrders(office, { sort })
    const second = await listOrders(office, { sort }, { after: first.orders.at(-1)?.id ?? 0 })
    const back = await listOrders(office, { sort }, { before: second.orders[0]?.id ?? 0 })
    assert.deepEqual(back.orders, first.orders, sort)
    return [...first.orders, ...second.orders]
  }
  for (const column of ['date', 'customer', 'place', 'total'] as const) {
    const [rising, falling] = [await read(column), await read(`-${column}`)]
    assert.equal(new Set(rising.map(({ id }) => id)).size, count, column)
    assert.deepEqual(falling.toReversed(), rising, column)
  }
  const totals = (await read('-total')).map(({ total }) => total)
  assert.deepEqual(
    totals,
    totals.toSorted((one, other) => other - one),
  )
  const dates = (await read('date')).map(({ placedAt }) => placedAt.getTime())
  assert.deepEqual(
    dates,
    dates.toSorted((one, other) => one - other),
  )
})

test('pages sorted by customer go forwards and back and show each order of a name once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  await place(shop, bowl, { name: 'عائشة' })
  await multiply(shop, 70)
  const last = await place(shop, bowl, { name: 'يوسف' })
  const byCustomer = { sort: 'customer' } as const
  const first = await listOrders(office, byCustomer)
  assert.deepEqual([first.orders.length, first.hasPrevious, first.hasNext], [ordersPerPage, false, true])
  const second = await listOrders(office, byCustomer, { after: first.orders.at(-1)?.id ?? 0 })
  assert.deepEqual([second.orders.length, second.hasPrevious, second.hasNext], [22, true, false])
  assert.equal(second.orders.at(-1)?.id, last)
  assert.equal(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size, 72)
  assert.deepEqual(await listOrders(office, byCustomer, { before: second.orders[0]?.id ?? 0 }), {
    ...first,
    hasNext: true,
  })
})

/** Inserts copies of the first order, ten per minute, each minute older than the one before. */
async function multiply({ marketplace }: TestShop, count: number): Promise<void> {
  await sql`
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes, placed_at, governorate)
    select 'H-0000-' || lpad(n::text, 4, '0'), customer_name, customer_email, customer_phone, delivery_address,
      delivery_city, payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes,
      placed_at - (n / 10) * interval '1 minute', governorate
    from orders, generate_series(1, ${count}) as n`.execute(marketplace.db)
}

interface Wish {
  readonly name?: string
  readonly phone?: string
  readonly city?: string
  readonly payment?: 'paypal'
  readonly address?: string
}

async function place(shop: TestShop, product: Parameters<TestShop['order']>[0][number]['product'], wish: Wish = {}) {
  const {
    name = 'Amel',
    phone = '+21622333444',
    address = '1 rue',
    city = 'Nabeul',
    payment = 'cash-on-delivery',
  } = wish
  const customer = { name, email: 'amel@example.tn' as EmailAddress, phone: phone as Phone }
  const result = await shop.order([{ product }], { customer, delivery: { address, city }, payment })
  assert.equal(result.outcome, 'placed')
  return result.order.id
}
