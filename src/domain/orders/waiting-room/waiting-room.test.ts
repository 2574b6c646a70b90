import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '#domain/access/actor.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sha256 } from '#domain/sha256.ts'
import { asOperator } from '#tests/support/operators.ts'
import { rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { placeOrder } from '../placing/place-order.ts'
import { deleteOldTurns } from './delete-old-turns.ts'
import { openWaitingRoom } from './open-waiting-room.ts'
import type { WaitingRoom } from './waiting-room.ts'
import { waitingRoomSetting } from './waiting-room-setting.ts'

/** At one order a second, so many are let in at once: those of ten seconds, and the one whose turn is now. */
const burst = 11

async function openRoom(shop: TestShop, ordersPerMinute = 60) {
  await setSetting(shop.marketplace, waitingRoomSetting, { ordersPerMinute })
  return openWaitingRoom(shop.marketplace)
}

function enter(room: WaitingRoom, key: string | undefined, network?: string) {
  return room.enter({ key, network: network === undefined ? undefined : sha256(network) })
}

/** Lets so many in that all others have to wait. */
async function fill(room: WaitingRoom) {
  for (let number = 0; number < burst; number++) assert.equal(await enter(room, `first ${number}`), undefined)
}

test('without a limit nobody waits, and no turn is stored', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop, 0)
  for (let number = 0; number < 3 * burst; number++) assert.equal(await enter(room, `${number}`), undefined)
  assert.equal((await shop.marketplace.db.selectFrom('waiting_turns').selectAll().execute()).length, 0)
})

test('above the limit they wait in the order of their arrival, and whoever comes again keeps the place', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  const waits = await Promise.all(['a', 'b', 'c', 'b'].map((key) => enter(room, key)))
  const [first, second, third] = [1, 2, 3].map((place) => ({ place, seconds: place }))
  assert.deepEqual(waits, [first, second, third, second])
  shop.clock.passes({ seconds: 1 })
  assert.deepEqual(await Promise.all(['c', 'b', 'a'].map((key) => enter(room, key))), [second, first, undefined])
  // Who comes late orders at once too.
  shop.clock.passes({ seconds: 600 })
  assert.equal(await enter(room, 'c'), undefined)
})

test('two processes share one line', async () => {
  await using shop = await openTestShop()
  const rooms = [await openRoom(shop), openWaitingRoom(shop.marketplace)]
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, number) => enter(rooms[number % 2] as WaitingRoom, `${number}`)),
  )
  const places = waits.flatMap((wait) => wait?.place ?? []).sort((one, other) => one - other)
  assert.deepEqual(
    places,
    Array.from({ length: 60 - burst }, (_, place) => place + 1),
  )
  const again = await Promise.all(rooms.map((room) => enter(room, '59')))
  assert.deepEqual(again, [waits[59], waits[59]])
})

test('a network takes no more places than it may order, and nobody waits longer than an hour', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  const few = { count: 5, seconds: 60 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: few, perRecipient: few }))
  await fill(room)
  const crowd = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) => enter(room, `${number}`, '192.0.2.1')),
  )
  assert.deepEqual(
    crowd.map(({ status }) => status),
    [...Array<string>(5).fill('fulfilled'), ...Array<string>(4).fill('rejected')],
  )
  await assert.rejects(enter(room, 'one more', '192.0.2.1'), RateLimited)
  assert.equal((await enter(room, 'somebody else', '192.0.2.2'))?.place, 6)
  await Promise.all(Array.from({ length: 3600 }, (_, number) => enter(room, `crowd ${number}`).catch(() => {})))
  await assert.rejects(enter(room, 'too late'), RateLimited)
})

test('an order waits for its turn and is placed then; operators do not wait', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const waitingRoom = await openRoom(shop)
  await fill(waitingRoom)
  const idempotencyKey = crypto.randomUUID()
  const request = { ...shop.requestFor([{ product: bowl }]), idempotencyKey }
  const marketplace = { ...shop.marketplace, waitingRoom }
  assert.deepEqual(await placeOrder(marketplace, request), { outcome: 'waiting', place: 1, seconds: 1 })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  const office = { ...(await asOperator(shop.marketplace)), waitingRoom }
  assert.equal((await placeOrder(office, { ...request, idempotencyKey: crypto.randomUUID() })).outcome, 'placed')
  shop.clock.passes({ seconds: 1 })
  assert.equal((await placeOrder(marketplace, request)).outcome, 'placed')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('turns are deleted an hour after they came', async () => {
  await using shop = await openTestShop()
  const room = await openRoom(shop)
  await fill(room)
  await enter(room, 'a')
  const jobs = { ...shop.marketplace, actor: system }
  shop.clock.passes({ seconds: 3600 })
  assert.equal(await deleteOldTurns(jobs), burst - 1)
  shop.clock.passes({ seconds: 3600 })
  assert.equal(await deleteOldTurns(jobs), 2)
})
