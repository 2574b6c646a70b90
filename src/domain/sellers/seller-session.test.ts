import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operatorActor } from '#domain/access/actor.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession } from '#domain/operators/end-session.ts'
import { findSession } from '#domain/operators/find-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { asSeller, isIn, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createSellerLink, signInByLink } from './seller-link.ts'
import { findSellerSession, maxPhones, sellerActorOf, startSellerSession } from './seller-session.ts'

test('a phone stays signed in for 90 days after each use', async () => {
  await using shop = await openTestShop()
  const { marketplace, system, clock } = shop
  await openStudio(marketplace)
  const seller = await asSeller(marketplace, await shop.hasStore())
  for (const days of [89, 89, 89]) {
    clock.passes({ days })
    await deleteExpiredSessions(system)
    const [listed] = await listSessions(seller)
    assert.ok(listed)
    const session = await findSellerSession(marketplace, seller.session)
    assert.equal(session?.isProlonged, true)
    assert.equal((await findSellerSession(marketplace, seller.session))?.isProlonged, false)
  }
  clock.passes({ days: 90 })
  assert.equal(await isIn(marketplace, seller.session), false)
  await deleteExpiredSessions(system)
  assert.deepEqual(await marketplace.db.selectFrom('operator_sessions').select('id').execute(), [])
})

test('sessions of the office and of the studio open nothing of each other', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { session } = await asSeller(marketplace, await shop.hasStore())
  assert.equal(await findSession(marketplace, session), undefined)
  const office = await createSessionToken(marketplace)
  assert.equal(await isIn(marketplace, office), false)
  assert.ok(await findSession(marketplace, office))
})

test('a lost phone is ended from another one, and the phones of others are not', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const first = await asSeller(marketplace, storeId)
  const other = await asSeller(marketplace, storeId)
  const link = await createSellerLink(system, storeId, first.actor.id)
  const second = (await signInByLink(marketplace, link, 'Second')) ?? ''
  const [ofOther] = await listSessions(other)
  await endSession(first, ofOther?.id ?? 0)
  assert.ok(await isIn(marketplace, other.session))
  const lost = await findSellerSession(marketplace, first.session)
  await endSession(first, lost?.id ?? 0)
  assert.equal(await isIn(marketplace, first.session), false)
  assert.ok(await isIn(marketplace, second))
})

test('a person has so many phones, and the one that was used the least recently ends for another', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const first = await asSeller(marketplace, await shop.hasStore())
  const tokens = [first.session]
  while (tokens.length < maxPhones) {
    clock.passes({ seconds: 60 })
    tokens.push(await startSellerSession(marketplace, first.actor.id, 'Phone'))
  }
  assert.ok(await isIn(marketplace, first.session))
  clock.passes({ days: 1 })
  await findSellerSession(marketplace, first.session)
  await startSellerSession(marketplace, first.actor.id, 'One more')
  assert.deepEqual(await Promise.all(tokens.slice(0, 3).map((token) => isIn(marketplace, token))), [true, false, true])
})

test('the actor of a session of the studio is the seller with the own stores, and that of the office has all', () => {
  const operator = { id: 3, name: 'Amel', role: 'seller' } as const
  const actor = sellerActorOf({
    id: 1,
    operator,
    stores: [7],
    isProlonged: false,
    hasAcceptedTerms: true,
    identityCheckedAt: undefined,
    actedBy: undefined,
  })
  assert.deepEqual(actor, { kind: 'operator', ...operator, stores: [7], hasAcceptedTerms: true, actedBy: undefined })
  const sana = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress, role: 'staff' } as const
  assert.equal(operatorActor(sana).stores, 'every store')
})
