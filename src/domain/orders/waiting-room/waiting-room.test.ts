import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '#domain/access/actor.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sha256 } from '#domain/sha256.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { setSetting } from '#tests/support/settings.ts'
import { stopPerformanceTime } from '#tests/support/stopped-time.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { retentionMilliseconds } from '../placing/idempotency-record.ts'
import { placeOrder } from '../placing/place-order.ts'
import { answerArrivals } from './answer-arrivals.ts'
import { createWaitingRoom } from './create-waiting-room.ts'
import { deleteExpiredTickets } from './delete-expired-tickets.ts'
import { lockRoom } from './ticket-statements.ts'
import type { NotAdmitted, WaitingRoom } from './waiting-room.ts'
import { waitingRoomSetting } from './waiting-room-setting.ts'

/** At one order a second so many may order at once. */
const burst = 10

async function openRoom(shop: TestShop, ordersPerMinute = 60) {
  await limitTo(shop, ordersPerMinute)
  return createWaitingRoom(shop.marketplace)
}

function limitTo(shop: TestShop, ordersPerMinute: number) {
  return setSetting(shop.marketplace, waitingRoomSetting, { ordersPerMinute })
}

function enter(room: WaitingRoom, key: string, { network, isKeyless }: { network?: string; isKeyless?: boolean } = {}) {
  return room.enter({
    ...{ ticketKey: sha256(key), hasIdempotencyKey: !isKeyless },
    network: network === undefined ? undefined : sha256(network),
  })
}

/** So many who come at once, with keys that begin with this text. */
function enterAll(room: WaitingRoom, count: number, prefix = '') {
  return Promise.all(Array.from({ length: count }, (_, number) => enter(room, `${prefix}${number}`)))
}

/** Lets so many in that all others have to wait. */
async function fill(room: WaitingRoom) {
  for (let number = 0; number < burst; number++) assert.equal(await enter(room, `first ${number}`), undefined)
}

function waiting(place: number, seconds = place): NotAdmitted {
  return { outcome: 'waiting', place, seconds }
}

const outcomesOf = (answers: readonly PromiseSettledResult<NotAdmitted | undefined>[]) =>
  answers.map((answer) => (answer.status === 'rejected' ? answer.reason.name : (answer.value?.outcome ?? 'admitted')))

test('without a limit nobody waits, and no ticket is stored', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop, 0)
  for (let number = 0; number < 3 * burst; number++) assert.equal(await enter(room, `${number}`), undefined)
  assert.equal((await shop.marketplace.db.selectFrom('waiting_tickets').selectAll().execute()).length, 0)
})

test('above the limit they wait in the order of their arrival, and whoever comes again keeps the place', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  const waits = await Promise.all(['a', 'b', 'c', 'b'].map((key) => enter(room, key)))
  assert.deepEqual(waits, [waiting(1), waiting(2), waiting(3), waiting(2)])
  shop.clock.passes({ seconds: 1 })
  assert.deepEqual(await Promise.all(['c', 'b', 'a'].map((key) => enter(room, key))), [
    waiting(2),
    waiting(1),
    undefined,
  ])
  // Who comes somewhat late orders at once too.
  shop.clock.passes({ seconds: 500 })
  assert.equal(await enter(room, 'c'), undefined)
})

test('two processes share one line', async () => {
  await using shop = await openTestShop()
  const rooms = [await openRoom(shop), createWaitingRoom(shop.marketplace)]
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, number) => enter(rooms[number % 2] as WaitingRoom, `${number}`)),
  )
  const places = waits.flatMap((wait) => (wait?.outcome === 'waiting' ? wait.place : []))
  assert.deepEqual(
    places.sort((one, other) => one - other),
    Array.from({ length: 60 - burst }, (_, place) => place + 1),
  )
  const again = await Promise.all(rooms.map((room) => enter(room, '59')))
  assert.deepEqual(again, [waits[59], waits[59]])
})

test('a process that gives places waits for another one that does', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const room = await openRoom(shop)
  await fill(room)
  assert.deepEqual(await enter(room, 'a'), waiting(1))
  const other = await db.startTransaction().execute()
  await lockRoom(other).execute()
  await other
    .updateTable('waiting_room')
    .set({ last_number: burst + 2 })
    .execute()
  const entering = enter(room, 'b')
  await untilWaitingForLock(shop)
  await other.commit().execute()
  assert.deepEqual(await entering, waiting(3))
})

test('a changed limit moves the whole line at once, and the time that has passed counts by the old one', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  const crowd = (from: number) => Promise.all([from, from + 119].map((number) => enter(room, `${number}`)))
  await enterAll(room, 240)
  assert.deepEqual(await crowd(0), [waiting(1), waiting(120)])
  shop.clock.passes({ seconds: 60 })
  await limitTo(shop, 120)
  assert.deepEqual(await crowd(60), [waiting(1), waiting(120, 60)])
  await limitTo(shop, 30)
  assert.deepEqual(await crowd(60), [waiting(1, 2), waiting(120, 240)])
})

