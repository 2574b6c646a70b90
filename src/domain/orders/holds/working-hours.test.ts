import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tunisDayOf } from '#domain/tunis-day.ts'
import fc from '#tests/support/fast-check.ts'
import { type ClosedDays, defaultClosedDays, maxClosedDays } from './closed-days.ts'
import { addWorkingHours } from './working-hours.ts'

const at = (time: string) => new Date(`${time}:00+01:00`)
const hour = 60 * 60 * 1000

test('working hours pass from Monday to Saturday between 9 and 18 in Tunis, and not on public holidays', () => {
  const cases = [
    ['2026-03-02T10:00', 2, '2026-03-02T12:00'],
    ['2026-03-02T10:00', 8, '2026-03-02T18:00'],
    ['2026-03-02T17:00', 2, '2026-03-03T10:00'],
    ['2026-03-02T23:00', 1, '2026-03-03T10:00'],
    ['2026-03-02T05:00', 1, '2026-03-02T10:00'],
    // Over a Sunday, and over the 20th of March.
    ['2026-03-07T17:00', 2, '2026-03-09T10:00'],
    ['2026-03-19T17:00', 2, '2026-03-21T10:00'],
    ['2026-03-02T09:00', 16, '2026-03-03T16:00'],
  ] as const
  for (const [from, hours, until] of cases)
    assert.equal(addWorkingHours(at(from), hours, defaultClosedDays).toISOString(), at(until).toISOString(), from)
})

test('no working hours pass on closed days', () => {
  const feast: ClosedDays = { closedDays: ['2026-03-03', '2026-03-04'], worksSaturdays: true }
  const cases = [
    ['2026-03-02T17:00', 2, '2026-03-05T10:00'],
    ['2026-03-03T10:00', 1, '2026-03-05T10:00'],
    ['2026-03-04T23:00', 1, '2026-03-05T10:00'],
    ['2026-03-05T10:00', 1, '2026-03-05T11:00'],
  ] as const
  for (const [from, hours, until] of cases)
    assert.equal(addWorkingHours(at(from), hours, feast).toISOString(), at(until).toISOString(), from)
})

test('working hours add up, pass in order and never faster than the clock', () => {
  const moment = fc.date({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00'), noInvalidDate: true })
  const hours = fc.integer({ min: 1, max: 40 })
  const closed = fc.record({
    closedDays: fc.array(moment.map(tunisDayOf), { maxLength: maxClosedDays }),
    worksSaturdays: fc.boolean(),
  })
  fc.assert(
    fc.property(moment, hours, hours, closed, (from, some, more, days) => {
      const [after, later] = [some, some + more].map((hours) => addWorkingHours(from, hours, days)) as [Date, Date]
      assert.ok(after.getTime() - from.getTime() >= some * hour)
      assert.deepEqual(addWorkingHours(after, more, days), later)
    }),
  )
})

test('no working hours pass on the Saturdays of a shop that does not work on them', () => {
  const weekend = { ...defaultClosedDays, worksSaturdays: false }
  assert.deepEqual(addWorkingHours(at('2026-03-06T17:00'), 2, weekend), at('2026-03-09T10:00'))
  assert.deepEqual(addWorkingHours(at('2026-03-06T17:00'), 2, defaultClosedDays), at('2026-03-07T10:00'))
})
