import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { operatorActor } from '#domain/access/actor.ts'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession } from '#domain/operators/end-session.ts'
import { findSession } from '#domain/operators/find-session.ts'
import { listOperators } from '#domain/operators/list-operators.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { changeRole, createInvitationLink, disableOperator } from '#domain/operators/manage-operator.ts'
import { createOperatorLink, findOperatorLink } from '#domain/operators/operator-link.ts'
import { createSetupToken, isSetupTokenValid } from '#domain/operators/owner-setup.ts'
import { setPasswordByLink } from '#domain/operators/set-password.ts'
import type { Phone } from '#domain/phone.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { asOperator, createSessionToken, openConnections } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { asOwnerWithStudio, asSeller, letIn, newPhone, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { letInSeller, maxSellersOfStore } from './let-in-seller.ts'
import { listOwnPieces } from './list-own-pieces.ts'
import { listOwnStores } from './list-own-stores.ts'
import { listSellers } from './list-sellers.ts'
import { areMakersIn, makersSetting } from './makers-setting.ts'
import {
  enterByLink,
  findSellerLinkLocale,
  findSellerLinkName,
  makeSellerLink,
  takeBackSellerLink,
} from './seller-link.ts'
import { findSellerSession, maxPhones, sellerActorOf, startSellerSession } from './seller-session.ts'
import { endPhonesOfSeller, shutOutSeller } from './shut-out-seller.ts'

const person = (phone: Phone, name = 'Amel') => ({ name, phone, locale: 'ar' }) as const

async function isIn(marketplace: Marketplace, token: string): Promise<boolean> {
  return (await findSellerSession(marketplace, token)) !== undefined
}

test('a shop has no studio until its owner wants one: nobody is let in, no link opens, no session counts', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOperator(marketplace)
  const storeId = await shop.hasStore()
  assert.equal(await areMakersIn(marketplace), false)
  await assert.rejects(letInSeller(owner, storeId, person(newPhone())), NotFound)
  await openStudio(marketplace)
  const { session } = await asSeller(marketplace, storeId)
  const { id, link } = await letIn(marketplace, [storeId])
  assert.ok((await isIn(marketplace, session)) && (await findSellerLinkName(marketplace, link)))
  await setSetting(marketplace, makersSetting, { areMakersIn: false })
  assert.equal(await isIn(marketplace, session), false)
  assert.equal(await findSellerLinkName(marketplace, link), undefined)
  assert.equal(await enterByLink(marketplace, link, ''), undefined)
  await assert.rejects(makeSellerLink(owner, storeId, id), NotFound)
})

test('a link lets one phone in, once, and looking at it does not use it up', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const { id, link } = await letIn(marketplace, [storeId], { name: 'Amel Ben Salah' })
  assert.ok(await findSellerLinkName(marketplace, link))
  assert.ok(await findSellerLinkName(marketplace, link))
  assert.equal(await findSellerLinkLocale(marketplace, link), 'en')
  const session = await findSellerSession(marketplace, (await enterByLink(marketplace, link, 'Phone')) ?? '')
  assert.deepEqual(session?.operator, { id, name: 'Amel Ben Salah', role: 'seller', locale: 'en' })
  assert.deepEqual(session?.stores, [storeId])
  assert.equal(await findSellerLinkName(marketplace, link), undefined)
  assert.equal(await enterByLink(marketplace, link, 'Thief'), undefined)
  for (const wrong of ['', 'x', `${link}x`, link.toLowerCase(), '%'])
    assert.ok(!(await findSellerLinkName(marketplace, wrong)))
})

test('of two phones that use one link at once, one is let in', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { link } = await letIn(marketplace, [await shop.hasStore()])
  await openConnections(marketplace)
  const entered = await Promise.all([1, 2, 3, 4].map((phone) => enterByLink(marketplace, link, `Phone ${phone}`)))
  assert.equal(entered.filter((token) => token !== undefined).length, 1)
})

test('a link ends after seven days, when it is taken back, and when a new one is made', async () => {
  await using shop = await openTestShop()
  const { marketplace, system, clock } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const first = await letIn(marketplace, [storeId])
  const second = await makeSellerLink(system, storeId, first.id)
  assert.equal(await enterByLink(marketplace, first.link, ''), undefined)
  await takeBackSellerLink(system, storeId, first.id)
  assert.equal(await enterByLink(marketplace, second, ''), undefined)
  const third = await makeSellerLink(system, storeId, first.id)
  clock.passes({ days: 7, seconds: -1 })
  assert.ok(await findSellerLinkName(marketplace, third))
  clock.passes({ seconds: 1 })
  assert.equal(await enterByLink(marketplace, third, ''), undefined)
  await deleteExpiredSessions(system)
  const links = await marketplace.db.selectFrom('seller_links').select('operator_id').execute()
  assert.deepEqual(links, [])
})

