import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { openConnections } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { grantAccess, isIn, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { endSellerSessions } from './revoke-store-access.ts'
import {
  createSellerLink,
  findSellerLinkLocale,
  findSellerLinkName,
  revokeSellerLink,
  signInByLink,
} from './seller-link.ts'
import { findSellerSession } from './seller-session.ts'

test('a link lets one phone in, once, and looking at it does not use it up', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const { id, link } = await grantAccess(marketplace, [storeId], { name: 'Amel Ben Salah' })
  assert.ok(await findSellerLinkName(marketplace, link))
  assert.ok(await findSellerLinkName(marketplace, link))
  assert.equal(await findSellerLinkLocale(marketplace, link), 'en')
  const session = await findSellerSession(marketplace, (await signInByLink(marketplace, link, 'Phone')) ?? '')
  assert.deepEqual(session?.operator, { id, name: 'Amel Ben Salah', role: 'seller', locale: 'en' })
  assert.deepEqual(session?.stores, [storeId])
  assert.equal(await findSellerLinkName(marketplace, link), undefined)
  assert.equal(await signInByLink(marketplace, link, 'Thief'), undefined)
  for (const wrong of ['', 'x', `${link}x`, link.toLowerCase(), '%'])
    assert.ok(!(await findSellerLinkName(marketplace, wrong)))
})

test('of two phones that use one link at once, one is let in', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await openStudio(marketplace)
  const { link } = await grantAccess(marketplace, [await shop.hasStore()])
  await openConnections(marketplace)
  const entered = await Promise.all([1, 2, 3, 4].map((phone) => signInByLink(marketplace, link, `Phone ${phone}`)))
  assert.equal(entered.filter((token) => token !== undefined).length, 1)
})

test('a link ends after seven days, when it is taken back, and when a new one is made', async () => {
  await using shop = await openTestShop()
  const { marketplace, system, clock } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const first = await grantAccess(marketplace, [storeId])
  const second = await createSellerLink(system, storeId, first.id)
  assert.equal(await signInByLink(marketplace, first.link, ''), undefined)
  await revokeSellerLink(system, storeId, first.id)
  assert.equal(await signInByLink(marketplace, second, ''), undefined)
  const third = await createSellerLink(system, storeId, first.id)
  clock.passes({ days: 7, seconds: -1 })
  assert.ok(await findSellerLinkName(marketplace, third))
  clock.passes({ seconds: 1 })
  assert.equal(await signInByLink(marketplace, third, ''), undefined)
  await deleteExpiredSessions(system)
  const links = await marketplace.db.selectFrom('seller_links').select('operator_id').execute()
  assert.deepEqual(links, [])
})

test('the database has only the hash of a link', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const { link } = await grantAccess(shop.marketplace, [await shop.hasStore()])
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(seller_links)::text as text from seller_links
    union all select to_jsonb(audit_log)::text from audit_log`.execute(shop.marketplace.db)
  assert.doesNotMatch(rows.map(({ text }) => text).join(), new RegExp(link))
  assert.ok(rows.length > 0)
})

test('nobody enters by a link while the office ends the phones of its person', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const { id, link } = await grantAccess(marketplace, [storeId])
  const lost = (await signInByLink(marketplace, link, 'Lost')) ?? ''
  const stolen = await createSellerLink(system, storeId, id)
  await openConnections(marketplace)
  const [entered] = await Promise.all([
    signInByLink(marketplace, stolen, 'Thief'),
    endSellerSessions(system, storeId, id),
  ])
  assert.equal(await isIn(marketplace, lost), false)
  assert.equal(await isIn(marketplace, entered ?? ''), false)
  assert.equal(await findSellerLinkName(marketplace, stolen), undefined)
})

test('links are used at the pace of sign-ins, and one that is refused waits still', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  await openStudio(marketplace)
  const storeId = await shop.hasStore()
  const once = { count: 1, seconds: 60 }
  const here = limitedTo({ perNetwork: once, perRecipient: once }, marketplace, '192.0.2.1')
  const [first, second] = [await grantAccess(marketplace, [storeId]), await grantAccess(marketplace, [storeId])]
  assert.ok(await signInByLink(here, first.link, ''))
  await assert.rejects(signInByLink(here, second.link, ''), RateLimited)
  clock.passes({ seconds: 60 })
  assert.ok(await signInByLink(here, second.link, ''))
})
