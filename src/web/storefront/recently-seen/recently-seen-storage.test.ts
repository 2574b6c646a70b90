import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recentlySeenFromStored, withSeen } from './recently-seen-storage.ts'

test('the list has at most 12 products, the latest first, each once', () => {
  const many = Array.from({ length: 14 }, (_, index) => index + 1).reduce<readonly number[]>(withSeen, [])
  assert.deepEqual(many, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  assert.deepEqual(withSeen(many, 5).slice(0, 3), [5, 14, 13])
  assert.equal(withSeen(many, 5).length, 12)
})

test('a damaged list keeps what can be read of it', () => {
  assert.deepEqual(recentlySeenFromStored([3, 3, '4', -1, 0, 1.5, null, { id: 7 }, 2 ** 31, 9]), [3, 9])
  for (const damaged of [null, 'x', 7, {}, { length: 2 }]) assert.deepEqual(recentlySeenFromStored(damaged), [])
  assert.equal(recentlySeenFromStored(Array.from({ length: 1000 }, (_, index) => index + 1)).length, 12)
})
