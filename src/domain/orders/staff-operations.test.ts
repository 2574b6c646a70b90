import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { recordDeliveryResults } from '#domain/couriers/results/record-results.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { addOrderNote } from './add-order-note.ts'
import { claimNextOrder, claimOrder, listClaimsOfOthers, releaseOrder } from './calls/claim-order.ts'
import { countCallQueue } from './calls/count-call-queue.ts'
import { recordCall } from './calls/record-call.ts'
import { correctDelivery } from './delivery/correct-delivery.ts'
import { getOrderDetails } from './get-order-details.ts'
import { changeOrderLines } from './lines/change-order-lines.ts'
import { listEditableLines } from './lines/list-editable-lines.ts'
import { listOrders } from './lists/list-orders.ts'
import { enterOrder } from './placing/enter-order.ts'
import { advanceOrder } from './status/advance-order.ts'
import { advanceOrderAsOperator, advanceOrdersAsOperator } from './status/advance-order-as-operator.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('lines are final once packed, the address once shipped', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await placeTestOrder(shop, bowl)
  const correction = { customer: noEmail, address: '3 rue du Port', city: 'صفاقس' }
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  await advanceOrderAsOperator(office, id, { to: 'packed' })
  const change = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
  assert.deepEqual(change, { outcome: 'too-late', status: 'packed' })
  await assert.rejects(
    sql`update order_lines set quantity = 2, line_total_millimes = 90000 where order_id = ${id}`.execute(
      shop.marketplace.db,
    ),
    /do not change/,
  )
  assert.deepEqual(await correctDelivery(office, id, correction), { outcome: 'corrected' })
  const { customer, delivery } = await getOrderDetails(office, id)
  assert.deepEqual(customer, noEmail)
  assert.deepEqual(delivery, { address: '3 rue du Port', city: 'صفاقس', governorate: 'TN-61' })
  await advanceOrderAsOperator(office, id, { to: 'shipped' })
  assert.deepEqual(await correctDelivery(office, id, correction), { outcome: 'too-late', status: 'shipped' })
})

test('several orders are advanced at once, and those that cannot be are reported', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const orders = [await placeTestOrder(shop, bowl), await placeTestOrder(shop, bowl), await placeTestOrder(shop, bowl)]
  const [one, two, three] = orders.map(({ id }) => id) as [number, number, number]
  await advanceOrder(office, one, { to: 'confirmed' })
  await advanceOrder(office, three, { to: 'confirmed' })
  const seen = [one, two, three].map((id) => ({ id, status: id === two ? 'received' : 'confirmed' }) as const)
  const result = await advanceOrdersAsOperator(office, seen, { to: 'packed', notifiesCustomer: true })
  const left = { id: two, number: orders[1]?.number, status: 'received' }
  const { batchId, ...outcome } = result
  const taken = [orders[0]?.number, orders[2]?.number]
  assert.deepEqual(outcome, { advanced: 2, taken, notPossible: [left], outOfStock: [], unpaid: [] })
  assert.equal((await advanceOrdersAsOperator(office, seen, { to: 'packed' })).batchId, batchId, 'tapped twice')
  shop.clock.passes(undoWindowOver)
  await sendQueuedEmails(shop.marketplace)
  const subjects = shop.marketplace.mailer.sent.map(({ subject }) => subject)
  assert.equal(subjects.filter((subject) => subject.endsWith('is packed')).length, 2)
})

test('what is shown of an order is of one moment, whatever changes while it is read', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const { reading } = await inTransaction(office, async (office) => {
    await sql`lock table order_notes in access exclusive mode`.execute(office.db)
    const reading = getOrderDetails({ ...office, db: shop.marketplace.db }, id)
    await untilWaitingForLock(shop)
    await advanceOrderAsOperator(office, id, { to: 'confirmed' })
    await addOrderNote(office, id, 'Ring twice', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
    return { reading }
  })
  const { status, notes } = await reading
  assert.deepEqual([status, notes], ['received', []])
  const now = await getOrderDetails(office, id)
  assert.deepEqual([now.status, now.notes.length], ['confirmed', 1])
})

test('one unknown order of several does not stop the others', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const seen = [999, id].map((id) => ({ id, status: 'received' }) as const)
  assert.equal((await advanceOrdersAsOperator(office, seen, { to: 'confirmed' })).advanced, 1)
  for (const to of ['packed', 'shipped'] as const) await advanceOrderAsOperator(office, id, { to })
  const results = [999, id].map(
    (id) => ({ id, status: 'shipped', result: { outcome: 'delivered' }, hash: undefined }) as const,
  )
  const { recorded, notRecorded } = await recordDeliveryResults(office, results)
  assert.deepEqual([recorded, notRecorded], [1, []])
})

