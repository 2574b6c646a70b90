import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { importShop, inDinars, piecesOf, planRows, refusals } from '#tests/support/import-plan-of.ts'
import { guessChoices } from './guess-choices.ts'
import { planImport } from './plan-import.ts'

test('prices that read two ways are asked about once, and the answer is followed', async () => {
  const file = 'Nom;Prix\nBol;1,250\nTapis;2,500\nSac;45'
  const asked = await planRows(file)
  assert.deepEqual([asked.pieces.map(({ product }) => product.name), asked.waiting], [['Sac'], 2])
  const examples = [
    { text: '1,250', comma: 1250, point: 1_250_000 },
    { text: '2,500', comma: 2500, point: 2_500_000 },
  ]
  assert.deepEqual(asked.questions, [{ kind: 'decimals', field: 'price', examples }])
  const prices = async (sign: 'comma' | 'point') =>
    piecesOf(await planRows(file, { decimals: { price: sign } })).map(({ regularPrice }) => regularPrice)
  assert.deepEqual(await prices('comma'), [dinars(1.25), dinars(2.5), dinars(45)])
  assert.deepEqual(await prices('point'), [dinars(1250), dinars(2500), dinars(45)])
  assert.deepEqual((await planRows(`${file}\nPot;12,50`)).questions, [])
})

test('a number that a workbook stores as one is never asked about', () => {
  const table = {
    source: 'table' as const,
    headings: ['Nom', 'Prix'],
    rows: [{ line: 2, cells: ['Bol', '1.125'], numeric: [1] }],
  }
  const plan = planImport(table, { ...guessChoices(table, importShop), ...inDinars }, importShop)
  assert.deepEqual([plan.questions, piecesOf(plan)[0]?.regularPrice], [[], dinars(1.125)])
})

test('the currency is that of the cell, its column or its heading, and asked about where none says it', async () => {
  const questions = async (file: string) => (await planRows(file, { currency: undefined })).questions
  assert.deepEqual(await questions('Nom;Prix\nBol;45\nSac;45 DT'), [{ kind: 'currency' }])
  for (const file of [
    'Nom;Prix (DT)\nBol;45',
    'Nom;Prix\nBol;45,5 TND',
    'Nom;Prix;Devise\nBol;45;tnd',
    'Nom;السعر (د.ت)\nBol;٤٥',
  ])
    assert.deepEqual(await questions(file), [], file)
  const plan = await planRows('Nom;Prix\nA;45 €\nB;$45.00\nC;45 EUR\nD;45 د.ت\nE;45DT500\nF;DT 45')
  assert.deepEqual(refusals(plan), [
    [[2], 'other-currency: EUR'],
    [[3], 'other-currency: USD'],
    [[4], 'other-currency: EUR'],
    [[6], 'price-unreadable: 45DT500'],
  ])
  assert.deepEqual(
    piecesOf(plan).map(({ name }) => name),
    ['D', 'F'],
  )
  assert.deepEqual(refusals(await planRows('Nom;Prix (EUR)\nA;45')), [[[2], 'other-currency: EUR']])
})

test('a promotion that is not the same part of each size is left out', async () => {
  const plan = await planRows('Nom;Taille;Prix;Prix barré\nRobe;S;40;50\nRobe;M;60;65\nSac;S;40;50\nSac;M;48;60')
  const [dress, bag] = piecesOf(plan)
  assert.deepEqual(
    [dress?.regularPrice, dress?.promotionalPrice, dress?.sizes[1]?.price],
    [dinars(50), undefined, dinars(65)],
  )
  assert.deepEqual(
    [bag?.regularPrice, bag?.promotionalPrice, bag?.sizes[1]?.price],
    [dinars(50), dinars(40), dinars(60)],
  )
  assert.deepEqual(
    plan.pieces[0]?.notes.map(({ kind }) => kind),
    ['stock-unknown', 'promotion-differs'],
  )
})
