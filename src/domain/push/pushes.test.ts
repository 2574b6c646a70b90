import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pushSender } from '#adapters/push-sender.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession, signOut, signOutEverywhere } from '#domain/operators/end-session.ts'
import { findSession } from '#domain/operators/find-session.ts'
import { disableOperator } from '#domain/operators/manage-operator.ts'
import { secretBox } from '#domain/operators/secret-box.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { pushKinds } from '#domain/push-kind.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { listJobs } from '#tests/support/emails.ts'
import { createOperator } from '#tests/support/operators.ts'
import { browserKeys, isSignedFor, openPushService } from '#tests/support/push-service.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getPublicPushKey } from './push-keys.ts'
import { changePushPreferences, getPushPreferences } from './push-preferences.ts'
import {
  listPushSubscriptions,
  maxPushSubscriptions,
  removePushSubscription,
  subscribeToPushes,
} from './push-subscriptions.ts'
import { isQuiet } from './quiet-hours.ts'
import { sendDuePushes } from './send-due-pushes.ts'
import { requestTestPush } from './send-test-push.ts'
import { watchForPushes } from './watch-for-pushes.ts'

type PushService = Awaited<ReturnType<typeof openPushService>>

const noQuietHours = { kinds: pushKinds, quiet: { from: 0, until: 0 } }

/** A shop whose messages reach a push service on loopback, and an operator whose phone is subscribed there. */
async function openRingingShop(service: PushService) {
  const shop = await openTestShop()
  const sender = pushSender({ mayReachAddress: () => true, port: service.port, ca: service.cert })
  const world = { ...shop.marketplace, pushSender: sender }
  const system = { ...shop.system, pushSender: sender }
  const phone = await addPhone(world, service, '/first')
  return { ...phone, shop, world, system, send: () => sendDuePushes(system) }
}

async function addPhone(world: Marketplace, service: PushService, path: string) {
  const office = { ...world, actor: await createOperator(world) }
  const session = await sessionOf(world, office.actor.id)
  const keys = browserKeys()
  const device = { endpoint: service.url + path, p256dh: keys.p256dh, auth: keys.auth, device: 'Chrome' }
  assert.equal(await subscribeToPushes(office, session, device), 'subscribed')
  return { office, session, keys, device }
}

async function sessionOf(world: Marketplace, operatorId: number) {
  const session = await findSession(
    world,
    await startSession(world, operatorId, { device: 'Chrome', isComplete: true }),
  )
  assert.ok(session)
  return session
}

let written = 0

async function write(shop: TestShop) {
  const message = `Do you ship to Sfax? ${++written}`
  await postContactMessage(shop.marketplace, {
    ...{ name: 'Amel Ben Salah', email: 'amel@example.tn' as EmailAddress, message },
  })
}

test('a phone is notified of orders and messages, encrypted and signed, by kind and count only', async () => {
  await using service = await openPushService()
  const { shop, office, keys, send } = await openRingingShop(service)
  await using _ = shop
  const product = await shop.sells()
  await shop.order([{ product }])
  await shop.order([{ product }])
  await write(shop)
  assert.equal(await send(), 1)
  const [push, ...more] = service.received
  assert.ok(push)
  assert.deepEqual(more, [])
  assert.deepEqual(keys.read(push.body), { counts: { 'new-order': 2, message: 1 } })
  assert.equal(push.headers['content-encoding'], 'aes128gcm')
  assert.ok(isSignedFor(push, await getPublicPushKey(office), service.url))
  const sent = JSON.stringify(push.headers) + push.body.toString('latin1')
  for (const secret of ['Amel', '22333444', 'Kasbah', 'amel@']) assert.ok(!sent.includes(secret))
  assert.equal(await send(), 0)
})

test('orders queue one job for a burst, and none while no phone is subscribed', async () => {
  await using service = await openPushService()
  const { shop, office, world } = await openRingingShop(service)
  await using _ = shop
  const jobs = async () => (await listJobs(world)).filter(({ task }) => task === 'send-pushes').length
  const product = await shop.sells()
  for (let count = 0; count < 3; count++) await shop.order([{ product }])
  assert.equal(await jobs(), 1)
  await sendDuePushes({ ...world, actor: { kind: 'system' } })
  const [subscription] = await listPushSubscriptions(office)
  await removePushSubscription(office, subscription?.id ?? 0)
  await shop.order([{ product }])
  assert.equal(await jobs(), 1)
  assert.deepEqual(await world.db.selectFrom('push_notices').selectAll().execute(), [])
})

