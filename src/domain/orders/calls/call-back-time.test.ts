import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDay } from '#domain/tunis-day.ts'
import { callBackTime } from './call-back-time.ts'

test('a call-back time is in Tunis time and always in the future', () => {
  const timesAt = (now: string) =>
    (['soon', 'hours', 'evening', 'tomorrow'] as const).map((choice) =>
      callBackTime(choice, new Date(now)).toISOString(),
    )
  assert.deepEqual(timesAt('2026-03-02T09:15:00Z'), [
    '2026-03-02T09:45:00.000Z',
    '2026-03-02T12:15:00.000Z',
    '2026-03-02T17:00:00.000Z',
    '2026-03-03T09:00:00.000Z',
  ])
  assert.deepEqual(timesAt('2026-03-02T23:30:00Z').slice(2), ['2026-03-03T17:00:00.000Z', '2026-03-04T09:00:00.000Z'])
  assert.equal(callBackTime('evening', new Date('2026-03-02T17:00:00Z')).toISOString(), '2026-03-03T17:00:00.000Z')
})

test('only a calendar day is parsed as a day', () => {
  assert.equal(parseDay('2026-02-28'), '2026-02-28')
  for (const typed of ['2026-02-30', '2026-13-01', '28/02/2026', '', '2026-02-28T00:00']) {
    assert.equal(parseDay(typed), undefined, typed)
  }
})
