import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import { asOperator, asSystem, openConnections } from '#tests/support/operators.ts'
import { deliveredOrder } from '#tests/support/returns.ts'
import { grantAccess, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import {
  createStatementLink,
  findLinkedStatement,
  findStatementLinkEnd,
  findStatementLinkLocale,
  revokeStatementLink,
} from './statement-link.ts'
import type { StatementMonth } from './statement-month.ts'

/** Two stores that have sold a bowl each, in March. */
async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace, 'staff')
  const [storeId, other] = [await shop.hasStore({ name: 'Dar Amel' }), await shop.hasStore({ name: 'Foreign' })]
  await deliveredOrder(shop, [
    { product: await shop.sells({ storeId, name: 'Bowl' }) },
    { product: await shop.sells({ storeId: other, name: 'Lamp' }) },
  ])
  const make = async (month: StatementMonth = '2026-03') => {
    const made = await createStatementLink(office, storeId, month)
    assert.ok(made.outcome === 'created')
    return made.token
  }
  const open = (token: string) => findLinkedStatement(shop.marketplace, token, { page: 1, limit: 100 })
  return { shop, office, storeId, make, open, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a link shows the statement of its month with its pieces, and nothing else', async () => {
  await using world = await openShop()
  const { shop, make, open } = world
  shop.clock.passes({ days: 31 })
  const [march, april] = [await open(await make()), await open(await make('2026-04'))]
  assert.deepEqual([march?.name, march?.month, march?.inPeriod.sold], ['Dar Amel', '2026-03', 45_000])
  assert.deepEqual(
    march?.pieces.map(({ piece }) => piece?.name),
    ['Bowl'],
  )
  assert.doesNotMatch(JSON.stringify(march), /Lamp|Foreign|Sana|"id"/)
  assert.deepEqual([april?.inPeriod.sold, april?.pieces, april?.before], [0, [], 45_000])
})

test('a link ends after 90 days, when it is taken back, with a new one, and while the shop has no makers', async () => {
  await using world = await openShop()
  const { shop, office, storeId, make, open } = world
  const first = await make()
  const second = await make()
  assert.equal(await open(first), undefined, 'a new link takes back the one before')
  assert.ok(await open(second))
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  assert.equal(await open(second), undefined)
  await assert.rejects(createStatementLink(office, storeId, '2026-03'), { name: 'NotFound' })
  await openStudio(shop.marketplace)
  shop.clock.passes({ days: 89 })
  assert.ok(await open(second))
  shop.clock.passes({ days: 1 })
  assert.equal(await open(second), undefined)
  assert.equal(await findStatementLinkEnd(office, storeId, '2026-03'), undefined)
  await deleteExpiredSessions(asSystem(shop.marketplace))
  assert.deepEqual(await shop.system.db.selectFrom('statement_links').selectAll().execute(), [])
  const third = await make()
  assert.ok(await findStatementLinkEnd(office, storeId, '2026-03'))
  await revokeStatementLink(office, storeId, '2026-03')
  assert.equal(await open(third), undefined)
  await revokeStatementLink(office, storeId, '2026-03')
  const entries = (await listAuditLog(office, { entity: 'store' })).rows.filter(({ action }) => /link/.test(action))
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['statement link revoked', ...Array(3).fill('statement link created')],
  )
})

test('of two links that are made at once one works, and nothing of it is stored but its hash', async () => {
  await using world = await openShop()
  const { shop, make, open } = world
  await openConnections(shop.marketplace)
  const tokens = await Promise.all([make(), make()])
  const opened = await Promise.all(tokens.map(open))
  assert.equal(opened.filter((statement) => statement !== undefined).length, 1)
  const [row] = await shop.system.db.selectFrom('statement_links').selectAll().execute()
  for (const token of tokens) {
    assert.match(token, /^[\w-]{43}$/, '256 bits')
    assert.doesNotMatch(JSON.stringify(row), new RegExp(token))
  }
  for (const unknown of ['', 'x', tokens[0]?.slice(1) ?? '', '../../admin'])
    assert.equal(await open(unknown), undefined)
})

test('a month that has not begun has no link, nor has a store that does not exist', async () => {
  await using world = await openShop()
  const { office, storeId } = world
  assert.deepEqual(await createStatementLink(office, storeId, '2026-04'), { outcome: 'in-future' })
  await assert.rejects(createStatementLink(office, 9_999_999, '2026-03'), { name: 'NotFound' })
  await assert.rejects(revokeStatementLink(office, 9_999_999, '2026-03'), { name: 'NotFound' })
})

test('a link is for the number and in the language of the card, otherwise of who has access', async () => {
  await using world = await openShop()
  const { shop, office, storeId } = world
  const made = async () => {
    const made = await createStatementLink(office, storeId, '2026-03')
    assert.ok(made.outcome === 'created')
    return [made.contact.phone, made.contact.locale, await findStatementLinkLocale(shop.marketplace, made.token)]
  }
  assert.deepEqual(await made(), [undefined, 'en', 'en'])
  const { phone, id } = await grantAccess(shop.marketplace, [storeId])
  await shop.system.db.updateTable('operators').set({ locale: 'ar' }).where('id', '=', id).execute()
  assert.deepEqual(await made(), [phone, 'ar', 'ar'])
  const other = '+21698111222' as typeof phone
  const edited = { ...emptyStoreCard, phone: other, locale: 'fr' } as const
  assert.equal(await editStoreCard(office, storeId, { version: 0, edited }), 'saved')
  assert.deepEqual(await made(), [other, 'fr', 'fr'])
})
