import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remainingTime } from './remaining-time.ts'

test('the remaining time is split into days, hours, minutes and seconds', () => {
  const milliseconds = (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000
  assert.deepEqual(remainingTime(milliseconds), { days: 2, hours: 3, minutes: 4, seconds: 5 })
})

test('a full unit carries over to the next', () => {
  assert.deepEqual(remainingTime(86_400_000), { days: 1, hours: 0, minutes: 0, seconds: 0 })
  assert.deepEqual(remainingTime(86_399_999), { days: 0, hours: 23, minutes: 59, seconds: 59 })
})

test('time remains during the last second, and none at the end', () => {
  assert.deepEqual(remainingTime(1), { days: 0, hours: 0, minutes: 0, seconds: 0 })
  assert.equal(remainingTime(0), undefined)
  assert.equal(remainingTime(-5000), undefined)
})

test('an invalid time counts as over', () => {
  assert.equal(remainingTime(Number.NaN), undefined)
})
