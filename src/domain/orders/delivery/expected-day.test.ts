import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isWorkingDay } from '#domain/orders/holds/working-days.ts'
import { momentInTunis, parseDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { type DeliveryTime, expectedDay } from './expected-day.ts'

const usual: DeliveryTime = { preparationDays: 1, transitDays: 1, maxHours: 48 }
const noLimit = 2160

function expected(time: string, delivery: Partial<DeliveryTime> = {}, closed: string[] = [], worksSaturdays = true) {
  const confirmedAt = momentInTunis(time)
  assert.ok(confirmedAt)
  const closedDays = closed.map((day) => parseDay(day) as TunisDay)
  return expectedDay(confirmedAt, { ...usual, ...delivery }, { closedDays, worksSaturdays })
}

test('an order is expected after the working days to prepare and bring it, and 48 hours after its confirmation at the latest', () => {
  // 2 March 2026 is a Monday.
  assert.equal(expected('2026-03-02T10:00'), '2026-03-04')
  assert.equal(expected('2026-03-02T10:00', { preparationDays: 0 }), '2026-03-03')
  assert.equal(expected('2026-03-02T10:00', { preparationDays: 4, transitDays: 2 }), '2026-03-04', 'the limit')
  assert.equal(expected('2026-03-02T10:00', { preparationDays: 4, transitDays: 2, maxHours: noLimit }), '2026-03-09')
  assert.equal(expected('2026-03-06T10:00'), '2026-03-07', '48 hours end on a Sunday: the working day before')
  assert.equal(expected('2026-03-06T10:00', { maxHours: noLimit }), '2026-03-09', 'over the Sunday')
  assert.equal(expected('2026-03-07T10:00'), '2026-03-09', 'on Sunday nobody works')
})

test('neither Saturdays off, holidays nor the feasts that the office sets are working days', () => {
  const long = { maxHours: noLimit }
  assert.equal(expected('2026-03-05T10:00', long, [], false), '2026-03-09', 'Saturday and Sunday')
  assert.equal(expected('2026-04-08T10:00', long), '2026-04-11', '9 April is a holiday')
  assert.equal(expected('2026-03-17T10:00', long, ['2026-03-18', '2026-03-19']), '2026-03-23', 'Aid, then 20 March')
  assert.equal(
    expected('2026-03-17T23:30', {}, ['2026-03-18', '2026-03-19']),
    '2026-03-19',
    'no working day in 48 hours',
  )
})

test('whatever the settings, the day is within the hours, not before the confirmation, and a working day where there is one', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const days = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(
      day,
      days,
      days,
      fc.integer({ min: 1, max: noLimit }),
      fc.boolean(),
      (at, prepare, transit, hours, saturdays) => {
        const closed = { closedDays: [], worksSaturdays: saturdays }
        const found = expectedDay(at, { preparationDays: prepare, transitDays: transit, maxHours: hours }, closed)
        const latest = tunisDayOf(new Date(at.getTime() + hours * 3_600_000))
        assert.ok(found >= tunisDayOf(at) && found <= latest)
        assert.ok(isWorkingDay(found, closed) || hours < 24 * 6)
      },
    ),
  )
})
