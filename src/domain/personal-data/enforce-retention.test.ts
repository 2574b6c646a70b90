import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { setMessageDone } from '#domain/contact-messages/set-message-done.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { refuseReturn } from '#domain/returns/advance-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { schedule } from '#jobs/schedule.ts'
import { packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { findTraces, leaveTraces, zitouna } from '#tests/support/personal-traces.ts'
import { returnOf } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { enforceRetention } from './enforce-retention.ts'
import { erasePerson } from './erase-person.ts'
import { type PersonalTableName, personalTableNames } from './personal-tables.ts'
import { defaultRetentionPeriods, type RetentionPeriods } from './retention.ts'
import { retentionRules, tablesBelow } from './retention-rules.ts'
import { retentionSetting } from './retention-setting.ts'

const amel = { email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

/** Cards and addresses are of makers, and kept while these are; alerts are deleted by `deleteExpiredAlerts`. */
const notByRetention: readonly PersonalTableName[] = ['seller_emails', 'stock_alerts', 'store_cards']

async function keep(office: Marketplace, periods: Partial<RetentionPeriods>): Promise<void> {
  const edited = { ...defaultRetentionPeriods, ...periods }
  await editSetting(office, retentionSetting, { version: 0, edited })
}

async function first({ system }: TestShop, query: string): Promise<Record<string, unknown>> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(system.db)
  return rows[0] ?? {}
}

test('contacts of an order expire with the period that the owner set, once the order is over', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await keep(office, { contacts: 2 })
  const bowl = await shop.sells()
  const [over, waiting] = [await shop.order([{ product: bowl }]), await shop.order([{ product: bowl }])]
  assert.ok(over.outcome === 'placed' && waiting.outcome === 'placed')
  await addOrderNote(office, over.order.id, 'Amel likes blue', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })
  await advanceOrderAsOperator(office, over.order.id, { to: 'cancelled' })

  shop.clock.passes({ days: 58 })
  await enforceRetention(shop.system)
  assert.equal((await first(shop, 'select customer_name from orders order by id')).customer_name, 'Amel Ben Salah')
  shop.clock.passes({ days: 4 })
  await enforceRetention(shop.system)
  const names = await sql<{ customer_name: string }>`select customer_name from orders order by id`.execute(
    shop.system.db,
  )
  assert.deepEqual(
    names.rows.map((row) => row.customer_name),
    ['(erased)', 'Amel Ben Salah'],
    'an order that still waits keeps its contacts',
  )
  assert.equal((await first(shop, 'select body from order_notes')).body, '(erased)')
  assert.equal(await enforceRetention(shop.system), 0, 'what has expired is not written again')
})

test('of a comment only the contacts expire, of a message everything once it is done', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  await postComment(shop.marketplace, { productId: bowl.id, authorName: 'Amel', ...amel, body: 'Lovely' })
  const messageId = await postContactMessage(shop.marketplace, { name: 'Amel', email: amel.email, message: 'Hello' })
  shop.clock.passes({ days: 3 * 365 })
  await enforceRetention(shop.system)
  assert.deepEqual(await first(shop, 'select author_name, email, phone, body, status from comments'), {
    ...{ author_name: 'Amel', email: 'erased-1@erased.invalid', phone: '+000000', body: 'Lovely', status: 'published' },
  })
  assert.equal((await first(shop, 'select message from contact_messages')).message, 'Hello')
  await setMessageDone(office, messageId, true)
  await enforceRetention(shop.system)
  assert.equal((await first(shop, 'select message from contact_messages')).message, '(erased)')
})

test('letters and the personal values of the history expire; who did what stays', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  await addOrderNote(office, placed.order.id, 'Amel likes blue', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })
  shop.clock.passes({ days: 3 * 365 })
  await enforceRetention(shop.system)
  const { recipient } = await first(shop, `select recipient from emails where kind = 'order-recap'`)
  assert.match(String(recipient), /^erased-\d+@erased\.invalid$/)
  const [entry] = (await listAuditLog(office, {})).rows
  assert.deepEqual(
    [entry?.action, entry?.after, entry?.actorName.startsWith('Sana')],
    ['noted', { note: '(erased)' }, true],
  )
})

