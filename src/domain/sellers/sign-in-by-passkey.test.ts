import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endSession, signOut, signOutEverywhere } from '#domain/operators/end-session.ts'
import type { PasskeySide } from '#domain/operators/passkey-challenge.ts'
import { addPasskey, listPasskeys, maxPasskeys, removePasskey, startPasskeySetup } from '#domain/operators/passkeys.ts'
import { relyingPartyOf } from '#domain/operators/relying-party.ts'
import { signInWithPasskey, startPasskeyCheck } from '#domain/operators/verify-passkey.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openPasskeyDevice, type PasskeyDevice } from '#tests/support/passkey-device.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { grantAccess, isIn, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createDeviceCode, signInByCode } from './device-code.ts'
import { endSellerSessions, revokeStoreAccess } from './revoke-store-access.ts'
import { createSellerLink, signInByLink } from './seller-link.ts'
import { findSellerSession, replaceSellerSession, sellerActorOf } from './seller-session.ts'
import { checkSellerByPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { studioSetting } from './studio-setting.ts'

const site = relyingPartyOf('https://shop.example')
assert.ok(typeof site !== 'string')
const relyingParty = site

/** A shop whose studio is open, with a store. */
async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  return { ...shop, storeId: await shop.hasStore(), [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** The phone whose session has this token: who is in, as the actor of the marketplace. */
async function phoneWith(marketplace: Marketplace, token = '') {
  const session = await findSellerSession(marketplace, token)
  assert.ok(session)
  return { session, token, studio: { ...marketplace, actor: sellerActorOf(session) } }
}

type Phone = Awaited<ReturnType<typeof phoneWith>>

/** A maker, and a phone that her link has just let in. */
async function openedByLink(marketplace: Marketplace, storeId: number) {
  const { id, link } = await grantAccess(marketplace, [storeId])
  return { id, ...(await phoneWith(marketplace, await signInByLink(marketplace, link, 'Phone'))) }
}

/** Another phone of the maker, which a new link lets in. */
async function another(marketplace: Marketplace, office: Marketplace, storeId: number, sellerId: number) {
  const link = await createSellerLink(office, storeId, sellerId)
  return phoneWith(marketplace, await signInByLink(marketplace, link, 'Another'))
}

async function makePasskey({ studio, session }: Phone, device = openPasskeyDevice(relyingParty)) {
  const { options, challenge } = await startPasskeySetup(studio, relyingParty, 'Hirfa')
  const made = { response: device.make(options), challenge, device: 'Phone', sessionId: session.id }
  return { device, outcome: await addPasskey(studio, relyingParty, made) }
}

async function sign(marketplace: Marketplace, device: PasskeyDevice, side: PasskeySide = 'studio') {
  const { options, challenge } = await startPasskeyCheck(marketplace, relyingParty, side)
  return { response: device.sign(options), challenge, device: 'Phone' }
}

async function enter(marketplace: Marketplace, device: PasskeyDevice) {
  return signInByPasskey(marketplace, relyingParty, await sign(marketplace, device))
}

test('a passkey that a maker adds after entering by a link lets the phone in again, for 90 days of use', async () => {
  await using shop = await openShop()
  const { marketplace, clock, storeId } = shop
  const phone = await openedByLink(marketplace, storeId)
  const { device, outcome } = await makePasskey(phone)
  assert.equal(outcome, 'added')
  await signOut(phone.studio, phone.session)
  const again = await phoneWith(marketplace, await enter(marketplace, device))
  assert.deepEqual([again.session.operator.id, again.session.stores], [phone.id, [storeId]])
  clock.passes({ days: 89 })
  assert.ok(await isIn(marketplace, again.token))
  clock.passes({ days: 90 })
  assert.equal(await isIn(marketplace, again.token), false)
  assert.ok(await enter(marketplace, device))
  const log = marketplace.db.selectFrom('audit_log').select(['action', 'actor_name']).orderBy('id', 'desc').limit(1)
  assert.deepEqual(await log.execute(), [{ action: 'signed in by passkey', actor_name: 'Amel' }])
})

test('who finds a phone open adds no passkey to it: within ten minutes of the link, or after a passkey again', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const phone = await openedByLink(marketplace, await shop.hasStore())
  const { device } = await makePasskey(phone)
  const { options, challenge } = await startPasskeySetup(phone.studio, relyingParty, 'Hirfa')
  const begun = { response: openPasskeyDevice(relyingParty).make(options), challenge, device: '' }
  clock.passes({ seconds: 600 })
  const found = await phoneWith(marketplace, phone.token)
  await assert.rejects(makePasskey(found), IdentityCheckRequired)
  const late = addPasskey(found.studio, relyingParty, { ...begun, sessionId: found.session.id })
  await assert.rejects(late, IdentityCheckRequired)
  const check = async (by: PasskeyDevice, session = found.session) =>
    checkSellerByPasskey(marketplace, session, relyingParty, await sign(marketplace, by))
  assert.equal(await check(openPasskeyDevice(relyingParty)), false)
  const other = await openedByLink(marketplace, await shop.hasStore())
  const { device: ofOther } = await makePasskey(other)
  assert.equal(await check(ofOther), false)
  await assert.rejects(makePasskey(await phoneWith(marketplace, phone.token)), IdentityCheckRequired)
  assert.equal(await check(device), true)
  assert.equal((await makePasskey(await phoneWith(marketplace, phone.token))).outcome, 'added')
})

test('a code hands on what the phone that shows it has proved, and no more', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const phone = await openedByLink(marketplace, await shop.hasStore())
  const enterByCode = async () => {
    const { code, phone: number = '' } = await createDeviceCode(phone.studio, phone.session)
    return phoneWith(marketplace, await signInByCode(marketplace, { phone: number, code, device: 'Second' }))
  }
  clock.passes({ seconds: 300 })
  assert.equal((await makePasskey(await enterByCode())).outcome, 'added')
  clock.passes({ seconds: 300 })
  await assert.rejects(enterByCode().then(makePasskey), IdentityCheckRequired)
})

test('nobody enters with an unknown passkey, one of the office, or a challenge that was used, given there or is old', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const phone = await openedByLink(marketplace, await shop.hasStore())
  const { device } = await makePasskey(phone)
  const office = await asOperator(marketplace)
  const ofOffice = openPasskeyDevice(relyingParty)
  const { options, challenge } = await startPasskeySetup(office, relyingParty, 'Hirfa')
  const made = { response: ofOffice.make(options), challenge, device: '', sessionId: 0 }
  assert.equal(await addPasskey(office, relyingParty, made), 'added')
  const refused = async (form: Awaited<ReturnType<typeof sign>>) =>
    assert.equal(await signInByPasskey(marketplace, relyingParty, form), undefined)
  await refused(await sign(marketplace, openPasskeyDevice(relyingParty)))
  await refused(await sign(marketplace, ofOffice))
  await refused(await sign(marketplace, ofOffice, 'office'))
  await refused(await sign(marketplace, device, 'office'))
  const elsewhere = { ...relyingParty, origin: 'https://shop.example.evil' }
  const signed = await sign(marketplace, device)
  assert.equal(await signInByPasskey(marketplace, elsewhere, signed), undefined)
  const late = await sign(marketplace, device)
  assert.ok(await signInByPasskey(marketplace, relyingParty, signed))
  await refused(signed)
  clock.passes({ seconds: 600 })
  await refused(late)
  // And the reverse.
  for (const side of ['office', 'studio'] as const)
    assert.equal(await signInWithPasskey(marketplace, relyingParty, await sign(marketplace, device, side)), undefined)
  assert.ok(await signInWithPasskey(marketplace, relyingParty, await sign(marketplace, ofOffice, 'office')))
})

