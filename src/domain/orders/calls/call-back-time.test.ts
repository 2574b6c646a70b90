import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultClosedDays } from '#domain/orders/holds/closed-days.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { callBackTime } from './call-back-time.ts'

test('a call-back time is in Tunis time and always in the future', () => {
  const timesAt = (now: string) =>
    (['soon', 'hours', 'evening', 'tomorrow'] as const).map((choice) =>
      callBackTime(choice, new Date(now), defaultClosedDays).toISOString(),
    )
  assert.deepEqual(timesAt('2026-03-02T09:15:00Z'), [
    '2026-03-02T09:45:00.000Z',
    '2026-03-02T12:15:00.000Z',
    '2026-03-02T17:00:00.000Z',
    '2026-03-03T09:00:00.000Z',
  ])
  assert.deepEqual(timesAt('2026-03-02T23:30:00Z').slice(2), ['2026-03-03T17:00:00.000Z', '2026-03-04T09:00:00.000Z'])
  assert.deepEqual(timesAt('2026-03-02T17:00:00Z').slice(2), ['2026-03-03T17:00:00.000Z', '2026-03-03T09:00:00.000Z'])
})

test('a call-back for another day is planned for the next working day of the shop', () => {
  const timesAt = (now: string, days = defaultClosedDays) =>
    (['evening', 'tomorrow'] as const).map((choice) => callBackTime(choice, new Date(now), days).toISOString())
  const [saturdayNoon, saturdayNight] = ['2026-03-07T11:00:00Z', '2026-03-07T18:00:00Z']
  assert.deepEqual(timesAt(saturdayNoon), ['2026-03-07T17:00:00.000Z', '2026-03-09T09:00:00.000Z'])
  assert.deepEqual(timesAt(saturdayNight), ['2026-03-09T17:00:00.000Z', '2026-03-09T09:00:00.000Z'])
  const feast = { closedDays: ['2026-03-09'], worksSaturdays: false } as const
  assert.deepEqual(timesAt('2026-03-06T18:00:00Z', feast), ['2026-03-10T17:00:00.000Z', '2026-03-10T09:00:00.000Z'])
})

test('only a calendar day is parsed as a day', () => {
  assert.equal(parseDay('2026-02-28'), '2026-02-28')
  for (const typed of ['2026-02-30', '2026-13-01', '28/02/2026', '', '2026-02-28T00:00']) {
    assert.equal(parseDay(typed), undefined, typed)
  }
})
