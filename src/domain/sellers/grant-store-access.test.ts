import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { NotFound } from '#domain/errors.ts'
import type { Phone } from '#domain/phone.ts'
import { openConnections } from '#tests/support/operators.ts'
import { asOwnerWithStudio, grantAccess, isIn, newPhone } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { grantStoreAccess, maxSellersOfStore } from './grant-store-access.ts'
import { listSellers } from './list-sellers.ts'
import { revokeStoreAccess } from './revoke-store-access.ts'
import { createSellerLink, signInByLink } from './seller-link.ts'
import { findSellerSession } from './seller-session.ts'

const person = (phone: Phone, name = 'Amel') => ({ name, phone, locale: 'ar' }) as const

test('whoever is shut out of a store is out at once, and out of the studio with the last one', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const { id, phone, link } = await grantAccess(marketplace, [one, two])
  const token = (await signInByLink(marketplace, link, '')) ?? ''
  await revokeStoreAccess(owner, one, id)
  assert.deepEqual((await findSellerSession(marketplace, token))?.stores, [two])
  await assert.rejects(revokeStoreAccess(owner, one, id), NotFound)
  await assert.rejects(createSellerLink(owner, one, id), NotFound)
  const last = await createSellerLink(owner, two, id)
  await revokeStoreAccess(owner, two, id)
  assert.equal(await isIn(marketplace, token), false)
  assert.equal(await signInByLink(marketplace, last, ''), undefined)
  assert.deepEqual(await listSellers(owner, two), [])
  const account = await marketplace.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(account.phone, null)
  const again = await grantStoreAccess(owner, two, person(phone))
  assert.ok(again.outcome === 'granted' && again.sellerId !== id)
})

test('a phone number stands for one person, who gets another store only when the operator says who it is', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const phone = newPhone()
  const first = await grantStoreAccess(owner, one, person(phone))
  assert.ok(first.outcome === 'granted')
  const { sellerId } = first
  assert.deepEqual(await grantStoreAccess(owner, two, person(phone, 'Nour')), {
    outcome: 'known',
    sellerId,
    name: 'Amel',
  })
  assert.deepEqual(await grantStoreAccess(owner, two, person(phone, 'Nour'), sellerId + 1), {
    ...{ outcome: 'known', sellerId, name: 'Amel' },
  })
  assert.deepEqual(await listSellers(owner, two), [])
  assert.deepEqual(await grantStoreAccess(owner, two, person(phone), sellerId), { outcome: 'granted', sellerId })
  assert.deepEqual(await grantStoreAccess(owner, two, person(phone)), { outcome: 'in-already', sellerId })
  assert.deepEqual(await grantStoreAccess(owner, two, person(phone), sellerId), { outcome: 'in-already', sellerId })
})

test('a new store, a phone number at once twice: one person', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const phone = newPhone()
  await openConnections(marketplace)
  const results = await Promise.all([one, two].map((storeId) => grantStoreAccess(owner, storeId, person(phone))))
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['granted', 'known'])
})

test('so many people may enter a store, and no more', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  for (let count = 0; count < maxSellersOfStore; count++) await grantStoreAccess(owner, storeId, person(newPhone()))
  assert.deepEqual(await grantStoreAccess(owner, storeId, person(newPhone())), { outcome: 'too-many' })
  assert.equal((await listSellers(owner, storeId)).length, maxSellersOfStore)
})

test('the office sees who may enter, since when, when they were last there, and whether a link waits', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  const addedAt = clock.now()
  const { id, phone, link } = await grantAccess(marketplace, [storeId])
  const waiting = { id, name: 'Amel', phone, email: undefined, locale: 'en', addedAt, acceptedTerms: undefined }
  const linkUntil = new Date(addedAt.getTime() + 7 * 86_400_000)
  assert.deepEqual(await listSellers(owner, storeId), [{ ...waiting, lastSeenAt: undefined, phoneCount: 0, linkUntil }])
  clock.passes({ seconds: 90 })
  await signInByLink(marketplace, link, 'Phone')
  assert.deepEqual(await listSellers(owner, storeId), [
    { ...waiting, lastSeenAt: clock.now(), phoneCount: 1, linkUntil: undefined },
  ])
  await assert.rejects(listSellers(owner, 9_999_999), NotFound)
})

test('an open session of the office lets nobody in: the operator proves the identity', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  const { id } = await grantAccess(marketplace, [storeId])
  clock.passes({ seconds: 600 })
  await assert.rejects(grantStoreAccess(owner, storeId, person(newPhone())), IdentityCheckRequired)
  await assert.rejects(createSellerLink(owner, storeId, id), IdentityCheckRequired)
  await revokeStoreAccess(owner, storeId, id)
})
