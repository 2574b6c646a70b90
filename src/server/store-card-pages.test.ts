import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'
import { deliveredOrder } from '#tests/support/returns.ts'
import { openStudio } from '#tests/support/sellers.ts'

/** An office with makers, and the store of one. */
async function openOfficeWithStore(role: 'owner' | 'staff' = 'owner') {
  const office = await openPlainOffice(role)
  await openStudio(office.shop.marketplace)
  const storeId = await office.shop.hasStore({ name: 'Dar Amel', town: 'Nabeul', governorate: 'TN-21' })
  return { ...office, storeId, [Symbol.asyncDispose]: () => office[Symbol.asyncDispose]() }
}

const account = '10 006 0351835984788 31'

test('an owner fills in the card of a store, is told what is wrong, and what was typed stays', async () => {
  await using office = await openOfficeWithStore()
  const store = await office.open(`/admin/stores/${office.storeId}`)
  const card = await store.follow('The maker’s card')
  const wrong = await card.submit('Save the card', {
    ...{ phone: '12', account: '10 006 0351835984788 32', taxNumber: '12', cardNumber: '<b>' },
  })
  for (const problem of ['phone number', 'no account number', 'A tax number has', 'Write letters, digits'])
    assert.ok(wrong.main.includes(problem), problem)
  assert.match(wrong.html, /value="10 006 0351835984788 32"/)
  const unseen = await card.submit('Save the card', { isCardSeen: 'on' })
  assert.match(unseen.main, /Write the number of the card that was seen/)
  const endless = await card.submit('Save the card', { taxStatus: '', taxStatusUntil: '2030-01-01' })
  assert.match(endless.main, /Choose the tax status that ends then/)
  const saved = await card.submit('Save the card', {
    ...{ phone: '22 333 444', locale: 'ar', account, taxStatus: 'real', taxNumber: '1234567a/m/000' },
    ...{ taxStatusUntil: '2020-12-31', cardNumber: 'onat 4711', isCardSeen: 'on' },
  })
  for (const part of ['The card is saved', 'A bank account', 'Seen by', 'This status is over'])
    assert.ok(saved.main.includes(part), part)
  assert.match(saved.html, /value="1234567A\/M\/000"/)
  const history = await office.open('/admin/audit-log')
  assert.match(history.main, /maker’s card changed/)
  assert.doesNotMatch(history.main, /0351835984788|1234567A|4711/)
})

test('staff read the account and change all else; who was too late is told', async () => {
  await using office = await openOfficeWithStore('staff')
  const { shop, storeId } = office
  const owner = await asOperator(shop.marketplace)
  const card = await office.open(`/admin/stores/${storeId}/card`)
  assert.doesNotMatch(card.html, /name="account"/)
  const saved = await card.submit('Save the card', { phone: '22 333 444' })
  assert.match(saved.main, /The card is saved/)
  const edited = { ...emptyStoreCard, phone: '+21698111222' as Phone }
  assert.equal(await editStoreCard(owner, storeId, { version: 1, edited }), 'saved')
  const late = await saved.submit('Save the card', { phone: '22 333 555' })
  assert.match(late.main, /Somebody else has changed the card/)
  assert.match(late.html, /value="22 333 555"/)
})

test('the office sends the statement of a month by a private link, and takes it back', async () => {
  await using office = await openOfficeWithStore('staff')
  const { shop, storeId } = office
  await deliveredOrder(shop, [{ product: await shop.sells({ storeId, name: 'Blue bowl' }) }])
  const edited = { ...emptyStoreCard, phone: '+21622333444' as Phone, locale: 'fr' } as const
  await editStoreCard(await asOperator(shop.marketplace), storeId, { version: 0, edited })
  const statement = await office.open(`/admin/statements/${storeId}`)
  const page = await statement.follow('Send to the maker')
  assert.match(page.main, /March 2026/)
  const made = await page.submit('Make the link')
  const [, token = ''] = /\/studio\/statement\/([\w-]{43})/.exec(made.html) ?? []
  assert.match(made.html, /https:\/\/wa\.me\/21622333444\?text=Bonjour/)
  assert.match(made.html, /mars 2026/)
  assert.match((await office.open(`/fr/studio/statement/${token}`)).html, /Blue bowl/)
  const again = await office.open(page.path)
  assert.match(again.main, /A link works until 31 May 2026/)
  await again.submit('Take the link back')
  assert.match((await office.open(`/studio/statement/${token}`)).html, /does not work any more/)
})

test('the list of what to fetch names makers and pieces, with a text for each', async () => {
  await using office = await openOfficeWithStore('staff')
  const { shop, storeId } = office
  const empty = await (await office.open('/admin/stores')).follow('To fetch from makers')
  assert.match(empty.main, /There is nothing to fetch/)
  const edited = { ...emptyStoreCard, phone: '+21622333444' as Phone, locale: 'ar' } as const
  await editStoreCard(await asOperator(shop.marketplace), storeId, { version: 0, edited })
  const bowl = await shop.sells({ storeId, name: 'Blue bowl', sizes: [{ name: 'M', stock: 9 }] })
  const placed = await shop.order([{ product: bowl, quantity: 2 }])
  assert.ok(placed.outcome === 'placed')
  await advanceOrderAsOperator(await asOperator(shop.marketplace), placed.order.id, { to: 'confirmed' })
  const list = await office.open('/admin/fetching')
  for (const part of ['Dar Amel', 'Nabeul', '22 333 444', 'Blue bowl', placed.order.number, '2 pieces'])
    assert.ok(list.main.includes(part), part)
  const [, text = ''] = /https:\/\/wa\.me\/21622333444\?text=([^"]+)"/.exec(list.html) ?? []
  const sent = decodeURIComponent(text.replaceAll('+', ' '))
  for (const part of ['مرحبا', 'Blue bowl, M', placed.order.number]) assert.ok(sent.includes(part), sent)
})

test('a shop without makers has neither cards, links to statements, nor a list of what to fetch', async () => {
  await using office = await openPlainOffice()
  const storeId = await office.shop.hasStore()
  for (const path of [`/admin/stores/${storeId}/card`, `/admin/statements/${storeId}/link`, '/admin/fetching'])
    assert.equal((await office.open(path)).status, 404, path)
  assert.doesNotMatch((await office.open('/admin/stores')).html, /To fetch from makers/)
  assert.doesNotMatch((await office.open(`/admin/statements/${storeId}`)).html, /Send to the maker/)
})