test('quiet hours in Tunis delay what is told, and kinds that nobody wants are not told', async () => {
  await using service = await openPushService()
  const { shop, office, keys, send } = await openRingingShop(service)
  await using _ = shop
  await changePushPreferences(office, { kinds: ['message'], quiet: { from: 22 * 60, until: 7 * 60 } })
  assert.deepEqual((await getPushPreferences(office)).kinds, ['message'])
  shop.clock.moment = new Date('2026-03-02T21:30:00Z') // 22:30 in Tunis
  const product = await shop.sells()
  await shop.order([{ product }])
  await write(shop)
  assert.equal(await send(), 0)
  await write(shop)
  assert.equal(await send(), 0)
  shop.clock.moment = new Date('2026-03-03T06:00:00Z')
  assert.equal(await send(), 1)
  assert.deepEqual(keys.read(service.received[0]?.body ?? Buffer.alloc(0)), { counts: { message: 2 } })
  const night = { from: 22 * 60, until: 7 * 60 }
  const at = (time: string) => isQuiet(night, new Date(`2026-03-02T${time}:00+01:00`))
  assert.deepEqual(['21:59', '22:00', '03:00', '06:59', '07:00'].map(at), [false, true, true, true, false])
})

test('a failing service is tried again with growing pauses, and then left alone', async () => {
  await using service = await openPushService()
  const { shop, office, send } = await openRingingShop(service)
  await using _ = shop
  await changePushPreferences(office, noQuietHours)
  service.answer.status = 503
  await write(shop)
  for (let hour = 0; hour < 48; hour++) {
    await send()
    await send()
    shop.clock.passes({ seconds: 3600 })
  }
  assert.equal(service.received.length, 8)
  service.answer.status = 201
  assert.equal(await send(), 0)
  await write(shop)
  assert.equal(await send(), 1)
  service.answer.status = 429
  service.answer.headers = { 'Retry-After': '600' }
  await write(shop)
  await send()
  shop.clock.passes({ seconds: 590 })
  assert.equal(await send(), 0)
  service.answer.status = 201
  shop.clock.passes({ seconds: 20 })
  assert.equal(await send(), 1)
})

test('a subscription that its service has forgotten is deleted', async () => {
  await using service = await openPushService()
  const { shop, office, send } = await openRingingShop(service)
  await using _ = shop
  service.answer.status = 410
  await write(shop)
  await send()
  assert.deepEqual(await listPushSubscriptions(office), [])
})

test('a redirect of the push service is not followed', async () => {
  await using service = await openPushService()
  const { shop, send } = await openRingingShop(service)
  await using _ = shop
  Object.assign(service.answer, { status: 307, headers: { Location: `${service.url}/elsewhere` } })
  await write(shop)
  assert.equal(await send(), 0)
  assert.deepEqual(
    service.received.map(({ path }) => path),
    ['/first'],
  )
})

test('signing out, being shut out and being disabled end notifications at once, an expired session does not', async () => {
  await using service = await openPushService()
  const { shop, world, office } = await openRingingShop(service)
  await using _ = shop
  const left = async () => (await world.db.selectFrom('push_subscriptions').select('endpoint').execute()).length
  const ends: ((phone: Awaited<ReturnType<typeof addPhone>>) => Promise<unknown>)[] = [
    (phone) => signOut(world, phone.session),
    (phone) => endSession(phone.office, phone.session.id),
    (phone) => signOutEverywhere(phone.office),
    (phone) => disableOperator(office, phone.office.actor.id),
  ]
  for (const [index, end] of ends.entries()) {
    const phone = await addPhone(world, service, `/${index}`)
    assert.equal(await left(), 2)
    await end(phone)
    assert.equal(await left(), 1)
  }
  shop.clock.passes({ days: 1 })
  await deleteExpiredSessions(shop.system)
  assert.equal(await left(), 1)
  await signOutEverywhere(office)
  assert.equal(await left(), 0)
  const old = await addPhone(world, service, '/old')
  shop.clock.passes({ days: 14 })
  await deleteExpiredSessions(shop.system)
  assert.deepEqual(await listPushSubscriptions(old.office), [])
})

