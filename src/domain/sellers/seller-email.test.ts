import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { grantAccess, isIn, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listSellers } from './list-sellers.ts'
import { requestSellerLink } from './request-seller-link.ts'
import { endSellerSessions, revokeStoreAccess } from './revoke-store-access.ts'
import {
  askForOwnEmail,
  confirmOwnEmail,
  findAskedEmail,
  findAskedEmailLocale,
  getOwnEmail,
  removeOwnEmail,
} from './seller-email.ts'
import { createSellerLink, findSellerLinkName, signInByLink } from './seller-link.ts'
import { findSellerSession, sellerActorOf, startSellerSession } from './seller-session.ts'

const address = 'amel@example.tn' as EmailAddress
const other = 'Amel.Other@example.tn' as EmailAddress

/** A maker whose phone a link has just let in. */
async function openedByLink(marketplace: Marketplace, storeId: number, name = 'Amel') {
  const { id, link } = await grantAccess(marketplace, [storeId], { name })
  const token = (await signInByLink(marketplace, link, 'Phone')) ?? ''
  const session = await findSellerSession(marketplace, token)
  assert.ok(session)
  return { id, storeId, token, session, studio: { ...marketplace, actor: sellerActorOf(session) } }
}

async function openWithMaker() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const maker = await openedByLink(shop.marketplace, await shop.hasStore())
  return { shop, maker, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** The token of the link in the newest email to an address; empty without one. */
async function tokenTo({ marketplace }: TestShop, email: string): Promise<string> {
  await sendQueuedEmails(marketplace)
  const text = marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
  return /https:\/\/hirfa\.example\/(?:\w\w\/)?studio\/(?:email|enter)\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

type Maker = Awaited<ReturnType<typeof openedByLink>>

async function give(shop: TestShop, { studio, session }: Maker, email = address): Promise<string> {
  assert.equal(await askForOwnEmail(studio, session, email), true)
  return tokenTo(shop, email)
}

async function confirm(shop: TestShop, maker: Maker, email = address): Promise<void> {
  assert.equal(await confirmOwnEmail(shop.marketplace, await give(shop, maker, email)), true)
}

async function askForLink(shop: TestShop, email = address): Promise<string> {
  shop.marketplace.mailer.sent.splice(0)
  await requestSellerLink(shop.marketplace, email)
  return tokenTo(shop, email)
}

test('an address that a maker gives is hers once its mail has confirmed it, and the office sees it', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace } = shop
  const office = await asOperator(marketplace, 'staff')
  const emailsOf = async () => (await listSellers(office, maker.storeId)).map(({ email }) => email)
  const token = await give(shop, maker)
  assert.deepEqual(await getOwnEmail(maker.studio), { confirmed: undefined, asked: address })
  assert.equal(await askForLink(shop), '', 'not before')
  assert.deepEqual(
    [await findAskedEmail(marketplace, token), await findAskedEmailLocale(marketplace, token)],
    [address, 'en'],
  )
  assert.equal(await signInByLink(marketplace, token, ''), undefined, 'it lets nobody in')
  assert.deepEqual(await emailsOf(), [undefined])
  assert.equal(await confirmOwnEmail(marketplace, token), true)
  assert.deepEqual(await emailsOf(), [address])
  // Another one takes its place once it is confirmed.
  const second = await give(shop, maker, other)
  assert.deepEqual(await getOwnEmail(maker.studio), { confirmed: address, asked: other })
  assert.equal(await confirmOwnEmail(marketplace, second), true)
  assert.deepEqual(await getOwnEmail(maker.studio), { confirmed: other, asked: undefined })
  assert.equal(await askForLink(shop), '')
})

