import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { erasePerson } from '#domain/personal-data/erase-person.ts'
import { exportPerson } from '#domain/personal-data/read-person.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { formatAccountNumber, isPostAccount, parseAccountNumber } from './account-number.ts'
import { parseCardNumber, parseTaxNumber } from './card-numbers.ts'
import { editStoreCard } from './edit-store-card.ts'
import { getOwnStoreCard, getStoreCard } from './get-store-card.ts'
import type { StoreCardDraft } from './store-card.ts'

const rib = '10006035183598478831'
const phone = '+21622333444' as Phone
const card: StoreCardDraft = {
  ...{ phone, locale: 'ar', account: parseAccountNumber(rib), taxStatus: 'auto-entrepreneur' },
  taxStatusUntil: '2029-12-31',
  ...{ taxNumber: '1234567A', cardNumber: 'ONAT 4711', isCardSeen: true },
}

async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const owner = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  const storeId = await shop.hasStore()
  return { shop, owner, staff, storeId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('an account number has 20 digits that fit, however it is typed', () => {
  for (const typed of [rib, '10 006 0351835984788 31', `TN59${rib}`, '١٠٠٠٦٠٣٥١٨٣٥٩٨٤٧٨٨٣١', '10-006-0351835984788-31'])
    assert.equal(parseAccountNumber(typed), rib, typed)
  for (const wrong of ['', '1', rib.slice(1), `${rib}0`, '10006035183598478832', '01006035183598478831', `FR76${rib}`])
    assert.equal(parseAccountNumber(wrong), undefined, wrong)
  const account = parseAccountNumber(rib)
  assert.ok(account)
  assert.equal(formatAccountNumber(account), '10 006 0351835984788 31')
  assert.equal(isPostAccount(account), false)
})

test('tax numbers and card numbers are read as people type them', () => {
  for (const typed of ['1234567A', '1234567a/m/000', '1234567/A/A/M/000', '1234567 A M 000'])
    assert.ok(parseTaxNumber(typed), typed)
  for (const wrong of ['123456A', '12345678', '1234567AB/CDE', 'A1234567'])
    assert.equal(parseTaxNumber(wrong), undefined)
  assert.equal(parseCardNumber('onat 47-11/b'), 'ONAT 47-11/B')
  for (const wrong of ['', '-', '<b>', 'x'.repeat(31), "1';"]) assert.equal(parseCardNumber(wrong), undefined)
})

test('a card is written, says who has seen the card of the maker, and keeps it until it is another one', async () => {
  await using world = await openShop()
  const { shop, owner, staff, storeId } = world
  assert.equal((await getStoreCard(staff, storeId)).version, 0)
  assert.equal(await editStoreCard(owner, storeId, { version: 0, edited: card }), 'saved')
  const { seen, version, ...saved } = await getStoreCard(staff, storeId)
  assert.deepEqual(saved, card)
  assert.deepEqual([seen, version], [{ by: owner.actor.name, at: shop.clock.now() }, 1])
  shop.clock.passes({ days: 1 })
  await editStoreCard(staff, storeId, { version: 1, edited: { ...card, taxStatus: 'real' } })
  assert.deepEqual((await getStoreCard(staff, storeId)).seen, seen, 'the same card stays seen by whom it was')
  await editStoreCard(staff, storeId, { version: 2, edited: { ...card, cardNumber: 'ONAT 4712' } })
  assert.deepEqual((await getStoreCard(staff, storeId)).seen?.at, shop.clock.now())
  await editStoreCard(staff, storeId, { version: 3, edited: { ...card, cardNumber: undefined } })
  const emptied = await getStoreCard(staff, storeId)
  assert.deepEqual([emptied.isCardSeen, emptied.seen], [false, undefined])
  await assert.rejects(editStoreCard(staff, 9_999_999, { version: 0, edited: card }), { name: 'NotFound' })
})

test('only owners change the account', async () => {
  await using world = await openShop()
  const { owner, staff, storeId } = world
  await assert.rejects(editStoreCard(staff, storeId, { version: 0, edited: card }), { name: 'NotAllowed' })
  assert.equal((await getStoreCard(staff, storeId)).version, 0)
  await editStoreCard(owner, storeId, { version: 0, edited: card })
  const other = { ...card, account: undefined }
  await assert.rejects(editStoreCard(staff, storeId, { version: 1, edited: other }), { name: 'NotAllowed' })
  assert.equal((await getStoreCard(staff, storeId)).account, rib)
})

test('of two who change a card at once one is told, and a form that is sent twice changes nothing more', async () => {
  await using world = await openShop()
  const { shop, owner, storeId } = world
  await openConnections(shop.marketplace)
  const edits = [card, { ...card, taxStatus: 'real' } as const].map((edited) =>
    editStoreCard(owner, storeId, { version: 0, edited }),
  )
  assert.deepEqual((await Promise.all(edits)).sort(), ['changed-meanwhile', 'saved'])
  const { version, seen: _, ...saved } = await getStoreCard(owner, storeId)
  assert.equal(await editStoreCard(owner, storeId, { version: 0, edited: saved }), 'saved')
  assert.equal((await getStoreCard(owner, storeId)).version, version)
})

test('the history has no number of a card in full', async () => {
  await using world = await openShop()
  const { owner, storeId } = world
  await editStoreCard(owner, storeId, { version: 0, edited: card })
  await editStoreCard(owner, storeId, { version: 1, edited: { ...card, account: undefined, phone: undefined } })
  const [last, first] = (await listAuditLog(owner, { entity: 'store' })).rows
  assert.deepEqual(last?.after, { ...(last?.after as object), phone: null, accountNumber: null, isCardSeen: true })
  assert.deepEqual(first?.after, {
    ...{ phone: '•••444', locale: 'ar', accountNumber: '•••831', taxStatus: 'auto-entrepreneur' },
    taxStatusUntil: '2029-12-31',
    ...{ taxNumber: '•••67A', cardNumber: '•••711', isCardSeen: true },
  })
  const { rows } = await sql<{ entry: string }>`select audit_log::text as entry from audit_log`.execute(owner.db)
  for (const number of [rib, phone, card.taxNumber ?? '', card.cardNumber ?? ''])
    assert.ok(
      rows.every(({ entry }) => !entry.includes(number)),
      number,
    )
})

test('the database refuses an account whose digits do not fit, and a card that nobody knows but somebody has seen', async () => {
  await using world = await openShop()
  const { owner, storeId } = world
  await editStoreCard(owner, storeId, { version: 0, edited: card })
  for (const change of [
    "account_number = '10006035183598478832'",
    "account_number = '1'",
    'card_number = null',
    "tax_status = 'rich'",
    'tax_status = null',
    "phone = '22333444'",
  ])
    await assert.rejects(sql.raw(`update store_cards set ${change}`).execute(owner.db), /violates check/, change)
})

test('a maker reads the card of her store, and changes it by no operation', async () => {
  await using world = await openShop()
  const { shop, owner, storeId } = world
  await editStoreCard(owner, storeId, { version: 0, edited: card })
  const seller: Marketplace = await asSeller(shop.marketplace, storeId)
  assert.deepEqual(await getOwnStoreCard(seller, storeId), { ...card, version: 1 })
  await assert.rejects(editStoreCard(seller, storeId, { version: 1, edited: card }), { name: 'NotAllowed' })
  await assert.rejects(getStoreCard(seller, storeId), { name: 'NotAllowed' })
})

test('what a card says is handed out under the phone number, and erased', async () => {
  await using world = await openShop()
  const { owner, storeId } = world
  await editStoreCard(owner, storeId, { version: 0, edited: card })
  const asked = { key: { by: 'phone', phone }, isCalledBack: true } as const
  const records = await exportPerson(owner, asked)
  const [record] = records?.find(({ table }) => table === 'store_cards')?.rows ?? []
  assert.deepEqual([record?.account_number, record?.card_number], [rib, card.cardNumber])
  assert.equal((await erasePerson(owner, asked)).outcome, 'erased')
  const { version: _, ...erased } = await getStoreCard(owner, storeId)
  assert.deepEqual(erased, {
    ...{ phone: undefined, locale: 'ar', account: undefined, taxStatus: 'auto-entrepreneur', taxNumber: undefined },
    ...{ taxStatusUntil: card.taxStatusUntil, cardNumber: undefined, isCardSeen: false, seen: undefined },
  })
})
