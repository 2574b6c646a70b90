import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { formatLastDay } from './format.ts'

test('an end at midnight in Tunis is written as the day before', () => {
  const monday = new Date('2026-03-02T10:00:00Z')
  assert.equal(formatLastDay(sundayMidnight(monday), monday, 'en'), 'Sunday')
  assert.equal(formatLastDay(new Date('2026-03-08T23:00:00Z'), monday, 'en'), 'Sunday')
  // Whether there is a comma depends on the ICU version.
  assert.match(formatLastDay(new Date('2026-03-15T23:00:00Z'), monday, 'en') ?? '', /^Sunday,? 15 March 2026$/)
})

test('an end at another time is not written as a day', () => {
  const monday = new Date('2026-03-02T10:00:00Z')
  for (const end of ['2026-03-09T00:00:00Z', '2026-03-08T17:00:00Z', '2026-03-08T22:59:59Z'])
    assert.equal(formatLastDay(new Date(end), monday, 'en'), undefined, end)
})
