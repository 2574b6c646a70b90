import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importShop, tableOf } from '#tests/support/import-plan-of.ts'
import { guessChoices, rememberedChoices } from './guess-choices.ts'

async function guess(headings: string, row = 'Bol;1;1;1;1;1;1;1') {
  return guessChoices(await tableOf(`${headings}\n${row}`), importShop)
}

test('headings are known in three languages, with units, currencies, numbers and signs beside them', async () => {
  const english = await guess('Name;Price (TND);In stock?;Qty;Photo 1;photo_2;Weight (kg)')
  assert.deepEqual(english.columns, { name: 0, price: 1, stock: 3, weight: 6 })
  assert.deepEqual(english.pictures, [4, 5])
  const french = await guess('Désignation;Prix de vente TTC;QUANTITE;Catégorie;Réf.;Prix barré;Largeur (cm)')
  assert.deepEqual(french.columns, { name: 0, price: 1, stock: 2, category: 3, model: 4, priceBefore: 5, width: 6 })
  const arabic = await guess('إسم المنتج;السعر (د.ت);الكمية;الصنف;اللون;المقاس')
  assert.deepEqual(arabic.columns, { name: 0, price: 1, stock: 2, category: 3, color: 4, size: 5 })
})

test('columns of one text in several languages are the text and its translations', async () => {
  const named = await guess('Nom (ar);Nom (fr);name_en;Description fr;Description (arabe);Prix')
  assert.deepEqual(named.columns, {
    ...{ name: 1, 'name.ar': 0, 'name.en': 2, description: 3, 'description.ar': 4, price: 5 },
  })
  const byWord = await guess('الاسم;Nom;Prix')
  assert.deepEqual(byWord.columns, { name: 1, 'name.ar': 0, price: 2 })
  const only = await guess('Nom (ar);Prix')
  assert.deepEqual([only.columns, only.locale], [{ name: 0, price: 1 }, 'ar'])
})

test('the language is told by the script of the names, then by their heading', async () => {
  assert.equal((await guess('Nom;Prix', 'صحن أزرق;45')).locale, 'ar')
  assert.equal((await guess('Name;Price', 'Blue bowl;45')).locale, 'en')
  assert.equal((await guess('Titre;Prix', 'Bol;45')).locale, 'fr')
})

test('headings that are names of prototypes mean nothing', async () => {
  const { columns, pictures } = await guess('__proto__;constructor;toString;Nom;Prix')
  assert.deepEqual([columns, pictures], [{ name: 3, price: 4 }, []])
})

test('what was chosen for a file is chosen for the next one with these headings, in any order', async () => {
  const first = await tableOf('Truc;Nom;Prix;Lien\nBol;B-1;45;https://example.com/1.jpg')
  const chosen = {
    ...guessChoices(first, importShop),
    ...{ columns: { name: 0, model: 1, price: 2 }, pictures: [3], locale: 'ar' as const, currency: 'TND' as const },
    ...{ decimals: { price: 'comma' as const }, categories: { '': 'decor' as const } },
  }
  const remembered = rememberedChoices(first, chosen)
  assert.deepEqual(JSON.parse(JSON.stringify(remembered)), remembered)
  const next = await tableOf('PRIX;nom;lien;truc;Stock\n45;B-1;https://example.com/1.jpg;Bol;3')
  const again = guessChoices(next, importShop, remembered)
  assert.deepEqual(again, { ...chosen, columns: { name: 3, model: 1, price: 0 }, pictures: [2] })
  const other = guessChoices(await tableOf('Titre;Prix;Image\nBol;45;x'), importShop, remembered)
  assert.deepEqual([other.columns, other.pictures], [{ name: 0, price: 1 }, [2]])
})

test('an answer about decimals holds for the next file only as far as that is written with the same sign', async () => {
  const first = await tableOf('Nom;Prix\nBol;1,250')
  const answered = { ...guessChoices(first, importShop), decimals: { price: 'comma' as const } }
  const remembered = rememberedChoices(first, answered)
  const priceIn = async (...prices: string[]) => {
    const table = await tableOf(['Nom;Prix', ...prices.map((price, row) => `Bol ${row};${price}`)].join('\n'))
    return guessChoices(table, importShop, remembered).decimals.price
  }
  assert.equal(await priceIn('1,250', '2,500', '45'), 'comma')
  assert.equal(await priceIn('1.250'), undefined)
  assert.equal(await priceIn('1,250', '2.500'), undefined)
  assert.equal(await priceIn('1.250', '12.50'), undefined)
})