test('with her address a maker has a private link sent, which lets one phone in, once, within half an hour', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace, clock } = shop
  await confirm(shop, maker)
  const handedOver = await createSellerLink(shop.system, maker.storeId, maker.id)
  const first = await askForLink(shop)
  const token = await askForLink(shop, 'AMEL@example.tn' as EmailAddress)
  assert.equal(token, '', 'sent as she has written it')
  const second = await tokenTo(shop, address)
  assert.ok(first && second && first !== second)
  assert.equal(await findSellerLinkName(marketplace, first), undefined, 'a newer one ends it')
  assert.equal(await findSellerLinkName(marketplace, second), 'Amel')
  await openConnections(marketplace)
  const entered = await Promise.all([1, 2, 3].map(() => signInByLink(marketplace, second, 'Phone')))
  assert.equal(entered.filter(Boolean).length, 1)
  const late = await askForLink(shop)
  clock.passes({ seconds: 30 * 60 })
  assert.equal(await signInByLink(marketplace, late, ''), undefined)
  assert.equal(await findSellerLinkName(marketplace, handedOver), 'Amel', 'that of the office waits still')
})

test('a link that confirms an address does so once, within a day, and a newer one ends it', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace, clock, system } = shop
  const [first, second] = [await give(shop, maker), await give(shop, maker)]
  assert.equal(await confirmOwnEmail(marketplace, first), false)
  await openConnections(marketplace)
  const confirmed = await Promise.all([1, 2, 3].map(() => confirmOwnEmail(marketplace, second)))
  assert.equal(confirmed.filter(Boolean).length, 1)
  const third = await give(shop, maker, other)
  clock.passes({ days: 1 })
  assert.equal(await findAskedEmail(marketplace, third), undefined)
  assert.equal(await confirmOwnEmail(marketplace, third), false)
  await deleteExpiredSessions(system)
  const rows = await marketplace.db.selectFrom('seller_emails').select('email').execute()
  assert.deepEqual(rows, [{ email: address }])
})

test('who finds a phone open gives no address, but a maker removes hers at any time, and links sent there end', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace, clock } = shop
  await confirm(shop, maker)
  const token = await askForLink(shop)
  clock.passes({ seconds: 600 })
  await assert.rejects(askForOwnEmail(maker.studio, maker.session, other), IdentityCheckRequired)
  await removeOwnEmail(maker.studio)
  await removeOwnEmail(maker.studio)
  assert.equal(await signInByLink(marketplace, token, ''), undefined)
  assert.equal(await askForLink(shop), '')
  const log = marketplace.db.selectFrom('audit_log').select('action').where('action', 'like', 'email %').orderBy('id')
  assert.deepEqual(
    (await log.execute()).map(({ action }) => action),
    ['email confirmed', 'email removed'],
  )
})

test('a link goes only to the address for which it was asked, whatever is changed until its email is sent', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace } = shop
  assert.ok(await askForOwnEmail(maker.studio, maker.session, other))
  assert.ok(await askForOwnEmail(maker.studio, maker.session, address))
  assert.equal(await confirmOwnEmail(marketplace, await tokenTo(shop, address)), true)
  assert.equal(await tokenTo(shop, other), '')
  await requestSellerLink(marketplace, address)
  await replaceAddress(shop, maker)
  await sendQueuedEmails(marketplace)
  assert.equal(marketplace.mailer.sent.filter(({ to }) => to === address).length, 1)
})

/** Gives the maker another address, as if it was confirmed before what waits is sent. */
async function replaceAddress({ marketplace }: TestShop, { id }: Maker): Promise<void> {
  await marketplace.db.deleteFrom('seller_emails').where('operator_id', '=', id).execute()
  const row = { operator_id: id, email: other, asked_at: marketplace.clock.now() }
  await marketplace.db.insertInto('seller_emails').values(row).execute()
}

test('an address is that of the maker who has confirmed it last', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  await confirm(shop, maker)
  const second = await openedByLink(shop.marketplace, await shop.hasStore(), 'Nour')
  await confirm(shop, second, 'AMEL@EXAMPLE.TN' as EmailAddress)
  assert.equal((await getOwnEmail(maker.studio)).confirmed, undefined)
  const token = await askForLink(shop, 'AMEL@EXAMPLE.TN' as EmailAddress)
  assert.equal(await findSellerLinkName(shop.marketplace, token), 'Nour')
})

