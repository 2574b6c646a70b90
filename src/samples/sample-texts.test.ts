import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#domain/locale.ts'
import { productViews } from './sample-pictures.ts'
import { pictureAlt, sampleTexts } from './sample-texts.ts'
import type { SampleProductTexts, SampleStoreTexts } from './sample-types.ts'
import { sampleStores } from './stores/stores.ts'

const isSameInAllLanguages = (size: string) => /^(\d+|S|M|L|XL)$/.test(size)

for (const [language, { stores }] of Object.entries(sampleTexts)) {
  test(`every store, product, size and color has its text in ${language}, and nothing else has one`, () => {
    assert.deepEqual(keys(stores), sampleStores.map(({ name }) => name).sort())
    for (const { name, products } of sampleStores) {
      const texts = stores[name] as SampleStoreTexts
      assert.deepEqual(keys(texts.products), products.map(({ model }) => model).sort())
      for (const { model, sizes = [], colors } of products) {
        const product = texts.products[model] as SampleProductTexts
        const worded = sizes.map(({ name }) => name).filter((name) => !isSameInAllLanguages(name))
        assert.deepEqual(keys(product.sizes ?? {}), worded.sort(), model)
        assert.deepEqual(keys(product.colors), colors.map(({ name }) => name).sort(), model)
      }
    }
    for (const text of allTexts(stores)) assert.match(text, /^\S(.*\S)?$/u)
  })

  test(`a description in ${language} has the numbers of the English one`, () => {
    for (const [english, { description }, model] of products(stores))
      assert.deepEqual(numbers(description), numbers(english.description), model)
  })

  test(`the first sentence of a description in ${language} survives the cut at 100 characters`, () => {
    for (const [, { description }, model] of products(stores))
      assert.match(description.slice(0, 101), /[.:؟?!](\s|$)/u, model)
  })

  test(`names of products in ${language} differ and end with a name in quotation marks, and colors of a product differ`, () => {
    const all = products(stores).map(([, texts]) => texts)
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length)
    for (const { name, colors } of all) {
      assert.match(name, /^.+ «[\u00a0\u202f]?[\p{L}\p{M} ]+[\u00a0\u202f]?»$/u)
      assert.equal(new Set(Object.values(colors)).size, Object.keys(colors).length, name)
    }
  })

  test(`pictures of a product have different alt texts in ${language}`, () => {
    for (const [english, texts, model] of products(stores)) {
      const alts = productViews(english).map((view) => {
        const color = english.colors.find(({ views }) => views?.includes(view))?.name
        return pictureAlt(language as Locale, { name: texts.name, color: color && texts.colors[color] }, view)
      })
      assert.equal(new Set(alts).size, alts.length, model)
    }
  })
}

test('French texts have the spaces and signs of French, and no English word', () => {
  for (const text of allTexts(sampleTexts.fr.stores)) {
    assert.doesNotMatch(text, /['"‘“”]|\.\.\./u)
    assert.doesNotMatch(text, /[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:|\d (cm|mm|g|kg|ml|degrés|pouces|×)/u)
    assert.doesNotMatch(text, /\b(and|the|of|with|from|for|is|it|wood|stripe|dots?)\b/iu)
  }
})

test('Arabic texts have the digits and signs of Arabic, and no Latin letter but those of sizes', () => {
  for (const text of allTexts(sampleTexts.ar)) {
    assert.doesNotMatch(text, /[\u0640\u064b\u0660-\u0669,;?'"‘“”]|\.\.\.|\s[،؛؟:.!»]|[،؛؟]\p{L}|\s\s/u)
    assert.doesNotMatch(text.replaceAll(/(?<=المقاس )[SML]/gu, ''), /\p{Script=Latin}/u)
  }
})

type Stores = Readonly<Record<string, SampleStoreTexts>>

/** Returns each product with its texts and its model. */
function products(stores: Stores) {
  return sampleStores.flatMap(({ name, products }) =>
    products.map((product) => [product, textsOf(stores, name, product.model), product.model] as const),
  )
}

function textsOf(stores: Stores, store: string, model: string): SampleProductTexts {
  const texts = stores[store]?.products[model]
  if (texts === undefined) throw new Error(`No texts of ${model}`)
  return texts
}

function allTexts(value: object): string[] {
  return Object.values(value).flatMap((part: string | object) => (typeof part === 'string' ? [part] : allTexts(part)))
}

function keys(value: object): string[] {
  return Object.keys(value).sort()
}

function numbers(text: string): string[] {
  return [...text.matchAll(/\d+([.,]\d+)?/g)].map(([number]) => number.replace(',', '.')).sort()
}
