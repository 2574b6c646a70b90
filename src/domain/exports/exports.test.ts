import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import type { Period } from '#domain/reports/period.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { isTrace, leaveTraces } from '#tests/support/personal-traces.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { exportPageSize } from './row-page.ts'
import { type ExportedRow, hasPeople, streamTable, type TableName, tablesFor } from './stream-table.ts'

const always: Period = { from: '2026-01-01', until: '2026-12-31' }

test('only owners export personal data', async () => {
  await using shop = await openTestShop()
  const staff = await asOperator(shop.marketplace, 'staff')
  assert.deepEqual(tablesFor(staff.actor), ['order-lines', 'products', 'stores', 'stock-movements'])
  for (const name of tablesFor((await asOperator(shop.marketplace)).actor)) {
    await assert.rejects(rowsOf(shop.marketplace, name), NotAllowed, name)
    if (tablesFor(staff.actor).includes(name)) await rowsOf(staff, name)
    else await assert.rejects(rowsOf(staff, name), NotAllowed, name)
  }
})

test('the tables with people are those in which something of a customer stands', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  await leaveTraces(shop, owner)
  for (const name of tablesFor(owner.actor))
    assert.equal(isTrace(JSON.stringify(await rowsOf(owner, name))), hasPeople(name), name)
})

test('people are exported only after a check of the identity, goods without one', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  shop.clock.passes({ seconds: 600 })
  for (const name of tablesFor(owner.actor)) {
    if (hasPeople(name)) await assert.rejects(rowsOf(owner, name), IdentityCheckRequired, name)
    else await rowsOf(owner, name)
  }
  await assert.rejects(exportSubscribers(owner).next(), IdentityCheckRequired)
})

test('an export leaves a trace in the audit log before its first row, and one of people an email to who took it', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  await rowsOf(staff, 'products')
  await streamTable(owner, 'orders', always).next()
  await exportSubscribers(owner).next()
  await assert.rejects(exportSubscribers(staff).next(), NotAllowed)
  const entries = await shop.marketplace.db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity', 'entity_id', 'action', 'after'])
    .orderBy('id')
    .execute()
  const taken = { entity: 'export', action: 'taken', after: null }
  assert.deepEqual(entries, [
    { ...taken, actor_id: staff.actor.id, entity_id: 'products' },
    {
      ...{ ...taken, actor_id: owner.actor.id, entity_id: 'orders' },
      after: { firstDay: always.from, lastDay: always.until },
    },
    { ...taken, actor_id: owner.actor.id, entity_id: 'newsletter-readers' },
  ])
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    shop.marketplace.mailer.sent.map(({ to, subject }) => [to, subject.split(':')[0]]),
    [
      [owner.actor.email, 'Addresses were exported'],
      [owner.actor.email, 'Addresses were exported'],
    ],
  )
})

test('every row is exported once and in order across pages, also with equal timestamps', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  await shop.order([{ product: bowl }, { product: plate, quantity: 2 }])
  const copies = exportPageSize * 2 + 1
  await multiplyOrders(shop, copies)

  const orders = await rowsOf(owner, 'orders')
  assert.equal(orders.length, copies + 1)
  assert.equal(new Set(orders.map(({ number }) => number)).size, copies + 1)
  const moments = orders.map(({ placed_at }) => placed_at.getTime())
  assert.deepEqual(
    moments,
    moments.toSorted((one, other) => one - other),
  )
  assert.deepEqual([orders[0]?.pieces, orders.at(-1)?.pieces], [3, 3])

  const lines = await rowsOf(owner, 'order-lines')
  assert.equal(lines.length, 2 * (copies + 1))
  assert.equal(new Set(lines.map(({ order_id, position }) => `${order_id} ${position}`)).size, lines.length)
})

test('exported order lines name their store, and orders their payment', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Zohra' })
  const result = await shop.order([{ product: await shop.sells({ storeId }) }], { payment: 'paypal' })
  await shop.order([{ product: await shop.sells() }])
  assert.ok(result.outcome === 'placed')
  await payInFull(owner, result.order.id, '8XV12345AB678901C')
  const lines = await rowsOf(owner, 'order-lines')
  assert.deepEqual([lines[0]?.store_id, lines[0]?.store_name], [storeId, 'Dar Zohra'])
  const orders = await rowsOf(owner, 'orders')
  assert.deepEqual(
    orders.map(({ paid_at, payment_reference }) => [paid_at, payment_reference]),
    [
      [shop.clock.now(), '8XV12345AB678901C'],
      [null, null],
    ],
  )
})

test('an export ends after a full last page', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  await shop.order([{ product: await shop.sells() }])
  await multiplyOrders(shop, exportPageSize - 1)
  assert.equal((await rowsOf(owner, 'orders')).length, exportPageSize)
})

test('a period filters dated tables by days in Tunis and leaves others complete', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  for (const moment of [
    '2026-03-01T22:59:59Z',
    '2026-03-01T23:00:00Z',
    '2026-03-02T22:59:59Z',
    '2026-03-02T23:00:00Z',
  ]) {
    shop.clock.moment = new Date(moment)
    await shop.order([{ product: bowl }])
  }
  const owner = await asOperator(shop.marketplace)
  const day: Period = { from: '2026-03-02', until: '2026-03-02' }
  assert.equal((await rowsOf(owner, 'orders', day)).length, 2)
  assert.equal((await rowsOf(owner, 'order-lines', day)).length, 2)
  assert.equal((await rowsOf(owner, 'products', day)).length, 1)
})

test('the product export has a row for each size, also of retired products', async () => {
  await using shop = await openTestShop()
  const staff = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: ['S', 'L'].map((name, index) => ({ name, stock: index + 1 })) })
  const base = productDraftOf(await getAdminProduct(staff, bowl.id))
  const days = { promotionFirstDay: '2026-03-05', promotionLastDay: '2026-03-07' } as const
  await editProduct(staff, bowl.id, { base, edited: { ...base, promotionalPrice: dinars(1), ...days } })
  await retireProduct(shop.system, bowl.id)
  const rows = await rowsOf(staff, 'products')
  assert.deepEqual([rows[0]?.promotionFirstDay, rows[0]?.promotionLastDay], Object.values(days))
  assert.deepEqual(
    rows.map(({ id, size_name, stock }) => [id, size_name, stock]),
    [
      [bowl.id, 'S', 1],
      [bowl.id, 'L', 2],
    ],
  )
})

/** Copies the first order with its lines, three in every microsecond-fine moment. */
async function multiplyOrders({ marketplace: { db } }: TestShop, count: number): Promise<void> {
  await sql`
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes, placed_at, governorate)
    select 'H-0000-' || lpad(n::text, 4, '0'), customer_name, customer_email, customer_phone, delivery_address,
      delivery_city, payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes,
      placed_at - (n / 3) * interval '1 microsecond', governorate
    from orders, generate_series(1, ${count}) as n`.execute(db)
  await sql`
    insert into order_lines
    select orders.id, position, product_id, variant_id, color_id, name, model, size_name, color_name, picture,
      unit_price_millimes, quantity, line_total_millimes
    from order_lines join orders on orders.id <> order_id
    where order_id = (select min(id) from orders)`.execute(db)
}

async function rowsOf<Name extends TableName>(
  marketplace: Marketplace,
  name: Name,
  period: Period = always,
): Promise<ExportedRow<Name>[]> {
  const rows: ExportedRow[] = []
  for await (const page of streamTable(marketplace, name, period)) rows.push(...page)
  return rows as ExportedRow<Name>[]
}
