import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idsToForm, keptField, readKeptForm } from './kept-form.ts'

function read(text: string) {
  const form = new FormData()
  form.set(keptField, text)
  return readKeptForm(form)
}

test('the ids that a page sends are read as they were', () => {
  assert.deepEqual(read(idsToForm([3, 12])), [3, 12])
  assert.equal(read(idsToForm(Array.from({ length: 300 }, (_, at) => at + 1)))?.length, 100)
})

test('what no page of ours sends is not read', () => {
  const texts = ['', '0', '1,', ',1', '1,,2', '-1', '1e3', '1.5', ' 1', '2147483648', Array(101).fill('1').join(',')]
  for (const text of texts) assert.equal(read(text), undefined, text)
  assert.equal(readKeptForm(new FormData()), undefined)
})
