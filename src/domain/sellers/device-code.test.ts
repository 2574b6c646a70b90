import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession } from '#domain/operators/end-session.ts'
import { formatPhone } from '#domain/phone.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { openConnections } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createDeviceCode, maxWrongCodes, signInByCode } from './device-code.ts'
import { revokeStoreAccess } from './revoke-store-access.ts'
import { findSellerSession } from './seller-session.ts'

async function signedIn(shop: TestShop) {
  const storeId = await shop.hasStore()
  const seller = await asSeller(shop.marketplace, storeId)
  const session = await findSellerSession(shop.marketplace, seller.session)
  assert.ok(session)
  const showCode = async () => {
    const shown = await createDeviceCode(seller, session)
    return { ...shown, phone: shown.phone ?? '' }
  }
  return { seller, session, storeId, showCode }
}

function enter(marketplace: Marketplace, { phone, code }: { readonly phone: string; readonly code: string }) {
  return signInByCode(marketplace, { phone, code, device: 'Second' })
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code that one phone shows signs in another one, once, with the number as people type it', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { seller, showCode } = await signedIn(shop)
  const shown = await showCode()
  assert.match(shown.code, /^\d{6}$/)
  const token = await enter(marketplace, { ...shown, phone: formatPhone(shown.phone as never) })
  assert.equal((await findSellerSession(marketplace, token ?? ''))?.operator.id, seller.actor.id)
  assert.equal(await enter(marketplace, shown), undefined)
})

test('a code ends after five minutes, with a newer one, and with the phone that shows it', async () => {
  await using shop = await openTestShop()
  const { marketplace, system, clock } = shop
  await openStudio(marketplace)
  const { seller, session, showCode } = await signedIn(shop)
  const first = await showCode()
  const second = await showCode()
  if (first.code !== second.code) assert.equal(await enter(marketplace, first), undefined)
  clock.passes({ seconds: 300 })
  assert.equal(await enter(marketplace, second), undefined)
  await deleteExpiredSessions(system)
  assert.deepEqual(await marketplace.db.selectFrom('seller_codes').select('operator_id').execute(), [])
  const third = await showCode()
  await endSession(seller, session.id)
  assert.equal(await enter(marketplace, third), undefined)
  await assert.rejects(showCode(), NotFound)
})

test('five wrong codes end the right one, however many are tried at once', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { showCode } = await signedIn(shop)
  const shown = await showCode()
  await openConnections(marketplace)
  const wrong = Array.from({ length: 20 }, () => enter(marketplace, { ...shown, code: otherThan(shown.code) }))
  assert.deepEqual(new Set(await Promise.all(wrong)), new Set([undefined]))
  const row = await marketplace.db.selectFrom('seller_codes').select('wrong_attempts').executeTakeFirstOrThrow()
  assert.equal(row.wrong_attempts, maxWrongCodes)
  assert.equal(await enter(marketplace, shown), undefined)
})

test('a code counts for its person alone, and only while that person may enter', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const [one, two] = [await signedIn(shop), await signedIn(shop)]
  const [first, second] = [await one.showCode(), await two.showCode()]
  if (first.code !== second.code) assert.equal(await enter(marketplace, { ...first, phone: second.phone }), undefined)
  for (const phone of ['', '22', '+21629999999']) assert.equal(await enter(marketplace, { ...first, phone }), undefined)
  await revokeStoreAccess(system, one.storeId, one.seller.actor.id)
  assert.equal(await enter(marketplace, first), undefined)
  assert.ok(await enter(marketplace, second))
})

test('of two phones that type one code at once, one is let in', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { showCode } = await signedIn(shop)
  const shown = await showCode()
  await openConnections(marketplace)
  const entered = await Promise.all([1, 2, 3, 4].map(() => enter(marketplace, shown)))
  assert.equal(entered.filter((token) => token !== undefined).length, 1)
})

test('codes are made and typed at the pace of sign-ins', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { seller, session } = await signedIn(shop)
  const once = { count: 1, seconds: 60 }
  const limited = <World extends Marketplace>(world: World) =>
    limitedTo({ perNetwork: once, perRecipient: once }, world, '192.0.2.1')
  const { code, phone = '' } = await createDeviceCode(limited(seller), session)
  await assert.rejects(createDeviceCode(limited(seller), session), RateLimited)
  assert.equal(await enter(limited(marketplace), { phone, code: otherThan(code) }), undefined)
  await assert.rejects(enter(limited(marketplace), { phone, code }), RateLimited)
})