test('of two at once with one response of a passkey, one is let in', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { device } = await makePasskey(await openedByLink(marketplace, await shop.hasStore()))
  const signed = await sign(marketplace, device)
  await openConnections(marketplace)
  const entered = await Promise.all([1, 2, 3, 4].map(() => signInByPasskey(marketplace, relyingParty, signed)))
  assert.equal(entered.filter((token) => token !== undefined).length, 1)
})

test('a maker who was shut out enters by no passkey, nor does one while there is no studio', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const [storeId, second] = [await shop.hasStore(), await shop.hasStore()]
  const { id, link } = await grantAccess(marketplace, [storeId, second])
  const phone = await phoneWith(marketplace, await signInByLink(marketplace, link, 'Phone'))
  const { device } = await makePasskey(phone)
  await setSetting(marketplace, studioSetting, { isStudioOpen: false })
  assert.equal(await enter(marketplace, device), undefined)
  await openStudio(marketplace)
  await revokeStoreAccess(system, second, id)
  const entered = await phoneWith(marketplace, await enter(marketplace, device))
  assert.deepEqual(entered.session.stores, [storeId])
  const signed = await sign(marketplace, device)
  await revokeStoreAccess(system, storeId, id)
  assert.equal(await signInByPasskey(marketplace, relyingParty, signed), undefined)
  assert.deepEqual(await marketplace.db.selectFrom('operator_passkeys').select('id').execute(), [])
})