test('the address ends with all phones, and with the last store; a phone that is ended gives none', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace, system } = shop
  await confirm(shop, maker)
  const token = await askForLink(shop)
  await endSellerSessions(system, maker.storeId, maker.id)
  assert.equal(await signInByLink(marketplace, token, ''), undefined)
  assert.equal(await askForLink(shop), '')
  assert.equal(await askForOwnEmail(maker.studio, maker.session, other), false)

  const second = await openedByLink(marketplace, maker.storeId, 'Nour')
  await confirm(shop, second)
  await endSession(second.studio, second.session.id)
  assert.equal(await isIn(marketplace, second.token), false)
  const left = await askForLink(shop)
  assert.ok(left, 'she may have ended the phone that is not lost')
  await revokeStoreAccess(system, second.storeId, second.id)
  assert.equal(await signInByLink(marketplace, left, ''), undefined)
  assert.deepEqual(await marketplace.db.selectFrom('seller_emails').select('id').execute(), [])
})

test('an address that was asked for ends with a phone that is ended, which may have asked for it, in either order', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace } = shop
  await confirm(shop, maker)
  const nour = await openedByLink(marketplace, await shop.hasStore(), 'Nour')
  const kept = maker.studio
  const [first, second] = [
    await startSellerSession(marketplace, maker.id, 'Lost'),
    await startSellerSession(marketplace, maker.id, 'Lost too'),
  ]
  const token = await give(shop, maker, other)
  await endSession(kept, nour.session.id)
  assert.equal((await getOwnEmail(kept)).asked, other, 'a phone of somebody else ends nothing')
  await endSession(kept, (await findSellerSession(marketplace, first))?.id ?? 0)
  assert.equal(await confirmOwnEmail(marketplace, token), false)
  assert.deepEqual(await getOwnEmail(kept), { confirmed: address, asked: undefined })

  const lost = await findSellerSession(marketplace, second)
  assert.ok(lost)
  let ending: Promise<unknown> = Promise.resolve()
  await marketplace.db.transaction().execute(async (db) => {
    assert.equal(await askForOwnEmail({ ...kept, db }, lost, other), true)
    ending = endSession(kept, lost.id)
    await untilWaitingForLock(shop)
  })
  await ending
  assert.deepEqual(await getOwnEmail(kept), { confirmed: address, asked: undefined })

  await give(shop, maker, other)
  await signOutEverywhere(kept)
  assert.deepEqual(await getOwnEmail(kept), { confirmed: address, asked: undefined })
})

test('a known and an unknown address are asked for at the same pace, and nothing else tells them apart', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace } = shop
  await confirm(shop, maker)
  const before = (await shop.eventTypes()).length
  const [once, often] = [
    { count: 1, seconds: 60 },
    { count: 2, seconds: 60 },
  ]
  const here = limitedTo({ perNetwork: often, perRecipient: once }, marketplace)
  for (const email of [address, 'nobody@example.tn' as EmailAddress]) {
    assert.equal(await requestSellerLink(here, email), undefined)
    await assert.rejects(
      requestSellerLink(limitedTo({ perNetwork: often, perRecipient: once }, marketplace, '192.0.2.2'), email),
      RateLimited,
    )
  }
  await assert.rejects(requestSellerLink(here, other), RateLimited)
  assert.deepEqual((await shop.eventTypes()).slice(before), ['seller.link-requested'])
  const studio = limitedTo({ perNetwork: often, perRecipient: once }, maker.studio, '192.0.2.3')
  await askForOwnEmail(studio, maker.session, other)
  await assert.rejects(askForOwnEmail(studio, maker.session, 'third@example.tn' as EmailAddress), RateLimited)
})

test('the database has only the hashes of links that are sent, and an erased address is gone', async () => {
  await using opened = await openWithMaker()
  const { shop, maker } = opened
  const { marketplace } = shop
  await confirm(shop, maker)
  const token = await askForLink(shop)
  for (const table of ['emails', 'events', 'seller_email_links', 'audit_log']) {
    const { rows } = await sql<{
      text: string
    }>`select to_jsonb(t)::text as text from ${sql.table(table)} as t`.execute(marketplace.db)
    assert.ok(rows.length > 0 && !rows.some(({ text }) => text.includes(token)), table)
  }
  await inTransaction(shop.system, (system) => eraseByKey(system, { by: 'email', email: address }, 'called'))
  assert.deepEqual(await getOwnEmail(maker.studio), { confirmed: undefined, asked: undefined })
  assert.equal(await signInByLink(marketplace, token, ''), undefined)
  await confirm(shop, maker, other)
})
