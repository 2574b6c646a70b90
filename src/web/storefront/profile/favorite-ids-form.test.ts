import assert from 'node:assert/strict'
import { test } from 'node:test'
import { favoriteIdsField, favoriteIdsToForm } from './favorite-ids-fields.ts'
import { readFavoriteIds } from './favorite-ids-form.ts'

function read(text: string) {
  const form = new FormData()
  form.set(favoriteIdsField, text)
  return readFavoriteIds(form)
}

test('the ids of a form are read back', () => {
  assert.deepEqual(read(favoriteIdsToForm([3, 12])), [3, 12])
  assert.equal(read(favoriteIdsToForm(Array.from({ length: 300 }, (_, at) => at + 1)))?.length, 100)
})

test('a malformed list of ids is rejected', () => {
  const texts = ['', '0', '1,', ',1', '1,,2', '-1', '1e3', '1.5', ' 1', '2147483648', Array(101).fill('1').join(',')]
  for (const text of texts) assert.equal(read(text), undefined, text)
  assert.equal(readFavoriteIds(new FormData()), undefined)
})
