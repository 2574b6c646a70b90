import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { IdentityCheckRequired, identityFreshMilliseconds } from '#domain/access/require-fresh-identity.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { NotFound } from '#domain/errors.ts'
import { listMakers } from '#domain/makers/list-makers.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { changeOwnName } from '#domain/operators/change-own-name.ts'
import { endSession, signOut, signOutEverywhere } from '#domain/operators/end-session.ts'
import { findSession } from '#domain/operators/find-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { disableOperator } from '#domain/operators/manage-operator.ts'
import { sessionIdleMilliseconds } from '#domain/operators/session.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { subscribeToPushes } from '#domain/push/push-subscriptions.ts'
import { asOperator, asSystem, openConnections } from '#tests/support/operators.ts'
import { asOwnerWithStudio, asSeller, grantAccess, isIn } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { actForSeller, actingMilliseconds } from './act-for-seller.ts'
import { createDeviceCode } from './device-code.ts'
import { listSellers } from './list-sellers.ts'
import { revokeStoreAccess } from './revoke-store-access.ts'
import { findSellerSession, maxPhones, sellerActorOf, startSellerSession } from './seller-session.ts'
import { acceptTerms } from './seller-terms.ts'

/** A shop with a maker, and somebody of the office who is signed in and acts for her. */
async function openShop() {
  const shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const bowl = await shop.sells()
  const storeId = bowl.store.id
  const seller = await asSeller(marketplace, storeId)
  const office = await asOperator(marketplace, 'staff')
  const officeToken = await startSession(marketplace, office.actor.id, { device: 'Office', isComplete: true })
  const own = (await findSession(marketplace, officeToken)) ?? assert.fail()
  const act = (of = { storeId, sellerId: seller.actor.id }) => actForSeller(office, own, { ...of, device: 'Office' })
  const token = await act()
  const session = (await findSellerSession(marketplace, token)) ?? assert.fail()
  const acting = { ...marketplace, actor: sellerActorOf(session) }
  return {
    ...{ shop, marketplace, owner, office, own, seller, storeId, bowl, act, token, session, acting },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('what somebody of the office changes for a maker is in the audit log under both names', async () => {
  await using world = await openShop()
  const { office, acting, bowl, seller } = world
  await retireProduct(acting, bowl.id)
  const { rows } = await listAuditLog(office, {})
  const sana = `Sana (${office.actor.id})`
  const amel = `Amel (${seller.actor.id})`
  const described = rows.map(({ action, actorName, madeFor }) => ({ action, actorName, madeFor }))
  assert.deepEqual(described.slice(0, 2), [
    { action: 'retired', actorName: sana, madeFor: amel },
    { action: 'acted for', actorName: sana, madeFor: undefined },
  ])
  assert.equal((await listAuditLog(office, { operatorId: office.actor.id })).rows.length, 2)
  assert.ok((await listAuditLog(office, { text: amel })).rows.some(({ action }) => action === 'retired'))
  // It is no news to the office.
  const toSee = { storeId: undefined, isToSee: true }
  assert.deepEqual((await listAuditLog(office, { bySellers: toSee })).rows, [])
})

test('whoever acts for a maker cannot do what is personal', async () => {
  await using world = await openShop()
  const { acting, session } = world
  const phone = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', device: '' }
  const personal = [
    () => listSessions(acting),
    () => endSession(acting, session.id),
    () => signOutEverywhere(acting),
    () => createDeviceCode(acting, session),
    () => acceptTerms(acting, 1),
    () => changeOwnLocale(acting, 'fr'),
    () => changeOwnName(acting, 'Sana'),
    () => subscribeToPushes(acting, session, phone),
  ]
  for (const operation of personal) await assert.rejects(operation, NotAllowed)
})

test('acting for a maker ends after an hour, whatever is done meanwhile', async () => {
  await using world = await openShop()
  const { shop, marketplace, token } = world
  const start = shop.clock.now().getTime()
  shop.clock.moment = new Date(start + actingMilliseconds - 1)
  const session = await findSellerSession(marketplace, token)
  assert.equal(session?.isProlonged, false)
  shop.clock.moment = new Date(start + actingMilliseconds)
  assert.equal(await isIn(marketplace, token), false)
})

test('acting for a maker ends with the session of the office: signed out, ended, idle, or its account disabled', async () => {
  await using world = await openShop()
  const { shop, marketplace, owner, office, own, token, act } = world
  const idle = { last_seen_at: new Date(shop.clock.now().getTime() - sessionIdleMilliseconds) }
  const sessions = marketplace.db.updateTable('operator_sessions').where('id', '=', own.id)
  await sessions.set(idle).execute()
  assert.equal(await isIn(marketplace, token), false)
  await sessions.set({ last_seen_at: shop.clock.now() }).execute()
  assert.equal(await isIn(marketplace, token), true)
  await marketplace.db
    .updateTable('operators')
    .set({ disabled_at: shop.clock.now() })
    .where('id', '=', office.actor.id)
    .execute()
  assert.equal(await isIn(marketplace, token), false)
  await marketplace.db.updateTable('operators').set({ disabled_at: null }).where('id', '=', office.actor.id).execute()
  assert.equal(await disableOperator(owner, office.actor.id), 'done')
  assert.equal(await isIn(marketplace, token), false)
  await assert.rejects(act(), NotFound)
})

test('signing out of the office ends acting for a maker', async () => {
  await using world = await openShop()
  await signOut(world.marketplace, world.own)
  assert.equal(await isIn(world.marketplace, world.token), false)
})

test('one session of the office acts for one maker at a time, also after two taps at once', async () => {
  await using world = await openShop()
  const { marketplace, token, act, storeId } = world
  await openConnections(marketplace)
  const tokens = await Promise.all([act(), act()])
  const areIn = await Promise.all([token, ...tokens].map((one) => isIn(marketplace, one)))
  assert.equal(areIn.filter(Boolean).length, 1)
  assert.equal(areIn[0], false)
  const { id } = await grantAccess(marketplace, [storeId], { name: 'Rim' })
  const other = await act({ storeId, sellerId: id })
  const still = await Promise.all(tokens.map((one) => isIn(marketplace, one)))
  assert.deepEqual([...still, await isIn(marketplace, other)], [false, false, true])
})

test('a maker sees the shop among the phones and ends it, and it takes the place of none of them', async () => {
  await using world = await openShop()
  const { shop, marketplace, seller, session, token, office, storeId } = world
  const amel = { ...marketplace, actor: seller.actor }
  for (let count = 1; count < maxPhones; count++) await startSellerSession(marketplace, seller.actor.id, 'Phone')
  assert.equal((await listSessions(amel)).length, maxPhones + 1)
  assert.deepEqual(
    (await listSessions(amel)).filter(({ isOfOffice }) => isOfOffice).map(({ id }) => id),
    [session.id],
  )
  // Neither is she seen by it.
  await marketplace.db
    .updateTable('operator_sessions')
    .set({ last_seen_at: new Date(0) })
    .where('acting_session_id', 'is', null)
    .execute()
  assert.deepEqual((await listSellers(shop.system, storeId))[0]?.lastSeenAt, new Date(0))
  assert.deepEqual(
    (await listMakers(office, { filter: 'all' })).rows.find(({ id }) => id === storeId)?.sellers[0]?.lastSeenAt,
    new Date(0),
  )
  await endSession(amel, session.id)
  assert.equal(await isIn(marketplace, token), false)
})

test('acting for a maker needs a person of the office who has proved the identity, and a maker of the store', async () => {
  await using world = await openShop()
  const { shop, marketplace, owner, office, own, seller, storeId, token } = world
  const of = { storeId, sellerId: seller.actor.id, device: '' }
  await assert.rejects(actForSeller(asSystem(marketplace), own, of), NotAllowed)
  await assert.rejects(actForSeller(seller, own, of), NotAllowed)
  // The session of a colleague is not theirs to act by.
  await assert.rejects(actForSeller(owner, own, of), NotFound)
  await assert.rejects(actForSeller(office, own, { ...of, sellerId: office.actor.id }), NotFound)
  await assert.rejects(actForSeller(office, own, { ...of, storeId: await shop.hasStore() }), NotFound)
  await revokeStoreAccess(owner, storeId, seller.actor.id)
  assert.equal(await isIn(marketplace, token), false)
  shop.clock.moment = new Date(shop.clock.now().getTime() + identityFreshMilliseconds)
  await assert.rejects(actForSeller(office, own, of), IdentityCheckRequired)
})
