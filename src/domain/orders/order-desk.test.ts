import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
import { heldTo, limitsOf, setLimits } from '#tests/support/limits.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { dinars, millimes } from '../money.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { claimNextOrder, claimOrder, listClaims, releaseOrder } from './claim-order.ts'
import { correctDelivery } from './correct-delivery.ts'
import { countCallQueue } from './count-call-queue.ts'
import { describeLines } from './describe-lines.ts'
import { enterOrder } from './enter-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { listOrders } from './list-orders.ts'
import { recognizeOldOrders } from './recognize-old-orders.ts'
import { recordCall } from './record-call.ts'
import { takeOrderStep, takeOrderSteps } from './take-order-step.ts'
import { writeOrderNote } from './write-order-note.ts'
import { writtenDelivery } from './written-delivery.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('three calls: nobody answers, the number is wrong, the order is confirmed', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const product = await shop.sells()
  const [first, second, third] = [await place(shop, product), await place(shop, product), await place(shop, product)]
  const callBackAt = new Date(shop.clock.now().getTime() + 3_600_000)

  assert.equal(await claimNextOrder(office), first.id)
  assert.equal(await claimNextOrder(office, [first.id]), second.id)
  await recordCall(office, first.id, { outcome: 'no-answer', callBackAt })
  assert.equal(await claimNextOrder(office), second.id)
  await recordCall(office, second.id, { outcome: 'wrong-number' })
  assert.equal(await claimNextOrder(office), third.id)
  await recordCall(office, third.id, { outcome: 'confirmed' }, { note: 'In the evening', tellsCustomer: true })
  assert.equal(await claimNextOrder(office), undefined)
  assert.deepEqual(await countCallQueue(office), { toCall: 0, toCallBackNow: 0, later: 1, wrongNumbers: 1 })

  shop.clock.passes({ seconds: 3600 })
  assert.equal(await claimNextOrder(office), first.id)
  assert.equal((await getOrderSheet(office, first.id)).unansweredCalls, 1)
  await recordCall(office, second.id, { outcome: 'wrong-number', phone: '+21655666777' as Phone })
  assert.equal(await claimNextOrder(office, [first.id]), second.id)

  const sheet = await getOrderSheet(office, third.id)
  assert.equal(sheet.status, 'confirmed')
  assert.deepEqual(
    sheet.calls.map(({ outcome, note, by }) => [outcome, note, by]),
    [['confirmed', 'In the evening', `Sana (${office.operator?.id})`]],
  )
  assert.equal((await lettersOf(shop.marketplace)).filter(({ kind }) => kind === 'order-progress').length, 1)
})

test('an order that somebody else has settled meanwhile is not called again', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const order = await place(shop, await shop.sells())
  await cancelOwnOrder(office, order.token)
  const answer = await recordCall(office, order.id, { outcome: 'confirmed' })
  assert.deepEqual(answer, { outcome: 'not-to-call', status: 'cancelled' })
  assert.deepEqual((await getOrderSheet(office, order.id)).calls, [])
})

test('a cancelled call gives its reason and the pieces back', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const product = await shop.sells()
  const order = await place(shop, product)
  await recordCall(office, order.id, { outcome: 'cancelled', reason: 'Too dear' })
  const { status, steps } = await getOrderSheet(office, order.id)
  assert.equal(status, 'cancelled')
  assert.equal(steps[0]?.note, 'Too dear')
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
})

test('the note on a call is kept with every outcome, beside the reason of a cancellation', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const correction = { customer: noEmail, address: '3 rue du Port', city: 'Nabeul' }
  const lines = [{ productId: bowl.id, quantity: 2 }]
  const calls = [
    { outcome: 'confirmed' },
    { outcome: 'no-answer', callBackAt: shop.clock.now() },
    { outcome: 'wrong-number' },
    { outcome: 'address-corrected', correction },
    { outcome: 'changed', lines, claimedTotal: dinars(98) },
    { outcome: 'cancelled', reason: 'Too dear' },
  ] as const
  for (const call of calls) {
    const { id } = await place(shop, bowl)
    await recordCall(office, id, call, { note: 'Speaks Italian' })
    const { calls, steps } = await getOrderSheet(office, id)
    const words = call.outcome === 'cancelled' ? 'Too dear: Speaks Italian' : 'Speaks Italian'
    assert.equal(calls[0]?.note, words, call.outcome)
    for (const { note } of steps) assert.equal(note, words, call.outcome)
  }
})

