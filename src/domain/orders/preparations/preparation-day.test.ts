import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TunisDay } from '#domain/tunis-day.ts'
import { preparationDay } from './preparation-day.ts'

// A Tuesday; Sundays and the 20th are no working days.
const confirmedAt = new Date('2026-03-17T10:00:00Z')
const days = { closedDays: [] as TunisDay[], worksSaturdays: true }
const usual = { daysToMake: 0, preparationDays: 1, transitDays: 1, maxHours: 96 }

test('a piece is to be ready after the working days of its store, and in time for its way', () => {
  const dayOf = (time: Partial<typeof usual>, closedDays: TunisDay[] = []) =>
    preparationDay(confirmedAt, { ...usual, ...time }, { ...days, closedDays })
  assert.equal(dayOf({}), '2026-03-18')
  assert.equal(dayOf({}, ['2026-03-18']), '2026-03-19')
  assert.equal(dayOf({ preparationDays: 3, maxHours: 900 }), '2026-03-21', 'the 20th is a holiday')
  // The hours at most win over the days of the store: 48, of which 24 are for the way.
  assert.equal(dayOf({ preparationDays: 5, maxHours: 48 }), '2026-03-18')
  assert.equal(dayOf({ preparationDays: 5, maxHours: 12 }), '2026-03-17')
  // What is made to order is made first.
  assert.equal(dayOf({ daysToMake: 5 }), '2026-03-25')
})