test('an order whose status changed since the list was shown is not advanced with the others', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 9 }] })
  const [still, moved] = [await placeTestOrder(shop, bowl), await placeTestOrder(shop, bowl)]
  const seen = [still, moved].map(({ id }) => ({ id, status: 'received' }) as const)
  // Somebody else has confirmed it: it could still be canceled, but this operator has not seen that status.
  await advanceOrder(office, moved.id, { to: 'confirmed' })
  const step = { to: 'cancelled', note: 'Ordered twice' } as const
  const { batchId: _, ...outcome } = await advanceOrdersAsOperator(office, seen, step)
  assert.deepEqual(outcome, {
    advanced: 1,
    taken: [still.number],
    notPossible: [{ id: moved.id, number: moved.number, status: 'confirmed' }],
    outOfStock: [],
    unpaid: [],
  })
  assert.equal((await getOrderDetails(office, moved.id)).status, 'confirmed')
  assert.equal((await getOrderDetails(office, still.id)).steps.at(-1)?.note, 'Ordered twice')
})

test('earlier orders of a phone number show how many were delivered or refused', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  for (const last of ['delivered', 'refused', 'returned'] as const) {
    const { id } = await placeTestOrder(shop, bowl)
    const way = ['confirmed', 'packed', 'shipped', last === 'delivered' ? last : 'refused'] as const
    for (const to of way) await advanceOrderAsOperator(office, id, { to })
    if (last === 'returned') await advanceOrderAsOperator(office, id, { to: last })
  }
  const { id } = await placeTestOrder(shop, bowl)
  assert.deepEqual((await getOrderDetails(office, id)).earlier, { count: 3, delivered: 1, refused: 2 })
})

test('notes are stored, and every change is in the audit log with its operator', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  await addOrderNote(office, id, 'Rings the wrong bell', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  await advanceOrderAsOperator(office, id, { to: 'confirmed', note: 'By phone' })
  const { notes, nextSteps } = await getOrderDetails(office, id)
  assert.equal((await listOrders(office, {})).orders[0]?.hasNotes, true)
  assert.deepEqual(
    notes.map(({ body }) => body),
    ['Rings the wrong bell'],
  )
  assert.deepEqual(nextSteps, ['packed', 'cancelled'])
  const changes = await shop.marketplace.db
    .selectFrom('audit_log')
    .select(['action', 'made_by'])
    .orderBy('id')
    .execute()
  const by = `Sana (${office.actor.id})`
  assert.deepEqual(changes, [
    { action: 'noted', made_by: by },
    { action: 'confirmed', made_by: by },
  ])
})

test('a button tapped twice advances an order once, without an error', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const confirm = (note: string) =>
    advanceOrderAsOperator(office, id, { to: 'confirmed', from: 'received', note, notifiesCustomer: true })
  const results = await Promise.all([confirm('By phone'), confirm('By phone')])
  const stepId = results[0].outcome === 'advanced' && results[0].stepId
  assert.deepEqual(results, [
    { outcome: 'advanced', stepId },
    { outcome: 'advanced', stepId },
  ])
  assert.deepEqual(await confirm('Another note'), { outcome: 'not-possible', status: 'confirmed' })
  const sent = { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 }
  await Promise.all([1, 2].map(() => addOrderNote(office, id, 'Rings twice', sent)))
  const { steps, notes } = await getOrderDetails(office, id)
  assert.deepEqual([steps.length, notes.length], [1, 1])
  assert.equal((await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-progress').length, 1)
})

test('every operation needs a signed-in operator', async () => {
  await using shop = await openTestShop()
  const { id } = await placeTestOrder(shop, await shop.sells())
  const anonymous: Marketplace = shop.marketplace
  const correction = { customer: noEmail, address: 'x', city: 'y' }
  const operations = [
    () => listOrders(anonymous, {}),
    () => getOrderDetails(anonymous, id),
    () => claimNextOrder(anonymous),
    () => countCallQueue(anonymous),
    () => claimOrder(anonymous, id),
    () => releaseOrder(anonymous, id, new Date()),
    () => listClaimsOfOthers(anonymous),
    () => recordCall(anonymous, id, { outcome: 'confirmed' }),
    () => advanceOrderAsOperator(anonymous, id, { to: 'confirmed' }),
    () => advanceOrdersAsOperator(anonymous, [], { to: 'confirmed' }),
    () => addOrderNote(anonymous, id, 'x', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 }),
    () => correctDelivery(anonymous, id, correction),
    () => changeOrderLines(anonymous, id, [], millimes(0)),
    () => listEditableLines(anonymous, [], []),
    () => enterOrder(anonymous, shop.requestFor([]), { isConfirmed: true }),
  ]
  for (const operation of operations) await assert.rejects(operation, NotAllowed)
})
