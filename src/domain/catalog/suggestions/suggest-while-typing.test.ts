import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import type { Locale } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import { suggestWhileTyping } from './suggest-while-typing.ts'

const categoriesIn = (locale: Locale) => localizeCategories(builtInShopCategories, { locale, mainLocale: 'en' })

async function suggest(shop: TestShop, typed: string, locale: Locale = 'en') {
  await analyzeCatalogWords(shop.system)
  const { products, categories, stores } = await suggestWhileTyping(
    { ...shop.marketplace, locale },
    typed,
    categoriesIn(locale),
  )
  return { products: products.map(({ name }) => name), categories, stores: stores.map(({ name }) => name) }
}

const basket: Partial<NewProduct> = {
  name: 'Market basket',
  category: 'bags',
  translations: { fr: { name: 'Couffin du marché' }, ar: { name: 'قفة السوق' } },
}

test('words are understood while they are typed, in each script', async () => {
  await using shop = await openTestShop()
  await shop.sells(basket)
  await shop.sells({ name: 'Bowl' })
  for (const typed of [
    'ba',
    'bask',
    'BASKET ',
    'mark ba',
    'couf',
    'couffins',
    'قف',
    'القفة',
    'koffa',
    '9offa',
    'baskte',
  ])
    assert.deepEqual((await suggest(shop, typed)).products, ['Market basket'], typed)
})

test('names are in the language of the reader, and one in another language says so', async () => {
  await using shop = await openTestShop()
  await shop.sells(basket)
  await shop.sells({ name: 'Basket with a lid' })
  assert.deepEqual((await suggest(shop, 'قفة', 'ar')).products.toSorted(), ['Basket with a lid', 'قفة السوق'])
  const { products } = await suggestWhileTyping({ ...shop.marketplace, locale: 'fr' }, 'basket', categoriesIn('fr'))
  const languages = products.map(({ name, languageOf }) => [name, languageOf?.name])
  assert.deepEqual(languages.toSorted(), [
    ['Basket with a lid', 'en'],
    ['Couffin du marché', undefined],
  ])
})

test('a suggested product has the prices and the main picture of its page', async () => {
  await using shop = await openTestShop()
  const prices = { regularPrice: dinars(45), promotionalPrice: dinars(36), prices: { M: dinars(60) } }
  const { id } = await sellByColor(shop, { name: 'Candle', ...prices })
  const { name, regularPrice, promotionalPrice, referencePrice, pictures } = await getProduct(shop.marketplace, id)
  const [{ fileName, width, height, placeholderColor } = assert.fail('It has a picture')] = pictures
  const { products } = await suggestWhileTyping(shop.marketplace, 'candle', categoriesIn('en'))
  const picture = { fileName, width, height, placeholderColor }
  const shown = { id, name, regularPrice, promotionalPrice, referencePrice, picture }
  assert.deepEqual(products, [{ ...shown, hasSeveralPrices: true }])
})

test('a price in the text limits the products', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Small rug', regularPrice: dinars(90) })
  await shop.sells({ name: 'Large rug', regularPrice: dinars(900) })
  assert.deepEqual((await suggest(shop, 'rug under 200')).products, ['Small rug'])
})

test('categories are those that are named so and those of the products, if they have any on sale', async () => {
  await using shop = await openTestShop()
  const bag = await shop.sells(basket)
  await shop.sells({ name: 'Rattle', category: 'kids' })
  assert.deepEqual((await suggest(shop, 'kid')).categories, ['kids'])
  assert.deepEqual((await suggest(shop, 'bag')).categories, ['bags'])
  assert.deepEqual((await suggest(shop, 'enfant', 'fr')).categories, ['kids'])
  assert.deepEqual((await suggest(shop, 'حقيبة', 'ar')).categories, ['bags'])
  assert.deepEqual((await suggest(shop, 'rattle')).categories, ['kids'])
  assert.deepEqual((await suggest(shop, 'sho')).categories, [])
  await retireProduct(shop.system, bag.id)
  assert.deepEqual((await suggest(shop, 'bag')).categories, [])
})

test('stores are found by the beginning of a word of their name in any language, then by a similar name', async () => {
  await using shop = await openTestShop()
  await shop.hasStore({ name: 'Qallala of Guellala', translations: { ar: { name: 'قلالة' } } })
  await shop.hasStore({ name: 'Noul Mahdia' })
  for (const typed of ['gue', 'qallala', 'قلا', 'guelala', 'of guel'])
    assert.deepEqual((await suggest(shop, typed)).stores, ['Qallala of Guellala'], typed)
  assert.deepEqual((await suggest(shop, 'قلا', 'ar')).stores, ['قلالة'])
  assert.deepEqual((await suggest(shop, 'lalaof')).stores, [])
})

test('a retired product and what a retired store sells are never suggested', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Halfa' })
  const candle = await shop.sells({ name: 'Candle' })
  await shop.sells({ name: 'Candle holder', storeId, category: 'shoes' })
  assert.deepEqual((await suggest(shop, 'candle')).products, ['Candle', 'Candle holder'])
  await retireProduct(shop.system, candle.id)
  await retireStore(await asOperator(shop.marketplace), storeId)
  for (const typed of ['candle', 'halfa', 'shoes'])
    assert.deepEqual(await suggest(shop, typed), { products: [], categories: [], stores: [] }, typed)
})

test('there are at most six products, three categories and three stores', async () => {
  await using shop = await openTestShop()
  const categories = ['bags', 'decor', 'kids', 'shoes', 'clothing'] as const
  for (const number of [1, 2, 3, 4]) {
    const storeId = await shop.hasStore({ name: `Dar ${number}` })
    for (const category of categories) await shop.sells({ name: `Dar ${category}`, storeId, category })
  }
  const found = await suggest(shop, 'dar')
  assert.deepEqual(
    [found.products, found.categories, found.stores].map(({ length }) => length),
    [6, 3, 3],
  )
})

test('what cannot be a word is answered with nothing, whatever its length', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Bowl' })
  const nothing = { products: [], categories: [], stores: [] }
  for (const typed of ['', ' ', 'b', '!?', '\u200b\u202e', '🏺🏺', '%_', '\\'])
    assert.deepEqual(await suggest(shop, typed), nothing, typed)
  for (const typed of ["bowl'; drop table products --", 'bowl & ! | (:*', 'bowl\u0000', 'b\ud800owl'])
    await assert.doesNotReject(suggest(shop, typed), typed)
  for (const letter of ['ق', 'w']) assert.deepEqual(await suggest(shop, letter.repeat(10_000)), nothing)
  assert.deepEqual((await suggest(shop, `bowl ${' '.repeat(10_000)}`)).products, ['Bowl'])
})
