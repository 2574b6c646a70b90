import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { beginEmailAttempt, recordEmailFailure, storeEmailText } from '#domain/email-outbox/email-attempt.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { correctOwnDelivery } from '#domain/orders/customer-requests/correct-own-delivery.ts'
import { writeOnOrder } from '#domain/orders/customer-requests/write-on-order.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { recordDeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { listSoldProducts } from '#domain/reports/list-sold-products.ts'
import { refuseReturn } from '#domain/returns/advance-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { insertPhotos } from '#domain/returns/return-photos.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'
import { createDataLinkToken, eraseByDataLink, sendDataLink } from './data-link.ts'
import { erasePerson } from './erase-person.ts'
import { personalTableNames } from './personal-tables.ts'
import { exportPerson } from './read-person.ts'

const email = 'Amel.Zitouna@example.tn' as EmailAddress
const phone = '+21622999444' as Phone
/** Everything that is personal of Amel, wherever it was typed; her name also as the bytes of a photo. */
const secrets = [/zitouna/i, /5a69746f756e61/i, /22 ?999 ?444/, /kasbah/i, /radès/i]

const byPhone = { key: { by: 'phone', phone }, isCalledBack: true } as const

/** Follows the link that was sent to her address. */
async function eraseByEmail({ marketplace, system }: TestShop) {
  const link = await system.db.selectFrom('data_links').select('id').executeTakeFirstOrThrow()
  return eraseByDataLink(marketplace, await createDataLinkToken(system, link.id))
}

/**
 * Amel Zitouna orders, is called, pays, comments, writes, subscribes, asks for a plan. Returns the number of her order.
 */
async function leaveTraces(shop: TestShop, office: Marketplace): Promise<string> {
  const { marketplace } = shop
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl, quantity: 2 }], {
    customer: { name: 'Amel Zitouna', email, phone: '+21622999443' as Phone },
    delivery: { address: '12 rue de la Kasbah', city: 'Radès' },
    customerNote: 'Zitouna, second floor',
    giftNote: 'For Zitouna',
    payment: 'paypal',
  })
  assert.equal(placed.outcome, 'placed')
  const { id, number } = placed.order
  await correctDelivery(office, id, {
    customer: { name: 'Amel Zitouna', email, phone },
    ...{ address: '14 rue de la Kasbah', city: 'Radès' },
  })
  const customer: Marketplace = { ...marketplace, actor: { kind: 'customer', orderId: id } }
  await correctOwnDelivery(customer, { place: { address: '16 rue de la Kasbah', city: 'Radès' } })
  await writeOnOrder(customer, 'Zitouna asks')
  await addOrderNote(office, id, 'Mrs. Zitouna likes blue', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  await recordCall(
    office,
    id,
    { outcome: 'confirmed' },
    { note: 'Zitouna agreed', notifiesCustomer: true, seenCorrection: 1 },
  )
  await payInFull(office, id, 'PayPal of Zitouna')
  await advanceOrderAsOperator(office, id, { to: 'packed', note: 'by Zitouna' })
  await createCourier(asSystem(office))
  const { id: handoverId } = await openHandover(office, [id])
  await handOver(office, handoverId, { agreedUnpaid: [id], notifiesCustomers: false })
  await office.db
    .insertInto('courier_parcels')
    .values({
      ...{ handover_id: handoverId, order_id: id, created_at: shop.clock.now(), due_at: shop.clock.now() },
      ...{ state: 'refused', refusal: 'Zitouna has moved' },
    })
    .execute()
  const attempt = { outcome: 'postponed', decidedBy: 'customer', reason: 'absent', note: 'Zitouna was away' } as const
  await recordDeliveryResult(office, id, attempt)
  await advanceOrderAsOperator(office, id, { to: 'delivered', note: 'by Zitouna' })
  const damage = {
    reason: 'damaged',
    wish: 'refund',
    note: 'Zitouna cut her hand',
    pieces: [{ position: 0, quantity: 1 }],
  } as const
  const opened = await openReturn(office, id, damage)
  assert.ok(opened.outcome === 'opened')
  const { returnId } = opened
  await insertPhotos(office, { returnId, orderId: id }, [
    { bytes: Buffer.from('Zitouna'), format: 'webp', width: 1, height: 1, placeholderColor: '#000000' },
  ])
  await refuseReturn(office, returnId, { reason: 'Zitouna dropped it' })
  await office.db
    .insertInto('reviews')
    .values({
      ...{
        order_id: id,
        line_position: 0,
        product_id: bowl.id,
        stars: 5,
        body: 'By Zitouna',
        author_name: 'Amel Zitouna',
      },
      ...{ locale: 'en', status: 'held', posted_at: shop.clock.now(), changed_at: shop.clock.now() },
    })
    .execute()
  const comment = { productId: bowl.id, authorName: 'Zitouna', email, phone, body: 'Zitouna was here' }
  await postComment(marketplace, { ...comment, isSuspicious: false })
  const messageId = await postContactMessage(marketplace, { name: 'Zitouna', email, message: 'I live in Radès' })
  await replyToMessage(office, messageId, {
    submissionKey: crypto.randomUUID(),
    body: 'Dear Mrs. Zitouna',
    repliesSeen: 0,
  })
  await subscribeToNewsletter(marketplace, email)
  const { id: vaseId, sizes } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  await requestStockAlert(marketplace, { productId: vaseId, sizeId: sizes[0]?.id ?? 0, email })
  const wish = { plan: 'silver', name: 'Zitouna', project: 'Zitouna bags', description: 'Radès' } as const
  const planId = await requestPlan(marketplace, { ...wish, email, phone })
  await decidePlanRequest(office, planId, { step: 'refused', note: 'Sorry, Zitouna' })
  await blockCustomer(office, phone, { version: 0, block: { kind: 'prepayment-only', note: 'Zitouna refused' } })
  await sendDataLink(office, email)
  await sendAll(shop)
  return number
}

async function sendAll({ system }: TestShop): Promise<void> {
  const emails = await system.db.selectFrom('emails').select('id').orderBy('id').execute()
  const context = {
    ...{ marketplace: system, links: emailLinks('https://hirfa.example') },
    stop: new AbortController().signal,
  }
  for (const { id } of emails) await sendEmail(context, id)
}

/** Returns the whole database as text: a line for each row of each table, with the jobs of the worker. */
async function dump({ db }: Marketplace): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`.execute(db)
  const texts = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} as t order by 1`.execute(db)
    texts.set(
      name,
      rows.map(({ text }) => text),
    )
  }
  return texts
}

function placesOf(texts: ReadonlyMap<string, readonly string[]>): string[] {
  return [...texts].flatMap(([name, rows]) =>
    rows.filter((row) => secrets.some((secret) => secret.test(row))).map((row) => `${name}: ${row}`),
  )
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
    stock: await read('select id, stock from product_sizes order by id'),
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
  const before = placesOf(await dump(shop.system))
  const tables = new Set(before.map((place) => place.replace(/:.*/s, '').replace('public.', '')))
  assert.deepEqual(
    personalTableNames.filter((name) => !tables.has(name)),
    [],
    'the traces are in every table',
  )
  const books = await readBooks(shop)

  const outcomes = [await eraseByEmail(shop), await erasePerson(office, byPhone)]
  assert.deepEqual(
    outcomes.map((result) => result?.outcome),
    ['erased', 'erased'],
  )
  assert.deepEqual(placesOf(await dump(shop.system)), [])
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
  const byAddressOnly = ['message_replies', 'newsletter_subscriptions', 'stock_alerts', 'data_links']
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
