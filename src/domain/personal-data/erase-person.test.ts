import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { beginEmailAttempt, recordEmailFailure, storeEmailText } from '#domain/email-outbox/email-attempt.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { listSoldProducts } from '#domain/reports/list-sold-products.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { findTraces, leaveTraces, zitouna } from '#tests/support/personal-traces.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createDataLinkToken, eraseByDataLink } from './data-link.ts'
import { erasePerson } from './erase-person.ts'
import { personalTableNames } from './personal-tables.ts'
import { exportPerson } from './read-person.ts'

const byPhone = { key: { by: 'phone', phone: zitouna.phone }, isCalledBack: true } as const

/** Follows the link that was sent to her address. */
async function eraseByEmail({ marketplace, system }: TestShop) {
  const link = await system.db.selectFrom('data_links').select('id').executeTakeFirstOrThrow()
  return eraseByDataLink(marketplace, await createDataLinkToken(system, link.id))
}

/** Everything of the books that an erasure must not touch. */
async function readBooks({ system }: TestShop) {
  const { db } = system
  const read = async (query: string) => (await sql.raw(query).execute(db)).rows
  const period = { from: '2026-01-01', until: '2026-12-31' }
  return {
    orders: await read(`select id, number, status, governorate, payment_method, subtotal_millimes, shipping_millimes,
      total_millimes, placed_at, paid_at, source from orders order by id`),
    lines: await read('select * from order_lines order by order_id, position'),
    movements: await read('select * from stock_movements order by id'),
    stock: await read('select id, stock from variants order by id'),
    steps: await read('select id, order_id, from_status, to_status, made_by, made_at from order_steps order by id'),
    payments: await read('select id, order_id, kind, made_at from order_payments order by id'),
    sales: await read('select * from product_sales order by week, product_id'),
    entries: await read('select id, entity, entity_id, action, made_by, made_at from audit_log order by id'),
    revenue: await listSales(system, period as never, 'month'),
    sold: await listSoldProducts(system, period as never),
  }
}

test('an erased person is nowhere in the database, and the books are what they were', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await leaveTraces(shop, office)
  assert.deepEqual(Object.keys(await findTraces(shop)).sort(), [...personalTableNames].sort(), 'traces in every table')
  const books = await readBooks(shop)

  const outcomes = [await eraseByEmail(shop), await erasePerson(office, byPhone)]
  assert.deepEqual(
    outcomes.map((result) => result?.outcome),
    ['erased', 'erased'],
  )
  assert.deepEqual(await findTraces(shop), {})
  const after = await readBooks(shop)
  assert.deepEqual({ ...after, entries: after.entries.slice(0, books.entries.length) }, books)
})

test('what others left is not touched', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await leaveTraces(shop, office)
  const other = await shop.order([{ product: await shop.sells() }])
  assert.equal(other.outcome, 'placed')
  const rowOf = () => shop.system.db.selectFrom('orders').selectAll().where('id', '=', other.order.id).execute()
  const before = await rowOf()
  await erasePerson(office, byPhone)
  assert.deepEqual(await rowOf(), before)
})

test('an order that is still on its way is settled before its customer is erased', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const key = { by: 'phone', phone: '+21622333444' as Phone } as const
  const person = { key, isCalledBack: true }
  assert.deepEqual(await erasePerson(office, person), {
    ...{ outcome: 'unsettled', orders: [placed.order.number], planRequests: [] },
  })
  const { customer_name } = await shop.system.db.selectFrom('orders').select('customer_name').executeTakeFirstOrThrow()
  assert.equal(customer_name, 'Amel Ben Salah')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled' })
  assert.equal((await erasePerson(office, person)).outcome, 'erased')
})

test('a receipt names the rows and holds nothing of what was erased; the audit log knows who did it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await leaveTraces(shop, office)
  const erased = await erasePerson(office, byPhone)
  assert.ok(erased.outcome === 'erased' && erased.erasureId)
  const rows = await shop.system.db.selectFrom('erased_rows').selectAll().execute()
  assert.equal(rows.length, erased.rows)
  assert.ok(rows.some((row) => row.table_name === 'orders'))
  const entry = await shop.system.db
    .selectFrom('audit_log')
    .select(['action', 'made_by', 'entity_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { actor } = office
  assert.deepEqual(entry, { action: 'erased', made_by: `${actor.name} (${actor.id})`, entity_id: erased.erasureId })
})

test('an export has the personal values of every table and leaves a trace in the audit log', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await leaveTraces(shop, office)
  const records = (await exportPerson(office, byPhone)) ?? []
  const tables = records.map(({ table }) => table)
  const byAddressOnly = ['message_replies', 'newsletter_subscriptions', 'seller_emails', 'stock_alerts', 'data_links']
  assert.deepEqual(
    personalTableNames.filter((name) => !tables.includes(name)),
    byAddressOnly,
  )
  const [order] = records.find(({ table }) => table === 'orders')?.rows ?? []
  assert.equal(order?.customer_name, 'Amel Zitouna')
  assert.match(String(order?.ordered), /^2 × Bowl/)
  const { action } = await shop.system.db
    .selectFrom('audit_log')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.equal(action, 'exported')
})

test('nothing leaves and nothing is erased before the shop has called back', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await leaveTraces(shop, office)
  const notCalled = { ...byPhone, isCalledBack: false }
  assert.equal(await exportPerson(office, notCalled), undefined)
  assert.deepEqual(await erasePerson(office, notCalled), { outcome: 'not-called-back' })
  assert.deepEqual(await shop.system.db.selectFrom('erasures').select('id').execute(), [])
})

test('an email that is being sent while its recipient is erased leaves no text and no address', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled' })
  const { system } = shop
  const { id } = await system.db
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'order-recap')
    .executeTakeFirstOrThrow()
  const attempt = await beginEmailAttempt(system, id)
  assert.ok(attempt && 'id' in attempt)
  await erasePerson(office, { key: { by: 'order', orderId: placed.order.id }, isCalledBack: true })
  await storeEmailText(system, attempt, { subject: 'Your order', body: 'Dear Amel' })
  await recordEmailFailure(system, attempt, new Error('550 amel@example.tn is unknown'))
  const email = await system.db
    .selectFrom('emails')
    .select(['body', 'last_error', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  assert.deepEqual(email, { body: null, last_error: null, status: 'withdrawn' })
})

test('a note that somebody writes while its customer is erased does not outlive the erasure', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled' })
  const key = { by: 'order', orderId: placed.order.id } as const
  const erasing = await inTransaction(office, async (writing) => {
    await addOrderNote(writing, placed.order.id, 'Amel called', {
      submissionKey: crypto.randomUUID(),
      typedSecondsAgo: 0,
    })
    const erasing = erasePerson(office, { key, isCalledBack: true })
    await untilWaitingForLock(shop)
    return { done: erasing }
  })
  assert.equal((await erasing.done).outcome, 'erased')
  assert.deepEqual(await shop.system.db.selectFrom('order_notes').select('body').execute(), [{ body: '(erased)' }])
})