test('the office ends all phones of a maker, with their passkeys', async () => {
  await using shop = await openShop()
  const { marketplace, system, storeId } = shop
  const phone = await openedByLink(marketplace, storeId)
  const { device } = await makePasskey(phone)
  await endSellerSessions(system, storeId, phone.id)
  assert.equal(await enter(marketplace, device), undefined)
})

test('a phone that is ended from another one enters with no passkey that was added or used on it', async () => {
  await using shop = await openShop()
  const { marketplace, system, storeId } = shop
  const lost = await openedByLink(marketplace, storeId)
  const { device } = await makePasskey(lost)
  const kept = await another(marketplace, system, storeId, lost.id)
  const { device: ofKept } = await makePasskey(kept)
  // The same phone entered anew in between, by its passkey and by a link.
  const anew = await phoneWith(marketplace, await enter(marketplace, device))
  await replaceSellerSession(marketplace, lost.session, anew.session)
  const later = await another(marketplace, system, storeId, lost.id)
  await replaceSellerSession(marketplace, anew.session, later.session)
  assert.equal(await isIn(marketplace, anew.token), false)
  const [first] = await listPasskeys(kept.studio)
  assert.deepEqual(first?.phones, [later.session.id])
  await endSession(kept.studio, later.session.id)
  assert.equal(await enter(marketplace, device), undefined)
  assert.ok(await enter(marketplace, ofKept))
})

test('a passkey of a phone that is signed out ends with the next phone that is ended, and those of others never', async () => {
  await using shop = await openShop()
  const { marketplace, system, storeId } = shop
  const lost = await openedByLink(marketplace, storeId)
  const { device } = await makePasskey(lost)
  const kept = await another(marketplace, system, storeId, lost.id)
  const other = await openedByLink(marketplace, storeId)
  const { device: ofOther } = await makePasskey(other)
  await signOut(lost.studio, lost.session)
  const again = await another(marketplace, system, storeId, lost.id)
  await endSession(kept.studio, other.session.id)
  assert.ok(await isIn(marketplace, (await enter(marketplace, ofOther)) ?? ''))
  assert.equal((await listPasskeys(kept.studio)).length, 1)
  await endSession(kept.studio, again.session.id)
  assert.equal(await enter(marketplace, device), undefined)
})

test('no passkey is added to a phone while it is ended', async () => {
  await using shop = await openShop()
  const { marketplace, system, storeId } = shop
  const lost = await openedByLink(marketplace, storeId)
  const kept = await another(marketplace, system, storeId, lost.id)
  await openConnections(marketplace)
  await Promise.all([makePasskey(lost), endSession(kept.studio, lost.session.id)])
  assert.deepEqual(await listPasskeys(kept.studio), [])
  assert.equal((await makePasskey(lost)).outcome, 'refused')
  await Promise.all([makePasskey(kept), endSellerSessions(system, storeId, lost.id)])
  assert.deepEqual(await listPasskeys(kept.studio), [])
})

test('a maker removes own passkeys only, at any time, and has ten at most', async () => {
  await using shop = await openShop()
  const { marketplace, clock, storeId } = shop
  const [phone, other] = [await openedByLink(marketplace, storeId), await openedByLink(marketplace, storeId)]
  const { device } = await makePasskey(phone)
  assert.equal((await makePasskey(other, device)).outcome, 'refused', 'that of another maker')
  for (let count = 1; count < maxPasskeys; count++) assert.equal((await makePasskey(phone)).outcome, 'added')
  assert.equal((await makePasskey(phone)).outcome, 'too-many')
  clock.passes({ days: 1 })
  const [first] = await listPasskeys(phone.studio)
  await removePasskey(other.studio, first?.id ?? 0)
  assert.ok(await enter(marketplace, device))
  await removePasskey(phone.studio, first?.id ?? 0)
  assert.equal(await enter(marketplace, device), undefined)
  await signOutEverywhere(phone.studio)
  assert.deepEqual(await listPasskeys(phone.studio), [])
})

test('a passkey is tried at the pace of sign-ins', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { device } = await makePasskey(await openedByLink(marketplace, await shop.hasStore()))
  const once = { count: 1, seconds: 60 }
  const here = limitedTo({ perNetwork: once, perRecipient: once }, marketplace)
  const wrong = { ...(await sign(marketplace, device)), challenge: (await sign(marketplace, device)).challenge }
  assert.equal(await signInByPasskey(here, relyingParty, wrong), undefined)
  await assert.rejects(enter(here, device), RateLimited)
})