test('without a limit all are admitted, and a new limit does not make anybody wait for those who came before', async (t) => {
  const time = stopPerformanceTime(t)
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  await enterAll(room, 240)
  await limitTo(shop, 0)
  const last = { ticketKey: sha256('239'), hasIdempotencyKey: true, network: undefined }
  assert.deepEqual(await answerArrivals(shop.marketplace, [last]), [{ outcome: 'admitted' }])
  time.passes(1100)
  assert.equal(await enter(room, 'new'), undefined)
  await limitTo(shop, 60)
  time.passes(1100)
  for (let number = 0; number < burst; number++) assert.equal(await enter(room, `then ${number}`), undefined)
  assert.deepEqual(await enter(room, 'next'), waiting(1))
})

test('a clock that is behind that of another process neither moves the line back nor lets more in', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  await enterAll(room, 100)
  for (let turn = 0; turn < 10; turn++) {
    shop.clock.passes({ seconds: -2 })
    assert.deepEqual(await enter(room, '99'), waiting(100))
    shop.clock.passes({ seconds: 2 })
    assert.deepEqual(await enter(room, '99'), waiting(100))
  }
  // One that was hours ahead does not stop the line.
  shop.clock.passes({ seconds: 7200 })
  assert.equal(await enter(room, '50'), undefined)
  shop.clock.passes({ seconds: -7200 })
  await enterAll(room, 30, 'later ')
  const before = await enter(room, 'last')
  shop.clock.passes({ seconds: 5 })
  const after = await enter(room, 'last')
  assert.ok(before?.outcome === 'waiting' && after?.outcome === 'waiting' && after.place === before.place - 5)
})

test('one network has at most a tenth of the places, as long as its orders are not refused before', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop, 5)
  assert.equal(await enter(room, 'first'), undefined)
  const crowd = await Promise.allSettled(
    Array.from({ length: 32 }, (_, number) => enter(room, `${number}`, { network: '192.0.2.1' })),
  )
  assert.deepEqual(outcomesOf(crowd), [...Array<string>(30).fill('waiting'), 'RateLimited', 'RateLimited'])
  const other = await enter(room, 'somebody else', { network: '192.0.2.2' })
  assert.ok(other?.outcome === 'waiting' && other.place === 31)

  const one = { count: 1, seconds: 60 } as const
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: one, perRecipient: one }))
  const few = await Promise.allSettled(
    Array.from({ length: 6 }, (_, number) => enter(room, `few ${number}`, { network: '192.0.2.3', isKeyless: true })),
  )
  assert.deepEqual(outcomesOf(few), [...Array<string>(4).fill('waiting'), 'RateLimited', 'RateLimited'])
})

test('one network has at most a tenth of the turns of an hour, unless it places orders', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const waitingRoom = await openRoom(shop, 1)
  const marketplace = fromNetwork({ ...shop.marketplace, waitingRoom })
  const request = (key?: string) => ({ ...shop.requestFor([{ product }]), ...(key && { idempotencyKey: key }) })
  const nothing = shop.requestFor([{ product: { ...product, id: 999_999 } }])
  const ask = async (key?: string) => {
    shop.clock.passes({ seconds: 60 })
    const { outcome } = await placeOrder(marketplace, { ...nothing, ...(key && { idempotencyKey: key }) })
    assert.equal(outcome, 'unknown-lines')
  }
  assert.equal((await placeOrder(marketplace, request('an order counts as none'))).outcome, 'placed')
  // With new keys, with one whose time is over, and without one.
  await ask('nothing 1')
  await ask('nothing 2')
  await ask('nothing 1')
  await ask('nothing 1')
  await ask()
  await ask()
  shop.clock.passes({ seconds: 900 })
  await assert.rejects(placeOrder(marketplace, request('a seventh turn')), RateLimited)
  await assert.rejects(placeOrder(marketplace, { ...nothing, idempotencyKey: 'nothing 1' }), RateLimited)
  await assert.rejects(placeOrder(marketplace, request()), RateLimited)
  shop.clock.passes({ seconds: 2700 })
  assert.equal((await placeOrder(marketplace, request('an hour later'))).outcome, 'placed')
})

test('who did not have to wait can send the same order again for a minute, so nobody collects turns for later', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  const keys = Array.from({ length: burst }, (_, number) => `key ${number}`)
  for (const key of keys) assert.equal(await enter(room, key, { network: '192.0.2.1' }), undefined)
  shop.clock.passes({ seconds: 59 })
  for (const key of keys) assert.equal(await enter(room, key), undefined)
  await fill(room)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await enter(room, 'somebody'), undefined)
  for (const [index, key] of keys.entries()) assert.deepEqual(await enter(room, key), waiting(index + 1))
})

