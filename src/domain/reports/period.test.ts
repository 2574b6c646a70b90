import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TunisDay } from '#domain/tunis-day.ts'
import { daysIn, granularityFor, type Period, periodBefore, periodBetween, periodOf } from './period.ts'

const between = (from: TunisDay, until: TunisDay): Period => ({ from, until })

test('a named period ends today', () => {
  // A Sunday, the last day of its week.
  const today = '2026-03-01'
  assert.deepEqual(periodOf('this-week', today), between('2026-02-23', today))
  assert.deepEqual(periodOf('this-month', today), between('2026-03-01', today))
  assert.deepEqual(periodOf('last-30-days', today), between('2026-01-31', today))
  assert.deepEqual(periodOf('this-year', today), between('2026-01-01', today))
  assert.deepEqual(periodOf('this-week', '2026-03-02'), between('2026-03-02', '2026-03-02'))
  assert.deepEqual(periodOf('this-week', '2027-01-01'), between('2026-12-28', '2027-01-01'))
})

test('a period is compared with the same days of the week, month or year before, or with as many days just before', () => {
  assert.deepEqual(periodBefore(between('2026-12-28', '2027-01-01'), 'this-week'), between('2026-12-21', '2026-12-25'))
  assert.deepEqual(periodBefore(between('2026-03-01', '2026-03-31'), 'this-month'), between('2026-02-01', '2026-02-28'))
  assert.deepEqual(periodBefore(between('2026-01-01', '2026-01-10'), 'this-month'), between('2025-12-01', '2025-12-10'))
  assert.deepEqual(periodBefore(between('2028-01-01', '2028-02-29'), 'this-year'), between('2027-01-01', '2027-02-28'))
  assert.deepEqual(periodBefore(between('2026-03-10', '2026-03-12')), between('2026-03-07', '2026-03-09'))
  assert.deepEqual(periodBefore(between('2026-03-10', '2026-03-10')), between('2026-03-09', '2026-03-09'))
})

test('a period is made of two days in any order', () => {
  assert.equal(daysIn(periodBetween('2028-03-01', '2028-02-28')), 3)
  assert.equal(daysIn(periodBetween('2026-03-01', '2026-03-01')), 1)
})

test('a chart has the requested granularity unless its bars would be too thin', () => {
  assert.equal(granularityFor(between('2026-01-01', '2026-01-31')), 'day')
  assert.equal(granularityFor(between('2026-01-01', '2026-04-30')), 'week')
  assert.equal(granularityFor(between('2026-01-01', '2026-12-31')), 'month')
  assert.equal(granularityFor(between('2026-01-01', '2026-04-02'), 'day'), 'day')
  assert.equal(granularityFor(between('2026-01-01', '2026-04-03'), 'day'), 'week')
  assert.equal(granularityFor(between('2020-01-01', '2029-12-31'), 'day'), 'month')
  assert.equal(granularityFor(between('2026-01-01', '2026-01-02'), 'month'), 'month')
})
