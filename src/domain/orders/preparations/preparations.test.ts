import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Product } from '#domain/catalog/product.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { undoJoining } from '#domain/orders/duplicates/undo-joining.ts'
import { listPiecesToFetch } from '#domain/orders/fetching/list-pieces-to-fetch.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import type { Phone } from '#domain/phone.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, violations } from '#tests/support/order-steps.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { type OrderedPiece, openTestShop } from '#tests/support/test-shop.ts'
import { listOwnOrders, listPastLines } from './list-own-orders.ts'
import { listPreparations, listRefusedLines } from './list-preparations.ts'
import type { PreparationAnswer } from './preparation.ts'
import { preparationSetting } from './preparation-setting.ts'
import { prepareLine } from './prepare-line.ts'

const [ready, again] = [{ state: 'ready' }, { state: 'again' }] as const
const sold = { state: 'cannot', reason: 'sold', note: '' } as const

/** A shop with a store and its maker, and another store. */
async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const [storeId, otherId] = [await shop.hasStore({ name: 'Dar Amel' }), await shop.hasStore({ name: 'Foreign' })]
  const [bowl, cup] = [await shop.sells({ storeId, name: 'Bowl' }), await shop.sells({ storeId, name: 'Cup' })]
  const foreign = await shop.sells({ storeId: otherId, name: 'Foreign vase' })
  const [office, maker] = [await asOperator(shop.marketplace), await asSeller(shop.marketplace, storeId)]
  await asSeller(shop.marketplace, otherId)
  const place = async (lines: readonly OrderedPiece[], request = {}) => {
    const placed = await shop.order(lines, request)
    assert.ok(placed.outcome === 'placed')
    return placed.order
  }
  const confirm = async (lines: readonly OrderedPiece[], request = {}) => {
    const order = await place(lines, request)
    await advance(office, order.id, 'confirmed')
    return order
  }
  /** What the maker sees: quantity, name and state. */
  const seen = async () => {
    const { open, ready } = await listOwnOrders(maker, storeId)
    return [...open, ...ready].map(({ quantity, name, state }) => `${quantity} ${name} ${state}`)
  }
  /** What is ready, by store, of what the office fetches. */
  const readyLines = async () => {
    const { stores } = await listPiecesToFetch(office)
    return stores.flatMap(({ pieces }) => pieces.filter(({ state }) => state === 'ready'))
  }
  const say = async (orderId: number, position: number, answer: PreparationAnswer, by: Marketplace = maker) => {
    const line = (await readOrderLines(shop.system, orderId))[position]
    assert.ok(line)
    return prepareLine(by, { orderId, position, variantId: line.variantId, quantity: line.quantity }, answer)
  }
  const change = async (orderId: number, lines: readonly RequestedLine[]) => {
    const asked = await changeOrderLines(office, orderId, lines, 0 as never)
    assert.ok(asked.outcome === 'repriced')
    assert.equal((await changeOrderLines(office, orderId, lines, asked.quote.totals.total)).outcome, 'changed')
  }
  return {
    ...{ shop, storeId, otherId, bowl, cup, foreign, office, maker, place, confirm, seen, readyLines, say, change },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

function lineOf({ id, sizes }: Product, quantity = 1): RequestedLine {
  return { productId: id, sizeId: sizes[0]?.id ?? 0, quantity }
}

test('a maker does not learn who of the office has said for her that a piece is ready', async () => {
  await using opened = await openShop()
  const { storeId, bowl, office, maker, confirm, say } = opened
  const order = await confirm([{ product: bowl }])
  await say(order.id, 0, ready, { ...office, actor: { ...office.actor, name: 'Sana of the office' } })
  const { open, ready: told } = await listOwnOrders(maker, storeId)
  assert.deepEqual([open.length, told.length], [0, 1])
  assert.doesNotMatch(JSON.stringify(told), /Sana/)
  const [line] = await listPreparations(office, [order.id])
  assert.match(line?.said?.by ?? '', /^Sana of the office/)
})

test('a maker prepares own lines from the confirmation until the parcel is packed, and sees nothing of the buyer', async () => {
  await using opened = await openShop()
  const { shop, storeId, bowl, foreign, office, maker, place, seen, say } = opened
  const order = await place([{ product: bowl, quantity: 2 }, { product: foreign }], { giftNote: 'Happy birthday' })
  assert.deepEqual(await seen(), [])
  await assert.rejects(say(order.id, 0, ready), NotFound, 'an order that is not confirmed is none for a maker')
  await advance(office, order.id, 'confirmed')
  assert.deepEqual(await seen(), ['2 Bowl asked'])
  const shown = JSON.stringify(await listOwnOrders(maker, storeId))
  assert.match(shown, /Happy birthday/)
  for (const secret of ['Amel Ben Salah', 'Nabeul', 'Kasbah', '22333444', 'amel@', 'Foreign', 'otal', order.token])
    assert.ok(!shown.includes(secret), secret)
  assert.deepEqual(await say(order.id, 0, ready), { outcome: 'saved' })
  assert.deepEqual(await seen(), ['2 Bowl ready'])
  assert.deepEqual(await say(order.id, 0, again), { outcome: 'saved' })
  assert.deepEqual(await seen(), ['2 Bowl asked'])
  await say(order.id, 0, ready)
  const packed = await advance(office, order.id, 'packed')
  assert.deepEqual(await seen(), [])
  assert.deepEqual(await say(order.id, 0, again), { outcome: 'not-possible', status: 'packed' })
  assert.deepEqual(
    (await listPastLines(maker, storeId)).map(({ name, end }) => [name, end]),
    [['Bowl', 'packed']],
  )
  await undoOrderStep(office, packed)
  assert.deepEqual(await seen(), ['2 Bowl ready'], 'as before the step that was undone')
  shop.clock.passes({ days: 15 })
  await advance(office, order.id, 'packed')
  shop.clock.passes({ days: 15 })
  assert.deepEqual(await listPastLines(maker, storeId), [])
  assert.deepEqual(await violations(shop), [])
})

test('the owner decides whether makers see the first name and the town of the buyer', async () => {
  await using opened = await openShop()
  const { shop, storeId, bowl, maker, confirm } = opened
  await confirm([{ product: bowl }])
  const buyers = async () => (await listOwnOrders(maker, storeId)).open.map(({ buyer }) => buyer)
  assert.deepEqual(await buyers(), [undefined])
  await setSetting(shop.marketplace, preparationSetting, { showsBuyer: true })
  assert.deepEqual(await buyers(), [{ firstName: 'Amel', town: 'Nabeul' }])
  assert.doesNotMatch(JSON.stringify(await listOwnOrders(maker, storeId)), /Salah|Kasbah|22333444/)
})

test('what a maker writes of an order goes with the data of its buyer', async () => {
  await using opened = await openShop()
  const { shop, bowl, office, confirm, say } = opened
  const order = await confirm([{ product: bowl }])
  await say(order.id, 0, { state: 'cannot', reason: 'other', note: 'Amel wants it blue' })
  await advance(office, order.id, 'cancelled')
  shop.clock.passes({ days: 1 })
  const key = { by: 'phone', phone: '+21622333444' as Phone } as const
  const erased = await inTransaction(shop.system, (system) => eraseByKey(system, key, 'called'))
  assert.equal(erased.outcome, 'erased')
  const { db } = shop.system
  assert.deepEqual(await db.selectFrom('order_preparations').select('note').execute(), [{ note: '(erased)' }])
  const { rows } = await sql`select from audit_log where after::text like '%wants it blue%'`.execute(db)
  assert.equal(rows.length, 0)
})

test('what a maker cannot prepare stands on the first screen until the order is changed or canceled, or it is asked again', async () => {
  await using opened = await openShop()
  const { storeId, bowl, cup, office, maker, confirm, seen, say, change } = opened
  const [first, second, third] = [
    await confirm([{ product: bowl }, { product: cup }]),
    await confirm([{ product: cup }]),
    await confirm([{ product: cup, quantity: 3 }]),
  ]
  const waiting = async () => [
    (await countPendingWork(office))['pieces-not-prepared'] ?? 0,
    ...(await listRefusedLines(office)).map(({ number, reason, note, said }) => [number, reason, note, said?.by]),
  ]
  const other = { state: 'cannot', reason: 'other', note: 'The kiln broke' } as const
  assert.deepEqual(await say(first.id, 0, other), { outcome: 'saved' })
  const by = `Amel (${maker.actor.id})`
  assert.deepEqual(await waiting(), [1, [first.number, 'other', 'The kiln broke', by]])
  await say(second.id, 0, sold)
  await say(third.id, 0, sold)
  assert.deepEqual(await seen(), ['1 Cup asked', '1 Bowl cannot', '1 Cup cannot', '3 Cup cannot'])
  await say(third.id, 0, again, office)
  await advance(office, second.id, 'cancelled')
  await change(first.id, [lineOf(cup)])
  assert.deepEqual(await waiting(), [0])
  assert.deepEqual(await seen(), ['1 Cup asked', '3 Cup asked'])
  assert.deepEqual(
    (await listPastLines(maker, storeId)).map(({ number, end }) => [number, end]),
    [[second.number, 'canceled']],
  )
})

test('a line that changes is to be prepared again, and one that stays the same stays ready', async () => {
  await using opened = await openShop()
  const { bowl, cup, foreign, confirm, seen, say, change } = opened
  const order = await confirm([{ product: bowl }, { product: cup }])
  await say(order.id, 0, ready)
  await say(order.id, 1, ready)
  await change(order.id, [lineOf(foreign), lineOf(cup), lineOf(bowl, 2)])
  assert.deepEqual(await seen(), ['2 Bowl asked', '1 Cup ready'])
  await change(order.id, [lineOf(cup), lineOf(bowl, 2)])
  assert.deepEqual(await seen(), ['2 Bowl asked', '1 Cup ready'])
})

test('what was ready goes with its pieces when orders are joined, and back when they are parted', async () => {
  await using opened = await openShop()
  const { shop, storeId, bowl, cup, office, maker, confirm, seen, readyLines, say } = opened
  const [kept, joined] = [await confirm([{ product: bowl }]), await confirm([{ product: cup }])]
  await say(joined.id, 0, ready)
  assert.deepEqual(await joinOrders(office, kept.id, joined.id), { outcome: 'joined' })
  assert.deepEqual(await seen(), ['1 Bowl asked', '1 Cup ready'])
  assert.deepEqual(await listPastLines(maker, storeId), [], 'it was not canceled for its maker')
  await say(kept.id, 0, ready)
  assert.deepEqual(await undoJoining(office, joined.id), { outcome: 'undone' })
  assert.deepEqual(
    (await readyLines()).map(({ orderId, name }) => [orderId, name]),
    [
      [kept.id, 'Bowl'],
      [joined.id, 'Cup'],
    ],
  )
  assert.deepEqual(await violations(shop), [])
})

test('pieces that an order takes anew are prepared anew; those of a step that is undone stay ready', async () => {
  await using opened = await openShop()
  const { shop, bowl, office, confirm, seen, say } = opened
  const order = await confirm([{ product: bowl }])
  await say(order.id, 0, ready)
  const canceled = await advance(office, order.id, 'cancelled')
  assert.deepEqual(await say(order.id, 0, sold), { outcome: 'not-possible', status: 'cancelled' })
  await undoOrderStep(office, canceled)
  assert.deepEqual(await seen(), ['1 Bowl ready'])
  // The customer corrects the address: the order is a request again, and its pieces are in stock.
  const customer = { ...shop.marketplace, actor: { kind: 'customer', orderId: order.id } } as const
  assert.equal((await advanceOrder(customer, order.id, { to: 'requested' })).outcome, 'advanced')
  assert.deepEqual(await seen(), [])
  await advance(office, order.id, 'confirmed')
  assert.deepEqual(await seen(), ['1 Bowl asked'])
})

test('the office knows of each line whether it is ready, in which store, and says so for a maker who calls', async () => {
  await using opened = await openShop()
  const { bowl, foreign, office, storeId, otherId, confirm, readyLines, say } = opened
  const order = await confirm([{ product: bowl }, { product: foreign }])
  await say(order.id, 1, ready, office)
  const lines = await listPreparations(office, [order.id, 999_999])
  assert.deepEqual(
    lines.map(({ storeName, state, said, hasMaker }) => [storeName, state, said?.by, hasMaker]),
    [
      ['Dar Amel', 'asked', undefined, true],
      ['Foreign', 'ready', `${office.actor.name} (${office.actor.id})`, true],
    ],
  )
  assert.deepEqual(
    (await readyLines()).map(({ storeId }) => storeId),
    [otherId],
  )
  await say(order.id, 0, ready)
  assert.deepEqual(
    (await readyLines()).map(({ storeId }) => storeId),
    [storeId, otherId],
  )
  await say(order.id, 0, sold)
  const { stores } = await listPiecesToFetch(office)
  assert.deepEqual(
    stores.map(({ store }) => store.id),
    [otherId],
    'what cannot be prepared is not fetched',
  )
})

test('a second tap changes nothing, and a form of other lines is refused', async () => {
  await using opened = await openShop()
  const { shop, bowl, cup, maker, confirm, say, change } = opened
  const order = await confirm([{ product: bowl }])
  const seenLine = { orderId: order.id, position: 0, variantId: bowl.variants[0]?.id ?? 0, quantity: 1 }
  await say(order.id, 0, ready)
  await say(order.id, 0, ready)
  const log = shop.system.db.selectFrom('audit_log').select(['action', 'actor_name', 'after'])
  assert.deepEqual(await log.where('entity', '=', 'order').where('action', '=', 'line ready').execute(), [
    { action: 'line ready', actor_name: 'Amel', after: { pieces: [{ name: 'Bowl', quantity: 1 }] } },
  ])
  await change(order.id, [lineOf(cup)])
  assert.deepEqual(await prepareLine(maker, seenLine, ready), { outcome: 'changed-meanwhile' })
  await change(order.id, [lineOf(bowl, 2)])
  assert.deepEqual(await prepareLine(maker, seenLine, ready), { outcome: 'changed-meanwhile' })
})

test('a maker who taps while the office cancels the order is told so', async () => {
  await using opened = await openShop()
  const { shop, bowl, office, confirm, say } = opened
  const order = await confirm([{ product: bowl }])
  let tapped: Promise<unknown> = Promise.resolve()
  await shop.system.db.transaction().execute(async (db) => {
    await advance({ ...office, db }, order.id, 'cancelled')
    tapped = say(order.id, 0, ready)
    await untilWaitingForLock(shop)
  })
  assert.deepEqual(await tapped, { outcome: 'not-possible', status: 'cancelled' })
})

test('without makers nothing is prepared, counted or said', async () => {
  await using opened = await openShop()
  const { shop, bowl, office, confirm, say } = opened
  const order = await confirm([{ product: bowl }])
  await say(order.id, 0, sold)
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  assert.equal((await countPendingWork(office))['pieces-not-prepared'], undefined)
  for (const listed of [listPreparations(office, [order.id]), listRefusedLines(office)])
    assert.deepEqual(await listed, [])
  await assert.rejects(say(order.id, 0, ready, office), NotFound)
})