test('the database has only the hash of a link', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const { link } = await letIn(shop.marketplace, [await shop.hasStore()])
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(seller_links)::text as text from seller_links
    union all select to_jsonb(audit_log)::text from audit_log`.execute(shop.marketplace.db)
  assert.doesNotMatch(rows.map(({ text }) => text).join(), new RegExp(link))
  assert.ok(rows.length > 0)
})

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

test('whoever is shut out of a store is out at once, and out of the studio with the last one', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const { id, phone, link } = await letIn(marketplace, [one, two])
  const token = (await enterByLink(marketplace, link, '')) ?? ''
  await shutOutSeller(owner, one, id)
  assert.deepEqual((await findSellerSession(marketplace, token))?.stores, [two])
  await assert.rejects(shutOutSeller(owner, one, id), NotFound)
  await assert.rejects(makeSellerLink(owner, one, id), NotFound)
  const last = await makeSellerLink(owner, two, id)
  await shutOutSeller(owner, two, id)
  assert.equal(await isIn(marketplace, token), false)
  assert.equal(await enterByLink(marketplace, last, ''), undefined)
  assert.deepEqual(await listSellers(owner, two), [])
  const account = await marketplace.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(account.phone, null)
  const again = await letInSeller(owner, two, person(phone))
  assert.ok(again.outcome === 'let-in' && again.sellerId !== id)
})

test('nobody enters by a link while the office ends the phones of its person', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const { id, link } = await letIn(marketplace, [storeId])
  const lost = (await enterByLink(marketplace, link, 'Lost')) ?? ''
  const stolen = await makeSellerLink(system, storeId, id)
  await openConnections(marketplace)
  const [entered] = await Promise.all([
    enterByLink(marketplace, stolen, 'Thief'),
    endPhonesOfSeller(system, storeId, id),
  ])
  assert.equal(await isIn(marketplace, lost), false)
  assert.equal(await isIn(marketplace, entered ?? ''), false)
  assert.equal(await findSellerLinkName(marketplace, stolen), undefined)
})

test('a lost phone is ended from another one, and the phones of others are not', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const first = await asSeller(marketplace, storeId)
  const other = await asSeller(marketplace, storeId)
  const link = await makeSellerLink(system, storeId, first.actor.id)
  const second = (await enterByLink(marketplace, link, 'Second')) ?? ''
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

test('a phone number stands for one person, who gets another store only when the operator says who it is', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const phone = newPhone()
  const first = await letInSeller(owner, one, person(phone))
  assert.ok(first.outcome === 'let-in')
  const { sellerId } = first
  assert.deepEqual(await letInSeller(owner, two, person(phone, 'Nour')), { outcome: 'known', sellerId, name: 'Amel' })
  assert.deepEqual(await letInSeller(owner, two, person(phone, 'Nour'), sellerId + 1), {
    ...{ outcome: 'known', sellerId, name: 'Amel' },
  })
  assert.deepEqual(await listSellers(owner, two), [])
  assert.deepEqual(await letInSeller(owner, two, person(phone), sellerId), { outcome: 'let-in', sellerId })
  assert.deepEqual(await letInSeller(owner, two, person(phone)), { outcome: 'in-already', sellerId })
  assert.deepEqual(await letInSeller(owner, two, person(phone), sellerId), { outcome: 'in-already', sellerId })
})

test('a new store, a phone number at once twice: one person', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const phone = newPhone()
  await openConnections(marketplace)
  const results = await Promise.all([one, two].map((storeId) => letInSeller(owner, storeId, person(phone))))
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['known', 'let-in'])
})

test('so many people may enter a store, and no more', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  for (let count = 0; count < maxSellersOfStore; count++) await letInSeller(owner, storeId, person(newPhone()))
  assert.deepEqual(await letInSeller(owner, storeId, person(newPhone())), { outcome: 'too-many' })
  assert.equal((await listSellers(owner, storeId)).length, maxSellersOfStore)
})

test('the office sees who may enter, since when, when they were last there, and whether a link waits', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  const addedAt = clock.now()
  const { id, phone, link } = await letIn(marketplace, [storeId])
  const waiting = { id, name: 'Amel', phone, locale: 'en', addedAt }
  const linkUntil = new Date(addedAt.getTime() + 7 * 86_400_000)
  assert.deepEqual(await listSellers(owner, storeId), [{ ...waiting, lastSeenAt: undefined, phoneCount: 0, linkUntil }])
  clock.passes({ seconds: 90 })
  await enterByLink(marketplace, link, 'Phone')
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
  const { id } = await letIn(marketplace, [storeId])
  clock.passes({ seconds: 600 })
  await assert.rejects(letInSeller(owner, storeId, person(newPhone())), IdentityCheckRequired)
  await assert.rejects(makeSellerLink(owner, storeId, id), IdentityCheckRequired)
  await shutOutSeller(owner, storeId, id)
})

test('a shop that has only makers still waits for its owner', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  await letIn(shop.marketplace, [await shop.hasStore()])
  const token = await createSetupToken(shop.system)
  assert.ok(token && (await isSetupTokenValid(shop.marketplace, token)))
})

test('a seller is no colleague: the team neither lists nor changes one, and no link gives a password', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const { id } = await letIn(marketplace, [await shop.hasStore()])
  assert.deepEqual(
    (await listOperators(owner)).map((operator) => operator.id),
    [owner.actor.id],
  )
  await assert.rejects(changeRole(owner, id, 'owner'), NotFound)
  await assert.rejects(disableOperator(owner, id), NotFound)
  await assert.rejects(createInvitationLink(owner, id), NotFound)
  const token = await createOperatorLink(system, id, 'password')
  assert.equal(await findOperatorLink(marketplace, token), undefined)
  assert.equal(await setPasswordByLink(marketplace, token, 'blue wool on sundays'), undefined)
  const { db } = marketplace
  await assert.rejects(
    db.updateTable('operators').set({ password_hash: '$argon2id$x' }).where('id', '=', id).execute(),
    /operators_sellers_have_no_password/,
  )
  await assert.rejects(
    db.updateTable('operators').set({ role: 'staff' }).where('id', '=', id).execute(),
    /operators_of_the_office_have_email/,
  )
})

test('a seller sees the own stores, also one that the office has retired, and pieces of no other store', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const [own, foreign] = [await shop.hasStore({ name: 'Own' }), await shop.hasStore({ name: 'Foreign' })]
  const bowl = await shop.sells({ storeId: own, name: 'Bowl' })
  await shop.sells({ storeId: foreign, name: 'Foreign bowl' })
  const seller = await asSeller(marketplace, own)
  assert.deepEqual(await listOwnStores(seller), [{ id: own, name: 'Own', isRetired: false }])
  const { pieces, total } = await listOwnPieces(seller, own, 1)
  assert.deepEqual([pieces.map(({ product }) => product.id), total], [[bowl.id], 1])
  assert.deepEqual(await listOwnPieces(seller, foreign, 1), { pieces: [], total: 0 })
  assert.deepEqual(await listOwnPieces(seller, 9_999_999, 1), { pieces: [], total: 0 })
  await retireStore(system, own)
  assert.deepEqual(await listOwnStores(seller), [{ id: own, name: 'Own', isRetired: true }])
  assert.equal((await listOwnPieces(seller, own, 1)).pieces[0]?.isStoreRetired, true)
})

test('links are used at the pace of sign-ins, and one that is refused waits still', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const once = { count: 1, seconds: 60 }
  const here = limitedTo({ perNetwork: once, perRecipient: once }, marketplace, '192.0.2.1')
  const [first, second] = [await letIn(marketplace, [storeId]), await letIn(marketplace, [storeId])]
  assert.ok(await enterByLink(here, first.link, ''))
  await assert.rejects(enterByLink(here, second.link, ''), RateLimited)
  clock.passes({ seconds: 60 })
  assert.ok(await enterByLink(here, second.link, ''))
})

test('the audit log says who let whom in and out, and when they entered', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  const result = await letInSeller(owner, storeId, person(newPhone()))
  assert.ok(result.outcome === 'let-in')
  const id = result.sellerId
  await enterByLink(marketplace, await makeSellerLink(owner, storeId, id), '')
  await makeSellerLink(owner, storeId, id)
  await takeBackSellerLink(owner, storeId, id)
  await takeBackSellerLink(owner, storeId, id)
  await endPhonesOfSeller(owner, storeId, id)
  await shutOutSeller(owner, storeId, id)
  const log = await marketplace.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name'])
    .where('entity', '=', 'operator')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  assert.deepEqual(
    log.map(({ action, actor_name: by }) => `${by}: ${action}`),
    [
      ...['Sana: let in', 'Sana: link made', 'Amel: entered by link', 'Sana: link made', 'Sana: link taken back'],
      ...['Sana: phones ended', 'Sana: shut out'],
    ],
  )
})

test('the actor of a session of the studio is the seller with the own stores, and that of the office has all', () => {
  const operator = { id: 3, name: 'Amel', role: 'seller' } as const
  const actor = sellerActorOf({ id: 1, operator, stores: [7], isProlonged: false })
  assert.deepEqual(actor, { kind: 'operator', ...operator, stores: [7] })
  const sana = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress, role: 'staff' } as const
  assert.equal(operatorActor(sana).stores, 'every store')
})