test('one person has ten phones at most, and takes a phone over from another', async () => {
  await using service = await openPushService()
  const { shop, world, office, session, device } = await openRingingShop(service)
  await using _ = shop
  const flood = Array.from({ length: 30 }, (_, index) => ({ ...device, endpoint: `${service.url}/${index}` }))
  await Promise.all(flood.map((one) => subscribeToPushes(office, session, one)))
  assert.equal((await listPushSubscriptions(office)).length, maxPushSubscriptions)
  assert.equal((await world.db.selectFrom('push_subscriptions').select('id').execute()).length, maxPushSubscriptions)
  const other = await addPhone(world, service, '/29')
  assert.equal((await listPushSubscriptions(other.office)).length, 1)
  assert.equal(await subscribeToPushes(office, other.session, device), 'refused')
})

test('a maker who turns notifications on and off adds 600 times a day to the audit log at most', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const { session: token, ...maker } = await asSeller(fromNetwork(shop.marketplace), await shop.hasStore())
  const session = await findSellerSession(maker, token)
  assert.ok(session)
  const key = quotaKey('seller', 'change', String(maker.actor.id))
  const lastOfDay = new Date(shop.clock.now().getTime() + (599 / 600) * 86_400_000)
  await shop.system.db.insertInto('rate_limits_used').values({ key, used_until: lastOfDay }).execute()
  const { p256dh, auth } = browserKeys()
  const device = { endpoint: 'https://push.example/1', p256dh, auth, device: 'Chrome' }
  assert.equal(await subscribeToPushes(maker, session, device), 'subscribed')
  assert.equal(await subscribeToPushes(maker, session, device), 'subscribed', 'the same again adds nothing')
  const [phone] = await listPushSubscriptions(maker)
  await removePushSubscription(maker, phone?.id ?? 0)
  await assert.rejects(subscribeToPushes(maker, session, device), RateLimited)
  assert.deepEqual(await listPushSubscriptions(maker), [])
})

test('a test notification comes in quiet hours too, not twice at once', async () => {
  await using service = await openPushService()
  const { shop, office, keys, send } = await openRingingShop(service)
  await using _ = shop
  await changePushPreferences(office, { kinds: [], quiet: { from: 0, until: 1439 } })
  assert.equal(await requestTestPush(office), 'queued')
  assert.equal(await requestTestPush(office), 'too-soon')
  assert.equal(await send(), 1)
  assert.deepEqual(keys.read(service.received[0]?.body ?? Buffer.alloc(0)), { counts: { test: 1 } })
})

test('what is low in stock is told once, and not what was low before the first phone', async () => {
  await using service = await openPushService()
  const { shop, office, system, keys, send } = await openRingingShop(service)
  await using _ = shop
  await changePushPreferences(office, { ...noQuietHours, kinds: ['stock-low', 'email-failed', 'backup-old'] })
  await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const product = await shop.sells({ sizes: [{ name: '', stock: 4 }] })
  await watchForPushes(system)
  assert.equal(await send(), 0)
  await shop.order([{ product, quantity: 3 }])
  for (let look = 0; look < 2; look++) await watchForPushes(system)
  await system.db.updateTable('emails').set({ status: 'given-up', last_error: 'refused' }).execute()
  await watchForPushes(system)
  assert.equal(await send(), 1)
  const { counts } = keys.read(service.received[0]?.body ?? Buffer.alloc(0)) as { counts: Record<string, number> }
  assert.equal(counts['stock-low'], 1)
  assert.ok(counts['email-failed'])
})

test('the private key is sealed, and a lost secret key makes new ones and ends the old subscriptions', async () => {
  await using service = await openPushService()
  const { shop, office } = await openRingingShop(service)
  await using _ = shop
  const before = await getPublicPushKey(office)
  assert.equal(await getPublicPushKey(office), before)
  const after = await getPublicPushKey({ ...office, secrets: secretBox(Buffer.alloc(32, 'another')) })
  assert.notEqual(after, before)
  assert.deepEqual(await listPushSubscriptions(office), [])
})
