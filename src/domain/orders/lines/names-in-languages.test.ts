import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { getOrder } from '#domain/orders/get-order.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { displayedCall } from '#web/backoffice/orders/calls/displayed-call.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { quoteLines } from './quote-lines.ts'

/** A bowl with a French name, size and color. */
async function sellsTranslatedBowl(shop: TestShop) {
  return shop.sells({
    name: 'Blue bowl',
    sizes: [{ name: 'Large', stock: 9, translations: { fr: { name: 'Grand' } } }],
    colors: [{ name: 'Blue', swatch: '#0000ff', translations: { fr: { name: 'Bleu' } } }],
    translations: { fr: { name: 'Bol bleu' } },
  })
}

function lineOf(bowl: Awaited<ReturnType<typeof sellsTranslatedBowl>>) {
  return { product: bowl, colorId: bowl.colors[0]?.id ?? 0 }
}

const namesOf = (lines: readonly { name: string; sizeName: string; colorName?: string }[]) =>
  lines.map(({ name, sizeName, colorName }) => [name, sizeName, colorName])

test('lines keep the names in the language of the customer, and staff see those of the main language', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const french = { ...shop.marketplace, locale: 'fr' } as const
  const placed = await placeOrder(french, shop.requestFor([lineOf(bowl)]))
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  assert.deepEqual(namesOf((await getOrder(office, placed.order.id)).lines), [['Bol bleu', 'Grand', 'Bleu']])
  assert.deepEqual(namesOf((await getOrderDetails({ ...office, locale: 'ar' }, placed.order.id)).lines), [
    ['Blue bowl', 'Large', 'Blue'],
  ])
  const [line] = (await quoteLines(french, [{ productId: bowl.id, quantity: 1 }])).lines
  assert.equal(line?.name, 'Bol bleu')
})

test('lines keep the language of each name as bought', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const vase = await shop.sells({
    ...{ locale: 'ar', name: 'مزهرية', translations: { fr: { name: 'Vase' } } },
    sizes: [{ name: 'كبير', stock: 9, translations: { en: { name: 'Large' } } }],
  })
  const languagesIn = async (locale: 'en' | 'fr' | 'ar') => {
    const request = shop.requestFor([lineOf(bowl), { product: vase }])
    const placed = await placeOrder({ ...shop.marketplace, locale }, request)
    assert.ok(placed.outcome === 'placed')
    const { lines } = await getOrder(await asOperator(shop.marketplace), placed.order.id)
    return lines.map(({ languages }) => [languages?.name, languages?.sizeName, languages?.colorName])
  }
  assert.deepEqual(await languagesIn('fr'), [
    ['fr', 'fr', 'fr'],
    ['fr', 'en', undefined],
  ])
  assert.deepEqual(await languagesIn('ar'), [
    ['en', 'en', 'en'],
    ['ar', 'ar', undefined],
  ])
  assert.deepEqual(await languagesIn('en'), [
    ['en', 'en', 'en'],
    ['ar', 'en', undefined],
  ])
})

test('what the main language or the catalog lacks keeps its name as bought', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const candle = await shop.sells({ name: 'Candle' })
  const office = await asOperator(shop.marketplace)
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  const request = shop.requestFor([lineOf(bowl), { product: candle }])
  const placed = await placeOrder({ ...shop.marketplace, locale: 'en' }, request)
  assert.ok(placed.outcome === 'placed')
  assert.deepEqual(namesOf((await getOrderDetails(office, placed.order.id)).lines), [
    ['Bol bleu', 'Grand', 'Bleu'],
    ['Candle', '', undefined],
  ])
})

test('a size or color that is no longer offered keeps its name as bought', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const placed = await placeOrder({ ...shop.marketplace, locale: 'fr' }, shop.requestFor([lineOf(bowl)]))
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  const edited = { ...base, sizes: [{ name: 'Deep' }], colors: [] }
  assert.deepEqual(await editProduct(office, bowl.id, { base, edited }), { outcome: 'saved' })
  assert.deepEqual(namesOf((await getOrderDetails(office, placed.order.id)).lines), [['Blue bowl', 'Grand', 'Bleu']])
})

test('an order that an operator enters or changes is named in the language of the customer', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const office = await asOperator(shop.marketplace)
  const request = shop.requestFor([lineOf(bowl)], { locale: 'fr', source: 'phone' })
  const entered = await enterOrder({ ...office, locale: 'ar' }, request, { isConfirmed: false })
  assert.ok(entered.outcome === 'placed')
  const { totals } = await quoteLines(office, [{ productId: bowl.id, quantity: 2 }])
  const changed = await changeOrderLines(
    { ...office, locale: 'ar' },
    entered.order.id,
    [{ productId: bowl.id, quantity: 2 }],
    totals.total,
  )
  assert.equal(changed.outcome, 'changed')
  assert.deepEqual(namesOf((await getOrder(office, entered.order.id)).lines), [['Bol bleu', 'Grand', undefined]])
})

test('the text to a customer is in the language of the order, whatever that of the operator who calls', async () => {
  await using shop = await openTestShop()
  const bowl = await sellsTranslatedBowl(shop)
  const office = await asOperator(shop.marketplace)
  for (const [locale, text] of [
    ['fr', /^Bonjour .*1 × Bol bleu, .*\d,\d\d\u00a0DT /],
    ['ar', /^مرحبا .*حرفة.*1 × Blue bowl.*د\.ت/],
    ['en', /^Hello .*this is Hirfa.*1 × Blue bowl, .*\d\.\d\d TND /],
  ] as const) {
    const placed = await placeOrder({ ...shop.marketplace, locale }, shop.requestFor([lineOf(bowl)]))
    assert.ok(placed.outcome === 'placed')
    const card = await displayedCall({ ...office, locale: 'fr' }, placed.order.id, 'https://hirfa.example')
    assert.match(card.texts[0]?.text ?? '', text)
    assert.equal(card.locale, locale)
  }
})
