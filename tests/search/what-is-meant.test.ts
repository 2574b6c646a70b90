import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { suggestSearches } from '#domain/catalog/search/suggest-searches.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Searches of the sample shop, and the model that must be first. */
const first = {
  'savon noir': 'ZZ-Saboun 150',
  'savon nior': 'ZZ-Saboun 150',
  'صابون أسود': 'ZZ-Saboun 150',
  'زربية قيروان': 'LK-Zarbia 120x180',
  'زربية القيروان': 'LK-Zarbia 120x180',
  'zarbia 9irawen': 'LK-Zarbia 120x180',
  'tapis de Kairouan': 'LK-Zarbia 120x180',
  'kairouan rug': 'LK-Zarbia 120x180',
  hdiya: 'NM-Hrir 55x180',
  la3ba: 'OZ-Jmal 15',
  kass: 'NB-Finjen 6',
  mug: 'NB-Finjen 6',
  'tapis gris': 'LK-Klim bedside',
  'grey rug': 'LK-Klim bedside',
  'tapis gris clair': 'LK-Klim bedside',
  'chechia rouge homme': 'BL-Chechia 58',
  'جبة رجالي': 'BL-Jebba Qamraya',
  'babouche enfant': 'LK-Kairouania',
  'bague or': 'HD-Khatem',
  'ustensiles de cuisine': 'OZ-Mgharef 3',
  'chaussures nike': 'LK-Kairouania',
  sefs: 'NM-Sefsari ivory',
}

/** Searches that must find the same, the same product first. */
const same = [
  ['hdiya', 'hedeya', 'هدية', 'cadeau'],
  ['la3ba', 'le3ba', 'لعبة', 'jouet'],
  ['3irs', 'عرس', 'mariage'],
  ['kass', 'كأس'],
  ['berrad', 'براد', 'théière'],
  ['3asel', 'عسل'],
  ['5obz', 'khobz', 'خبز'],
  ['7anbel', 'hanbel', 'حنبل'],
  ['sniya', 'سينية'],
]

/**
 * What the sample shop does not have, in words that resemble others or stand in a description; a color or material that
 * it has not of the kind; and words that ask for nothing.
 */
const nothing = [
  ...['berrad', 'براد', 'vaz', 'harissa', 'هريسة', 'iphone', 'tajine', 'طاجين', 'samsung', 'tmar'],
  ...['foulard bleu', 'foullard bleu', 'kaftan bleu', 'tapis bleu marine', 'plateau cuivre', 'couverture laine'],
  ...['chemise homme', 'ﷺ', 'ﷻ', 'de la', 'في من', 'the of', 'w fi'],
]

/** Searches, and models that they must not find. */
const never = {
  'savon noir': ['LK-Margoum 70x200'],
  'chaussures nike': ['BZ-Bab 60', 'BL-Jebba Qamraya'],
  'tapis gris': ['LK-Kairouania'],
  'tapis rouge': ['LK-Kairouania'],
  'fouta bleue': ['ZZ-Nila 60', 'BZ-Asfour 7', 'BL-Marsa'],
  'foutas hammam': ['ZZ-Nila 60', 'BL-Marsa'],
  'babouche enfant': ['NB-Ftour 19', 'OZ-Korsi 28'],
  'bague or': ['BZ-Fanous 38', 'ZZ-Zhar 500'],
  kass: ['HD-Qoffa 40', 'BL-Marsa', 'ZZ-Sorra 26'],
  la3ba: ['LK-Lella 27', 'ZZ-Ghassoul 300'],
}

suite('what is meant by a search of the sample shop', () => {
  let shop: TestShop

  before(async () => {
    shop = await openSampleShop()
  })
  after(() => shop[Symbol.asyncDispose]())

  async function modelsOf(searchText: string): Promise<string[]> {
    const { products } = await listProducts(shop.marketplace, { searchText, sort: 'shop-order', pageSize: 60 })
    return products.map(({ model }) => model)
  }

  test('a product of the kind that was asked for is first', async () => {
    const found: [string, string | undefined][] = []
    for (const searchText of Object.keys(first)) found.push([searchText, (await modelsOf(searchText))[0]])
    assert.deepEqual(Object.fromEntries(found), first)
  })

  test('a word finds the same in all its spellings, in both scripts', async () => {
    for (const [spelling = '', ...others] of same) {
      const [best, ...more] = await modelsOf(spelling)
      for (const other of others) {
        const [otherBest, ...otherMore] = await modelsOf(other)
        assert.deepEqual([otherBest, otherMore.toSorted()], [best, more.toSorted()], `${spelling} ${other}`)
      }
    }
  })

  test('nothing is found for what the shop does not have', async () => {
    const found: [string, string[]][] = []
    for (const searchText of nothing) found.push([searchText, await modelsOf(searchText)])
    assert.deepEqual(
      found.filter(([, models]) => models.length > 0),
      [],
    )
  })

  test('a product that has one of several words in its description is not found', async () => {
    for (const [searchText, models] of Object.entries(never)) {
      const found = await modelsOf(searchText)
      assert.ok(found.length > 0, searchText)
      assert.deepEqual(
        models.filter((model) => found.includes(model)),
        [],
        searchText,
      )
    }
  })

  test('a word that has only some letters in common with what was typed is not offered instead', async () => {
    for (const [typed, other] of [
      ['tajine', 'taie'],
      ['iphone', 'phone'],
    ] as const)
      assert.ok(!(await suggestSearches(shop.marketplace, typed)).terms.includes(other), typed)
  })
})