test('of two who correct one delivery each keeps what the other has put right, and is told what both have', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await place(shop, await shop.sells())
  const base = writtenDelivery(await getOrderSheet(office, id))
  const { customer } = base
  const newNumber = { ...base, customer: { ...customer, phone: '+21698111222' as Phone } }
  assert.equal((await correctDelivery(office, id, newNumber, base)).outcome, 'corrected')
  const newStreet = { ...base, address: '3 rue du Port' }
  assert.equal((await correctDelivery(office, id, newStreet, base)).outcome, 'corrected')
  const both = writtenDelivery(await getOrderSheet(office, id))
  assert.deepEqual(both, { ...newNumber, address: '3 rue du Port' })

  const answer = await correctDelivery(office, id, { ...base, address: '5 rue du Port', city: 'Sfax' }, base)
  assert.ok(answer.outcome === 'changed-meanwhile')
  assert.deepEqual(answer.contested, ['address'])
  assert.deepEqual(answer.current, both)
  assert.deepEqual(answer.merged, { ...both, address: '5 rue du Port', city: 'Sfax', governorate: undefined })
  assert.deepEqual(writtenDelivery(await getOrderSheet(office, id)), both, 'nothing is saved')
  const call = { outcome: 'address-corrected', correction: { ...base, address: '7 rue du Port' }, base } as const
  assert.equal((await recordCall(office, id, call)).outcome, 'not-corrected')
  assert.equal((await getOrderSheet(office, id)).status, 'received', 'the call goes on')
  assert.equal((await correctDelivery(office, id, answer.merged, answer.current)).outcome, 'corrected')
  assert.equal((await getOrderSheet(office, id)).delivery.governorate, 'TN-61')
})

test('lines change only when they are still those the person had before them', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await place(shop, bowl)
  const base = (await getOrderSheet(office, id)).lines
  const swap = [{ ...base[0], productId: plate.id, sizeId: plate.sizes[0]?.id ?? 0, quantity: 1 }]
  assert.equal((await changeOrderLines(office, id, swap, dinars(53), base)).outcome, 'changed')
  const answer = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 1 }], dinars(53), base)
  assert.ok(answer.outcome === 'changed-meanwhile')
  assert.deepEqual(answer.lines, (await getOrderSheet(office, id)).lines)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  const again = await changeOrderLines(office, id, swap, dinars(53), base)
  assert.equal(again.outcome, 'changed', 'a second tap of the same thumb is no mistake')
})

test('lines change at today’s prices and the agreed total, and only the difference moves', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells({ sizes: [{ name: '', stock: 3 }] }), await shop.sells()]
  const order = await place(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  const asked = await changeOrderLines(office, order.id, lines, millimes(0))
  assert.equal(asked.outcome, 'repriced')
  assert.equal(asked.quote.totals.total, dinars(45 * 3 + 8))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)

  const answer = await recordCall(office, order.id, { outcome: 'changed', lines, claimedTotal: dinars(143) })
  assert.deepEqual(answer, { outcome: 'recorded' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 2)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 8)
  const sheet = await getOrderSheet(office, order.id)
  assert.equal(sheet.status, 'confirmed')
  assert.deepEqual(
    sheet.lines.map(({ name, quantity }) => [name, quantity]),
    [
      [bowl.name, 1],
      [plate.name, 2],
    ],
  )
  // All three are the order's to have again, two of them because it holds one.
  const back = await changeOrderLines(office, order.id, [{ productId: bowl.id, quantity: 3 }], dinars(143))
  assert.equal(back.outcome, 'changed')
  await takeOrderStep(office, order.id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 3)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('a changed order that is cancelled gives back what it holds then, once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await place(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  await changeOrderLines(office, id, lines, dinars(143))
  await Promise.all([1, 2, 3].map(() => takeOrderStep(office, id, { to: 'cancelled' })))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('a change that cannot be had changes nothing, and the call goes on', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const order = await place(shop, bowl, 3)
  const change = {
    outcome: 'changed',
    lines: [{ productId: bowl.id, quantity: 11 }],
    claimedTotal: dinars(503),
  } as const
  const answer = await recordCall(office, order.id, change)
  assert.ok(answer.outcome === 'not-changed' && answer.result.outcome === 'out-of-stock')
  assert.equal(answer.result.lines[0]?.left, 10)
  const { status, calls } = await getOrderSheet(office, order.id)
  assert.deepEqual([status, calls], ['received', []])
})

test('many change one order and others buy the same piece: no piece is lost or made', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [one, two] = [await shop.sells(), await shop.sells()]
  const order = await place(shop, one, 2)
  const swap = (product: typeof one, quantity: number) =>
    changeOrderLines(office, order.id, [{ productId: product.id, quantity }], dinars(45 * quantity + 8))
  await Promise.all([swap(two, 3), swap(one, 1), place(shop, two, 2), swap(two, 1), place(shop, one, 4)])
  const sheet = await getOrderSheet(office, order.id)
  const held = (product: typeof one) =>
    sheet.lines.reduce((sum, line) => sum + (line.productId === product.id ? line.quantity : 0), 0)
  assert.equal(await shop.stockOf(one.sizes[0]?.id), 10 - 4 - held(one))
  assert.equal(await shop.stockOf(two.sizes[0]?.id), 10 - 2 - held(two))
})

