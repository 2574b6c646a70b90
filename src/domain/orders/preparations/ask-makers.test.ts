import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pushSender } from '#adapters/push-sender.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession } from '#domain/operators/end-session.ts'
import { sellerSessionMilliseconds } from '#domain/operators/session.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listPushSubscriptions, subscribeToPushes } from '#domain/push/push-subscriptions.ts'
import { sendDuePushes } from '#domain/push/send-due-pushes.ts'
import { revokeStoreAccess } from '#domain/sellers/revoke-store-access.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { browserKeys, openPushService } from '#tests/support/push-service.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { askMakers } from './ask-makers.ts'
import { prepareLine } from './prepare-line.ts'

/** A shop whose messages reach a push service on loopback, with two stores and a phone of the maker of each. */
async function openRingingShop() {
  const service = await openPushService()
  const shop = await openTestShop()
  const sender = pushSender({ mayReachAddress: () => true, port: service.port, ca: service.cert })
  const [world, system] = [
    { ...shop.marketplace, pushSender: sender },
    { ...shop.system, pushSender: sender },
  ]
  await openStudio(world)
  const stores = [await shop.hasStore(), await shop.hasStore()] as const
  const phoneOf = async (name: string, ...storeIds: number[]) => {
    const maker = await asSeller(world, ...storeIds)
    const session = await findSellerSession(world, maker.session)
    assert.ok(session)
    const keys = browserKeys()
    const device = { endpoint: `${service.url}/${name}`, p256dh: keys.p256dh, auth: keys.auth, device: 'Chrome' }
    assert.equal(await subscribeToPushes(maker, session, device), 'subscribed')
    return { maker, session, read: keys.read }
  }
  const phones = { own: await phoneOf('own', stores[0]), other: await phoneOf('other', stores[1]) }
  const office = await asOperator(world)
  const pieces = [await shop.sells({ storeId: stores[0] }), await shop.sells({ storeId: stores[1] })] as const
  const placed = async (...which: (0 | 1)[]) => {
    const result = await shop.order(which.map((index) => ({ product: pieces[index] })))
    assert.ok(result.outcome === 'placed')
    return result.order.id
  }
  /** What each phone is told now. */
  const told = async () => {
    service.received.length = 0
    await askMakers(system)
    await sendDuePushes(system)
    return Object.fromEntries(
      service.received.map(({ path, body }) => [path, phones[path.slice(1) as keyof typeof phones].read(body)]),
    )
  }
  return {
    ...{ shop, system, stores, phones, office, pieces, placed, told },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}

const toPrepare = (count: number) => ({ counts: { 'to-prepare': count } })

test('makers are told once of what is new to prepare in their store, and of nothing else', async () => {
  await using opened = await openRingingShop()
  const { shop, office, placed, told } = opened
  const both = await placed(0, 1)
  assert.deepEqual(await told(), {}, 'the order is news for the office alone')
  await advance(office, both, 'confirmed')
  assert.deepEqual(await told(), {}, 'the confirmation may still be undone')
  shop.clock.passes(undoWindowOver)
  assert.deepEqual(await told(), { '/own': toPrepare(1), '/other': toPrepare(1) })
  assert.deepEqual(await told(), {})
  const own = await placed(0)
  const step = await advance(office, own, 'confirmed')
  await undoOrderStep(office, step)
  shop.clock.passes(undoWindowOver)
  assert.deepEqual(await told(), {})
})

test('makers are told of changed lines, and again when the office asks again', async () => {
  await using opened = await openRingingShop()
  const { shop, office, phones, pieces, placed, told } = opened
  const order = await placed(0, 1)
  await advance(office, order, 'confirmed')
  shop.clock.passes(undoWindowOver)
  await told()
  const lines = pieces.map(({ id, sizes }, index) => ({
    productId: id,
    sizeId: sizes[0]?.id ?? 0,
    quantity: index + 1,
  }))
  const asked = await changeOrderLines(office, order, lines, 0 as never)
  assert.ok(asked.outcome === 'repriced')
  await changeOrderLines(office, order, lines, asked.quote.totals.total)
  assert.deepEqual(await told(), { '/other': toPrepare(1) }, 'the other line is as it was')
  const line = { orderId: order, position: 0, variantId: pieces[0].variants[0]?.id ?? 0, quantity: 1 }
  await prepareLine(phones.own.maker, line, { state: 'ready' })
  await prepareLine(phones.own.maker, line, { state: 'again' })
  assert.deepEqual(await told(), {}, 'she knows')
  await prepareLine(phones.own.maker, line, { state: 'ready' })
  await prepareLine(office, line, { state: 'again' })
  assert.deepEqual(await told(), { '/own': toPrepare(1) })
})

test('a phone is told nothing once its session, its store or the studio is gone, and nothing at night', async () => {
  await using opened = await openRingingShop()
  const { shop, system, stores, phones, office, placed, told } = opened
  const confirm = async (...which: (0 | 1)[]) => {
    await advance(office, await placed(...which), 'confirmed')
    shop.clock.passes(undoWindowOver)
  }
  shop.clock.moment = new Date('2026-03-02T22:00:00Z')
  await confirm(0)
  assert.deepEqual(await told(), {})
  await setSetting(system, studioSetting, { isStudioOpen: false })
  shop.clock.moment = new Date('2026-03-03T09:00:00Z')
  assert.deepEqual(await told(), {})
  await setSetting(system, studioSetting, { isStudioOpen: true })
  await confirm(0, 1)
  await revokeStoreAccess(office, stores[1], phones.other.maker.actor.id)
  assert.deepEqual(await told(), { '/own': toPrepare(1) })
  const { db } = system
  shop.clock.passes({ seconds: sellerSessionMilliseconds / 1000 + 1 })
  await deleteExpiredSessions(system)
  assert.deepEqual(await db.selectFrom('push_subscriptions').select('id').execute(), [])
})

test('a maker who ends a phone ends what it tells', async () => {
  await using opened = await openRingingShop()
  const { maker, session } = opened.phones.own
  assert.equal((await listPushSubscriptions(maker, session)).length, 1)
  await endSession(maker, session.id)
  assert.deepEqual(await listPushSubscriptions(maker), [])
})
