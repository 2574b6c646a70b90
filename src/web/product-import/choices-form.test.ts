import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ImportChoices } from '#domain/product-import/file/import-choices.ts'
import type { FileContents } from '#domain/product-import/product-import.ts'
import { columnField, decimalsField, readChoices } from './choices-form.ts'

const contents: FileContents = {
  ...{ source: 'table', questions: [], categories: [], waiting: 0, pieces: 0, variants: 0, pictures: 0 },
  columns: ['Nom', 'Prix', 'Prix public', 'Stock'].map((heading) => ({ heading, samples: ['1'] })),
  refusedRows: 0,
}

const before: ImportChoices = {
  ...{ columns: { name: 0, price: 1, stock: 3 }, pictures: [], locale: 'fr', categories: {} },
  decimals: { price: 'comma', stock: 'point' },
}

function choicesAfter(answers: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  return readChoices(form, contents, before)
}

test('an answer about decimals is forgotten with its column: another column is asked about anew', () => {
  const changed = choicesAfter({ [columnField(1)]: '', [columnField(2)]: 'price', [decimalsField('price')]: 'point' })
  assert.deepEqual(changed?.columns, { name: 0, price: 2, stock: 3 })
  assert.deepEqual(changed?.decimals, { stock: 'point' })
  assert.deepEqual(choicesAfter({ [decimalsField('price')]: 'point' })?.decimals, { price: 'point', stock: 'point' })
})

test('two columns that are taken for the same are no choice', () => {
  assert.equal(choicesAfter({ [columnField(2)]: 'price' }), undefined)
})