test('what is packed keeps its lines, and what is shipped its address', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await place(shop, bowl)
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

test('the governorate comes from the city, may be said otherwise, and is found for orders from before', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await place(shop, bowl)
  const governorateOf = async () => (await getOrderSheet(office, id)).delivery.governorate
  assert.equal(await governorateOf(), 'TN-21')
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars' })
  assert.equal(await governorateOf(), undefined)
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars', governorate: 'TN-83' })
  assert.equal(await governorateOf(), 'TN-83')
  await sql`update orders set governorate = null, delivery_city = 'Hammam-Sousse'`.execute(shop.marketplace.db)
  await recognizeOldOrders(shop.marketplace)
  assert.equal(await governorateOf(), 'TN-51')
})

test('several orders take a step together, and those that cannot are named', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const orders = [await place(shop, bowl), await place(shop, bowl), await place(shop, bowl)]
  const [one, two, three] = orders.map(({ id }) => id) as [number, number, number]
  await advanceOrder(office, one, { to: 'confirmed', by: 'x' })
  await advanceOrder(office, three, { to: 'confirmed', by: 'x' })
  const answer = await takeOrderSteps(office, [one, two, three], { to: 'packed', tellsCustomer: true })
  assert.deepEqual(answer, { advanced: 2, notPossible: [two] })
  await sendQueuedLetters(shop.marketplace)
  const subjects = shop.marketplace.mailer.sent.map(({ subject }) => subject)
  assert.equal(subjects.filter((subject) => subject.endsWith('is packed')).length, 2)
})

test('an order entered by hand is the same order, without letters where there is no address, and entered once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const request = {
    ...shop.requestFor([{ product: bowl, quantity: 2 }], { customer: noEmail, source: 'messenger' }),
    idempotencyKey: 'form-1',
  }
  const answers = [
    await enterOrder(office, request, { isConfirmed: true }),
    await enterOrder(office, request, { isConfirmed: true }),
  ]
  const [number, again] = answers.map((answer) => answer.outcome === 'placed' && answer.order.number)
  assert.equal(number, again)
  const { orders } = await listOrders(office, {})
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['confirmed'],
  )
  assert.equal((await getOrderSheet(office, orders[0]?.id ?? 0)).source, 'messenger')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
  const letters = await lettersOf(shop.marketplace)
  assert.deepEqual(
    letters.map(({ kind }) => kind),
    ['order-notice'],
  )
  await sendQueuedLetters(shop.marketplace)
})

test('limits on strangers do not hold for the people of the shop', async () => {
  await using shop = await openTestShop()
  const one = { count: 1, seconds: 3600 } as const
  const each = { perNetwork: one, perRecipient: one }
  await setLimits(shop.marketplace, limitsOf(each, 1))
  const visitor = { network: '127.0.0.1', ...heldTo(each) }
  const office = { ...(await atWork(shop.marketplace)), visitor }
  const bowl = await shop.sells()
  for (let count = 0; count < 3; count++) {
    const { outcome } = await enterOrder(office, shop.requestFor([{ product: bowl }]), { isConfirmed: false })
    assert.equal(outcome, 'placed')
  }
})

test('earlier orders of the phone tell how often a parcel was taken or refused', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  for (const last of ['delivered', 'refused', 'returned'] as const) {
    const { id } = await place(shop, bowl)
    const way = ['confirmed', 'packed', 'shipped', last === 'delivered' ? last : 'refused'] as const
    for (const to of way) await takeOrderStep(office, id, { to })
    if (last === 'returned') await takeOrderStep(office, id, { to: last })
  }
  const { id } = await place(shop, bowl)
  assert.deepEqual((await getOrderSheet(office, id)).earlier, { count: 3, delivered: 1, refused: 2 })
})

test('notes stay with the order, and every change is in the history with who made it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await place(shop, await shop.sells())
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
  const { id } = await place(shop, await shop.sells())
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
  const { id } = await place(shop, await shop.sells())
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

async function place(shop: TestShop, product: Parameters<TestShop['order']>[0][number]['product'], quantity = 1) {
  const email = 'amel@example.tn' as Email
  const customer = { name: 'Amel Ben Salah', email, phone: '+21622333444' as Phone }
  const result = await shop.order([{ product, quantity }], { customer })
  assert.equal(result.outcome, 'placed')
  return result.order
}
