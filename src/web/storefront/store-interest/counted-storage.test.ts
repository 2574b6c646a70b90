import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxReported } from '#domain/store-interest/interest.ts'
import { countedFromStored, countOnDay } from './counted-storage.ts'

const [monday, tuesday] = ['Mon Mar 02 2026', 'Tue Mar 03 2026']

test('each piece counts once a day for each thing that is done with it', () => {
  const first = countOnDay([], monday, 'seen products', [3, 4])
  assert.deepEqual(first.fresh, [3, 4])
  const second = countOnDay(first.counted, monday, 'seen products', [4, 5])
  assert.deepEqual(second.fresh, [5])
  for (const name of ['favorite products', 'seen stores'])
    assert.deepEqual(countOnDay(second.counted, monday, name, [4]).fresh, [4])
  const next = countOnDay(second.counted, tuesday, 'seen products', [4])
  assert.deepEqual(next, { fresh: [4], counted: [`${tuesday} seen products 4`] })
})

test('a browser counts a limited number of things on a day', () => {
  const many = Array.from({ length: maxReported + 5 }, (_, index) => index + 1)
  const { fresh, counted } = countOnDay([], monday, 'seen products', many)
  assert.deepEqual([fresh.length, counted.length], [maxReported, maxReported])
  assert.deepEqual(countOnDay(counted, monday, 'seen products', [700]).fresh, [])
})

test('a damaged memory of what was counted keeps what can be read of it', () => {
  assert.deepEqual(countedFromStored([`${monday} seen stores 1`, 7, null]), [`${monday} seen stores 1`])
  for (const damaged of [null, undefined, 'x', 7, { length: 2 }]) assert.deepEqual(countedFromStored(damaged), [])
  assert.equal(countedFromStored(Array(1000).fill('x')).length, maxReported)
})