test('a placed order admits no order without a key, whatever its key was', async () => {
  await using shop = await openTestShop()
  const waitingRoom = await openRoom(shop)
  const request = { ...shop.requestFor([{ product: await shop.sells() }]), idempotencyKey: 'a' }
  await placeOrder(shop.marketplace, request)
  await fill(waitingRoom)
  assert.equal(await enter(waitingRoom, 'a'), undefined)
  assert.deepEqual(await enter(waitingRoom, 'a', { isKeyless: true }), waiting(1))
})

test('a record of an order that has expired admits nobody', async () => {
  await using shop = await openTestShop()
  const waitingRoom = await openRoom(shop)
  await placeOrder(shop.marketplace, { ...shop.requestFor([{ product: await shop.sells() }]), idempotencyKey: 'a' })
  shop.clock.passes({ seconds: retentionMilliseconds / 1000 + 1 })
  await fill(waitingRoom)
  assert.deepEqual(await enter(waitingRoom, 'a'), waiting(1))
})

test('nobody waits longer than an hour: whoever would is told that there is no place', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop, 5)
  assert.equal(await enter(room, 'first'), undefined)
  const crowd = await Promise.allSettled(Array.from({ length: 302 }, (_, number) => enter(room, `${number}`)))
  assert.deepEqual(outcomesOf(crowd), [...Array<string>(300).fill('waiting'), 'waiting-room-full', 'waiting-room-full'])
  assert.deepEqual(await enter(room, '299'), waiting(300, 3600))
})

test('an order waits for its turn and is placed then; operators do not wait', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const waitingRoom = await openRoom(shop)
  await fill(waitingRoom)
  const idempotencyKey = crypto.randomUUID()
  const request = { ...shop.requestFor([{ product: bowl }]), idempotencyKey }
  const marketplace = { ...shop.marketplace, waitingRoom }
  assert.deepEqual(await placeOrder(marketplace, request), waiting(1))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  const office = { ...(await asOperator(shop.marketplace)), waitingRoom }
  assert.equal((await placeOrder(office, { ...request, idempotencyKey: crypto.randomUUID() })).outcome, 'placed')
  shop.clock.passes({ seconds: 1 })
  assert.equal((await placeOrder(marketplace, request)).outcome, 'placed')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('who has ordered gets the first answer again, however many wait by then', async () => {
  await using shop = await openTestShop()
  const request = { ...shop.requestFor([{ product: await shop.sells() }]), idempotencyKey: crypto.randomUUID() }
  const placed = await placeOrder(shop.marketplace, request)
  const waitingRoom = await openRoom(shop)
  await fill(waitingRoom)
  assert.equal((await enter(waitingRoom, 'next'))?.outcome, 'waiting')
  assert.deepEqual(await placeOrder({ ...shop.marketplace, waitingRoom }, request), placed)
})

test('an order without an idempotency key keeps its place too, and its ticket admits one order', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  const come = (...keys: string[]) => Promise.all(keys.map((key) => enter(room, key, { isKeyless: true })))
  assert.deepEqual(await come('a', 'b'), [waiting(1), waiting(2)])
  assert.deepEqual(await come('b'), [waiting(2)])
  shop.clock.passes({ seconds: 2 })
  // The last two are answered in one batch.
  assert.deepEqual(await come('c', 'b', 'b'), [waiting(1), undefined, waiting(2)])
  assert.deepEqual(await come('b'), [waiting(2)])

  const request = shop.requestFor([{ product: await shop.sells() }])
  const marketplace = { ...shop.marketplace, waitingRoom: room }
  assert.deepEqual(await placeOrder(marketplace, request), waiting(3))
  assert.deepEqual(await placeOrder(marketplace, request), waiting(3))
})

test('a ticket can be used until ten minutes after its turn, and is deleted when it counts no more', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  for (const key of ['a', 'b', 'c']) await enter(room, key)
  shop.clock.passes({ seconds: 602 })
  await enterAll(room, burst, 'then ')
  assert.deepEqual(await Promise.all(['a', 'b', 'c'].map((key) => enter(room, key))), [
    waiting(1),
    // Its time ends with this second.
    waiting(2),
    undefined,
  ])
  const jobs = { ...shop.marketplace, actor: system }
  assert.equal(await deleteExpiredTickets(jobs), 0)
  shop.clock.passes({ seconds: 3000 })
  // Those who came first, and c.
  assert.equal(await deleteExpiredTickets(jobs, { batchSize: 4 }), burst + 1)
})

test('a ticket counts and is kept as long as it may be used, also if the limit was lowered', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  await enterAll(room, 200)
  await limitTo(shop, 2)
  assert.deepEqual(await enter(room, '199'), waiting(200, 6000))
  shop.clock.passes({ seconds: 6500 })
  await deleteExpiredTickets({ ...shop.marketplace, actor: system })
  await enterAll(room, 20, 'then ')
  assert.equal((await enter(room, 'next'))?.outcome, 'waiting')
  assert.equal(await enter(room, '199'), undefined)
})