test('two nightly runs and the erasure of a person at once erase everything, each row once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  for (let count = 0; count < 12; count++) {
    const placed = await shop.order([{ product: bowl }])
    assert.ok(placed.outcome === 'placed')
    await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled' })
    await postComment(shop.marketplace, { productId: bowl.id, authorName: 'Amel', ...amel, body: `Lovely ${count}` })
  }
  shop.clock.passes({ days: 4 * 365 })
  const person = { key: { by: 'phone', phone: amel.phone }, isCalledBack: true } as const
  const [, , erased] = await Promise.all([
    enforceRetention(shop.system),
    enforceRetention(shop.system),
    erasePerson(shop.system, person),
  ])
  assert.equal(erased.outcome, 'erased')
  const left = await sql`select from orders where customer_phone = ${amel.phone}
    union all select from comments where phone = ${amel.phone}`.execute(shop.system.db)
  assert.equal(left.rows.length, 0)
  const receipts = await sql<{ count: number }>`
    select count(*)::int as count from erased_rows where table_name = 'orders'`.execute(shop.system.db)
  assert.ok((receipts.rows[0]?.count ?? 0) >= 12)
  assert.equal(await enforceRetention(shop.system), 0)
})

test('everything of a person expires, also what a past release has left or nobody ticked', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const orderId = await leaveTraces(shop, office)
  await blockCustomer(office, zitouna.phone, { version: 1, block: undefined })
  const opened = await openReturn(office, orderId, returnOf())
  assert.ok(opened.outcome === 'opened')
  shop.clock.passes({ days: 37 * 31 })
  await enforceRetention(shop.system)
  assert.ok((await findTraces(shop)).order_notes, 'pieces are still coming back')
  await refuseReturn(office, opened.returnId, { reason: 'Zitouna dropped it' })

  shop.clock.passes({ days: 25 * 31 })
  await enforceRetention(shop.system)
  assert.deepEqual(Object.keys(await findTraces(shop)), ['comments', ...notByRetention])
  assert.equal((await first(shop, 'select status from reviews')).status, 'withdrawn')

  await addOrderNote(office, orderId, 'Zitouna called', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  assert.equal(await enforceRetention(shop.system), 1)
  assert.equal((await first(shop, 'select body from order_notes order by id desc')).body, '(erased)')
})

for (const end of ['refused', 'lost'] as const)
  test(`a ${end} order expires, and its customer may be erased`, async () => {
    await using shop = await openTestShop()
    const office = await asOperator(shop.marketplace)
    const ids = [await packedOrder(shop, office), await packedOrder(shop, office)]
    for (const id of ids) for (const to of ['shipped', end] as const) await advanceOrderAsOperator(office, id, { to })
    const key = { by: 'order', orderId: ids[0] ?? 0 } as const
    assert.equal((await erasePerson(office, { key, isCalledBack: true })).outcome, 'erased')
    shop.clock.passes({ days: 37 * 31 })
    await enforceRetention(shop.system)
    assert.equal((await first(shop, 'select max(customer_name) as name from orders')).name, '(erased)')
  })

test('a block of a phone number expires once it has ended', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [ended, lasting] = ['+21622333441' as Phone, '+21622333442' as Phone]
  for (const phone of [ended, lasting])
    await blockCustomer(office, phone, { version: 0, block: { kind: 'prepayment-only', note: 'Amel refused' } })
  await blockCustomer(office, ended, { version: 1, block: undefined })
  shop.clock.passes({ days: 37 * 31 })
  await enforceRetention(shop.system)
  const blocks = await sql`select phone, note from customer_blocks order by id`.execute(shop.system.db)
  assert.deepEqual(blocks.rows, [
    { phone: null, note: '(erased)' },
    { phone: lasting, note: 'Amel refused' },
  ])
})

test('every table with personal data expires', () => {
  const expiring = retentionRules.flatMap(({ table }) => [table, ...tablesBelow(table)])
  assert.deepEqual(
    personalTableNames.filter((name) => !expiring.includes(name)),
    [...notByRetention, 'data_links'],
  )
})

/** The tables whose rows refer to those of another, by foreign keys, directly or through tables between. */
async function referringTables({ system }: TestShop, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referring (id) as (
      select ${table}::regclass::oid
      union select conrelid from pg_constraint join referring on confrelid = id where contype = 'f')
    select id::regclass::text as name from referring`.execute(system.db)
  return rows.map(({ name }) => name)
}

test('every table with personal data that refers to one which expires expires with it', async () => {
  await using shop = await openTestShop()
  const forgotten: string[] = []
  for (const { table } of retentionRules) {
    const referring = await referringTables(shop, table)
    const reached = [table, ...tablesBelow(table)]
    const missing = personalTableNames.filter((name) => referring.includes(name) && !reached.includes(name))
    forgotten.push(...missing.map((name) => `${name} of ${table}`))
  }
  // A request that came as a message has no text of its own.
  assert.deepEqual(forgotten, ['customer_requests of contact_messages'])
})

test('the schedule enforces retention every night', () => {
  assert.equal(schedule['enforce-retention']?.run, enforceRetention)
})
