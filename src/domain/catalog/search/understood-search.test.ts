import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { analyzeCatalogWords } from './analyze-catalog-words.ts'
import { listProducts } from './list-products.ts'

async function search(shop: TestShop, searchText: string, isVerbatim = false) {
  await analyzeCatalogWords(shop.system)
  const found = await listProducts(shop.marketplace, { searchText, isVerbatim, pageSize: 20 })
  return { names: found.products.map(({ name }) => name), ...found.search }
}

test('a basket is found in all the ways that people ask for it', async () => {
  await using shop = await openTestShop()
  await shop.sells({
    name: 'Market basket',
    translations: { fr: { name: 'Couffin du marché' }, ar: { name: 'قفة السوق' } },
  })
  await shop.sells({ name: 'Bowl' })
  for (const words of [
    'basket',
    'baskets',
    'couffin',
    'couffins',
    'panier',
    'قفة',
    'القفة',
    'قفف',
    'koffa',
    '9offa',
    'qoffa',
  ]) {
    assert.deepEqual((await search(shop, words)).names, ['Market basket'], words)
  }
})

test('a piece that is written in one language only is found in the others', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Bonnet' })
  await shop.sells({ name: 'شاشية' })
  for (const words of ['chechia', 'chachia', 'شاشية', 'الشاشية']) {
    assert.deepEqual((await search(shop, words)).names, ['شاشية'], words)
  }
})

test('products rank by name, maker, facts and description, what was typed before its other forms', async () => {
  await using shop = await openTestShop()
  const weaver = await shop.hasStore({ name: 'Carpets of Sana' })
  await shop.sells({ name: 'Stool', description: 'Stands well on a carpet.' })
  await shop.sells({ name: 'Shawl', storeId: weaver })
  await shop.sells({ name: 'Pillow', mainColor: 'Carpet red' })
  await shop.sells({ name: 'Two carpets' })
  await shop.sells({ name: 'Carpet' })
  const { names } = await search(shop, 'carpet')
  assert.deepEqual(names.toSorted(), ['Carpet', 'Pillow', 'Shawl', 'Stool', 'Two carpets'])
  assert.deepEqual(names.slice(2), ['Shawl', 'Pillow', 'Stool'])
})

test('what has a phrase of the thesaurus whole comes first, and what has its words is found too', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Couffin', description: 'Keeps bread warm.' })
  await shop.sells({ name: 'Bread basket' })
  await shop.sells({ name: 'Corbeille à pain' })
  assert.deepEqual(await search(shop, 'bread basket'), { names: ['Bread basket', 'Corbeille à pain', 'Couffin'] })
})

test('a whole word comes before longer words that begin so, and these after what the thesaurus calls it', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Bagpipe' })
  await shop.sells({ name: 'Sacoche' })
  await shop.sells({ name: 'Bag' })
  assert.deepEqual((await search(shop, 'bag')).names, ['Bag', 'Sacoche', 'Bagpipe'])
  assert.deepEqual((await search(shop, 'bagp')).names, ['Bagpipe'])
})

test('products with all words come alone; when none has all, those of a kind and of the color that was asked for', async () => {
  await using shop = await openTestShop()
  for (const name of ['Blue vase', 'Blue bowl', 'Wool blanket']) await shop.sells({ name, mainColor: 'Sand' })
  assert.deepEqual(await search(shop, 'vase blue'), { names: ['Blue vase'] })
  assert.deepEqual(await search(shop, 'blue vase blanket'), { names: ['Blue vase'], isPartial: true })
  assert.deepEqual(await search(shop, 'wool vase'), { names: [] })
})

test('a typing error is corrected and told, unless the search is verbatim', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Vase', translations: { ar: { name: 'مزهرية' } } })
  await shop.sells({ name: 'Basket' })
  await shop.sells({ name: 'Théière' })
  for (const [typed, correctedText] of [
    ['bakset', 'basket'],
    ['vaxe', 'vase'],
    ['theiebe', 'théière'],
  ] as const) {
    const { names, correctedText: corrected } = await search(shop, typed)
    assert.equal(names.length, 1, typed)
    assert.equal(corrected, correctedText)
  }
  const reader = { ...shop.marketplace, locale: 'ar' } as const
  const inArabic = await listProducts(reader, { searchText: 'مزهربة', pageSize: 20 })
  assert.equal(inArabic.search?.correctedText, 'مزهرية')
  assert.deepEqual((await search(shop, 'vaxe', true)).names, [])
})

test('a search that was typed with the wrong keyboard layout is understood', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'قفة' })
  await shop.sells({ name: 'Tapis' })
  assert.deepEqual((await search(shop, 'rtm')).names, ['قفة'])
  assert.deepEqual((await search(shop, 'tqpis')).names, ['Tapis'])
})

test('a color of a product is found, and no longer when it is retired', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Vase', mainColor: 'Sand', colors: [{ name: 'Indigo', swatch: '#1f4e86' }] })
  assert.deepEqual((await search(shop, 'vase indigo')).names, ['Vase'])
  await shop.marketplace.db
    .updateTable('product_colors')
    .set({ retired_at: shop.clock.now() })
    .where('product_id', '=', id)
    .execute()
  assert.equal((await search(shop, 'indigo', true)).names.length, 0)
})

test('a price in the search limits the products to it, alone or with words', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Vase', regularPrice: dinars(90) })
  await shop.sells({ name: 'Small vase', regularPrice: dinars(90), promotionalPrice: dinars(40) })
  await shop.sells({ name: 'Mug', regularPrice: dinars(20) })
  assert.deepEqual((await search(shop, 'vase moins de 50 dt')).names, ['Small vase'])
  assert.deepEqual((await search(shop, 'vase أكثر من 50')).names, ['Vase'])
  for (const words of ['under 50 dinars', 'pour moins de 50 dt', 'prix 50 dt'])
    assert.deepEqual((await search(shop, words)).names.toSorted(), ['Mug', 'Small vase'], words)
  const { names, pricePhrase } = await search(shop, 'tapis entre 1 et 5 dinars')
  assert.deepEqual([names, pricePhrase?.rest], [[], 'tapis'])
})
