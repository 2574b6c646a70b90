import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInCategories as categories } from '#domain/category.ts'
import type { SampleProduct } from '#samples/sample-types.ts'
import { sampleStores } from './stores.ts'

const products = sampleStores.flatMap((store) => store.products)
const comments = products.flatMap((product) => product.comments ?? [])
const hex = /^#[0-9A-F]{6}$/

function assertEach(holds: (product: SampleProduct) => boolean) {
  const broken = products.filter((product) => !holds(product))
  assert.deepEqual(
    broken.map((product) => product.name),
    [],
  )
}

function assertUnique(values: readonly string[]) {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index)
  assert.deepEqual(repeated, [])
}

function wordCount(text: string) {
  return text.split(/\s+/).length
}

function isWholeMillimes(dinars: number) {
  return dinars > 0 && Number(dinars.toFixed(3)) === dinars
}

function stocks(product: SampleProduct) {
  return product.sizes?.map((size) => size.stock) ?? [product.stock ?? 0]
}

function isSoldOut(product: SampleProduct) {
  return stocks(product).every((stock) => stock === 0)
}

function discount(product: SampleProduct) {
  return 1 - (product.promotionalPrice ?? product.price) / product.price
}

function countBy<Key extends string>(keys: readonly Key[]) {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

test('there are eight stores with six to eight products each', () => {
  assert.equal(sampleStores.length, 8)
  assert.ok(products.length >= 52)
  for (const store of sampleStores) {
    assert.ok(store.products.length >= 6 && store.products.length <= 8, store.name)
  }
})

test('every category has at least six products', () => {
  const counts = countBy(products.map((product) => product.category))
  for (const category of categories) assert.ok((counts.get(category) ?? 0) >= 6, category)
})

test('names of stores and products and models are unique', () => {
  assertUnique(sampleStores.map((store) => store.name))
  assertUnique(products.map((product) => product.name))
  assertUnique(products.map((product) => product.model))
})

test('the description of a store has 60 to 100 words, and the store has products of its category', () => {
  for (const store of sampleStores) {
    const words = wordCount(store.description)
    assert.ok(words >= 60 && words <= 100, `${store.name}: ${words} words`)
    assert.ok(
      store.products.some((product) => product.category === store.category),
      store.name,
    )
  }
})

test('links lead to sample accounts that do not exist', () => {
  for (const store of sampleStores) {
    assert.match(store.instagramUrl, /^https:\/\/www\.instagram\.com\/hirfa\.sample\.[a-z]{3,17}$/)
    assert.match(store.facebookUrl, /^https:\/\/www\.facebook\.com\/hirfa\.sample\.[a-z]+$/)
  }
})

test('a description has 60 to 110 words and its first sentence survives the cut at 100 characters', () => {
  assertEach(({ description }) => wordCount(description) >= 60 && wordCount(description) <= 110)
  assertEach(({ description }) => !description.includes('\n'))
  assertEach(({ description }) => /[.:?!]( |$)/.test(description.slice(0, 101)))
})

test('prices are positive whole millimes', () => {
  assertEach(({ price, promotionalPrice }) => [price, promotionalPrice ?? price].every(isWholeMillimes))
})

test('about a dozen products, some of every category, have a discount of 10 to 30 percent', () => {
  const promoted = products.filter((product) => product.promotionalPrice !== undefined)
  assert.ok(promoted.length >= 10 && promoted.length <= 15)
  for (const product of promoted) {
    assert.ok(discount(product) >= 0.1 && discount(product) <= 0.3, product.name)
  }
  assert.equal(new Set(promoted.map((product) => product.category)).size, categories.length)
})

test('a product has sizes or a stock, not both', () => {
  assertEach(({ sizes, stock }) => (sizes === undefined) !== (stock === undefined))
})

test('sizes differ within a product', () => {
  for (const { sizes } of products) assertUnique(sizes?.map((size) => size.name) ?? [])
})

test('stock is never negative; two products are sold out, and some have a single piece left', () => {
  assertEach((product) => stocks(product).every((stock) => Number.isInteger(stock) && stock >= 0 && stock <= 40))
  assert.equal(products.filter(isSoldOut).length, 2)
  assert.ok(products.some((product) => product.stock === 1))
  assert.ok(products.some((product) => !isSoldOut(product) && stocks(product).includes(0)))
})

test('a product has one to four colors with different names', () => {
  for (const { colors, name } of products) {
    assert.ok(colors.length >= 1 && colors.length <= 4, name)
    assertUnique(colors.map((color) => color.name))
    for (const color of colors) assert.match(color.swatch, hex)
  }
})

test('two to four different views, the whole piece first', () => {
  assertEach(({ views }) => views.length >= 2 && views.length <= 4 && views[0] === 'whole')
  for (const { views } of products) assertUnique(views)
})

test('each view of a color is a view of the product or of the color, and of one color only', () => {
  for (const { colors, name } of products) {
    const views = colors.flatMap((color) => color.views ?? [])
    assertUnique(views)
    for (const view of views) assert.match(view, /^(whole|detail|group|scene)(-[a-z]+)*$/, name)
  }
})

test('measures are positive integers', () => {
  assertEach(({ widthMillimeters, heightMillimeters, weightGrams }) =>
    [widthMillimeters, heightMillimeters, weightGrams].every((measure) => Number.isInteger(measure) && measure > 0),
  )
})

test('about two thirds of the products have one to four comments from the last 120 days', () => {
  const commented = products.filter((product) => product.comments !== undefined)
  const share = commented.length / products.length
  assert.ok(share >= 0.6 && share <= 0.75, `${Math.round(share * 100)} percent`)
  for (const product of commented) {
    assert.ok(product.comments && product.comments.length >= 1 && product.comments.length <= 4, product.name)
  }
  for (const { daysAgo, name, text } of comments) {
    assert.ok(Number.isInteger(daysAgo) && daysAgo >= 1 && daysAgo <= 120, name)
    assert.ok(name.length > 0 && text.length > 20, name)
  }
})

test('no comment mentions a delivery of more than two days or a discount that the shop does not offer', () => {
  const arrival = /deliver|arriv|reach|parcel|livr|reçu|envoy|وصل/i
  const longer = /week|semaine|((three|four|five|ten|twelve) days)|((trois|quatre|cinq|dix) jours)|ثلاثة أيام/i
  for (const { name, comments = [] } of products) {
    for (const { text } of comments) {
      assert.doesNotMatch(text, /discount|remise|تخفيض/i, name)
      for (const sentence of text.split(/[.!?;]/).filter((sentence) => arrival.test(sentence))) {
        assert.doesNotMatch(sentence, longer, name)
      }
    }
  }
})
