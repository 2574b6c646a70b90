import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork } from '#tests/support/operators.ts'
import { placedByAmel } from '#tests/support/placed-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { Marketplace } from '../marketplace.ts'
import { dinars, millimes } from '../money.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { advanceOrder } from './advance-order.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { claimNextOrder, claimOrder, listClaims, releaseOrder } from './claim-order.ts'
import { correctDelivery } from './correct-delivery.ts'
import { countCallQueue } from './count-call-queue.ts'
import { describeLines } from './describe-lines.ts'
import { enterOrder } from './enter-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { listOrders } from './list-orders.ts'
import { recordCall } from './record-call.ts'
import { takeOrderStep, takeOrderSteps } from './take-order-step.ts'
import { writeOrderNote } from './write-order-note.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('what is packed keeps its lines, and what is shipped its address', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await placedByAmel(shop, bowl)
  const correction = { customer: noEmail, address: '3 rue du Port', city: 'صفاقس' }
  await takeOrderStep(office, id, { to: 'confirmed' })
  await takeOrderStep(office, id, { to: 'packed' })
  const change = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
  assert.deepEqual(change, { outcome: 'too-late', status: 'packed' })
  await assert.rejects(
    sql`update order_lines set quantity = 2, line_total_millimes = 90000 where order_id = ${id}`.execute(
      shop.marketplace.db,
    ),
    /do not change/,
  )
  assert.deepEqual(await correctDelivery(office, id, correction), { outcome: 'corrected' })
  const { customer, delivery } = await getOrderSheet(office, id)
  assert.deepEqual(customer, noEmail)
  assert.deepEqual(delivery, { address: '3 rue du Port', city: 'صفاقس', governorate: 'TN-61' })
  await takeOrderStep(office, id, { to: 'shipped' })
  assert.deepEqual(await correctDelivery(office, id, correction), { outcome: 'too-late', status: 'shipped' })
})

test('several orders take a step together, and those that cannot are named', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const orders = [await placedByAmel(shop, bowl), await placedByAmel(shop, bowl), await placedByAmel(shop, bowl)]
  const [one, two, three] = orders.map(({ id }) => id) as [number, number, number]
  await advanceOrder(office, one, { to: 'confirmed', by: 'x' })
  await advanceOrder(office, three, { to: 'confirmed', by: 'x' })
  const seen = [one, two, three].map((id) => ({ id, status: id === two ? 'received' : 'confirmed' }) as const)
  const answer = await takeOrderSteps(office, seen, { to: 'packed', tellsCustomer: true })
  const left = { id: two, number: orders[1]?.number, status: 'received' }
  assert.deepEqual(answer, { advanced: 2, notPossible: [left], unpaid: [] })
  await sendQueuedLetters(shop.marketplace)
  const subjects = shop.marketplace.mailer.sent.map(({ subject }) => subject)
  assert.equal(subjects.filter((subject) => subject.endsWith('is packed')).length, 2)
})

test('an order that moved on since the list was shown is not taken further with the others', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 9 }] })
  const [still, moved] = [await placedByAmel(shop, bowl), await placedByAmel(shop, bowl)]
  const seen = [still, moved].map(({ id }) => ({ id, status: 'received' }) as const)
  // A colleague has confirmed it: it could be cancelled from there as well, but nobody here has decided that.
  await advanceOrder(office, moved.id, { to: 'confirmed', by: 'Amel (2)' })
  const step = { to: 'cancelled', note: 'Ordered twice' } as const
  assert.deepEqual(await takeOrderSteps(office, seen, step), {
    advanced: 1,
    notPossible: [{ id: moved.id, number: moved.number, status: 'confirmed' }],
    unpaid: [],
  })
  assert.equal((await getOrderSheet(office, moved.id)).status, 'confirmed')
  assert.equal((await getOrderSheet(office, still.id)).steps.at(-1)?.note, 'Ordered twice')
})

test('earlier orders of the phone tell how often a parcel was taken or refused', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  for (const last of ['delivered', 'refused', 'returned'] as const) {
    const { id } = await placedByAmel(shop, bowl)
    const way = ['confirmed', 'packed', 'shipped', last === 'delivered' ? last : 'refused'] as const
    for (const to of way) await takeOrderStep(office, id, { to })
    if (last === 'returned') await takeOrderStep(office, id, { to: last })
  }
  const { id } = await placedByAmel(shop, bowl)
  assert.deepEqual((await getOrderSheet(office, id)).earlier, { count: 3, delivered: 1, refused: 2 })
})

test('notes stay with the order, and every change is in the history with who made it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await placedByAmel(shop, await shop.sells())
  await writeOrderNote(office, id, 'Rings the wrong bell')
  await takeOrderStep(office, id, { to: 'confirmed', note: 'By phone' })
  const { notes, nextSteps } = await getOrderSheet(office, id)
  assert.equal((await listOrders(office, {})).orders[0]?.hasNotes, true)
  assert.deepEqual(
    notes.map(({ body }) => body),
    ['Rings the wrong bell'],
  )
  assert.deepEqual(nextSteps, ['packed', 'cancelled'])
  const changes = await shop.marketplace.db.selectFrom('changes').select(['action', 'made_by']).orderBy('id').execute()
  const by = `Sana (${office.operator?.id})`
  assert.deepEqual(changes, [
    { action: 'noted', made_by: by },
    { action: 'confirmed', made_by: by },
  ])
})

test('a second tap of the same thumb is neither a second step nor a mistake', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await placedByAmel(shop, await shop.sells())
  const tap = (note: string) =>
    takeOrderStep(office, id, { to: 'confirmed', from: 'received', note, tellsCustomer: true })
  const taps = await Promise.all([tap('By phone'), tap('By phone')])
  assert.deepEqual(taps, [{ outcome: 'advanced' }, { outcome: 'advanced' }])
  assert.deepEqual(await tap('Other words'), { outcome: 'not-possible', status: 'confirmed' })
  await Promise.all([writeOrderNote(office, id, 'Rings twice'), writeOrderNote(office, id, 'Rings twice')])
  const { steps, notes } = await getOrderSheet(office, id)
  assert.deepEqual([steps.length, notes.length], [1, 1])
  assert.equal((await lettersOf(shop.marketplace)).filter(({ kind }) => kind === 'order-progress').length, 1)
})

test('nobody who is not at work may do any of it', async () => {
  await using shop = await openTestShop()
  const { id } = await placedByAmel(shop, await shop.sells())
  const stranger: Marketplace = shop.marketplace
  const correction = { customer: noEmail, address: 'x', city: 'y' }
  const deeds = [
    () => listOrders(stranger, {}),
    () => getOrderSheet(stranger, id),
    () => claimNextOrder(stranger),
    () => countCallQueue(stranger),
    () => claimOrder(stranger, id),
    () => releaseOrder(stranger, id, new Date()),
    () => listClaims(stranger),
    () => recordCall(stranger, id, { outcome: 'confirmed' }),
    () => takeOrderStep(stranger, id, { to: 'confirmed' }),
    () => takeOrderSteps(stranger, [], { to: 'confirmed' }),
    () => writeOrderNote(stranger, id, 'x'),
    () => correctDelivery(stranger, id, correction),
    () => changeOrderLines(stranger, id, [], millimes(0)),
    () => describeLines(stranger, [], []),
    () => enterOrder(stranger, shop.requestFor([]), { isConfirmed: true }),
  ]
  for (const deed of deeds) await assert.rejects(deed, NotAllowed)
})
