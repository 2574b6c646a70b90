import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backupName } from './manifest.ts'
import { chooseKept, kept } from './rotation.ts'

const day = 24 * 60 * 60 * 1000

test('nightly backups of a year leave 7 daily, 4 weekly and 6 monthly ones', () => {
  const last = new Date('2026-11-23T02:10:00Z')
  const nightly = Array.from({ length: 365 }, (_, index) => backupName(new Date(last.getTime() - index * day)))
  const { daily, all } = chooseKept(nightly)
  assert.deepEqual(
    daily.map((name) => name.slice(0, 10)),
    ['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
  )
  const older = [...all].filter((name) => !daily.includes(name)).map((name) => name.slice(0, 10))
  // Ends of weeks (Sundays), then of months; the last week and month are those of the newest backup.
  assert.deepEqual(older, [
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ])
  assert.ok(all.size <= kept.days + kept.weeks + kept.months)
})

test('kept one by one over a year, the same backups remain', () => {
  let backups: string[] = []
  const first = new Date('2026-01-01T02:10:00Z')
  for (let night = 0; night < 365; night += 1) {
    backups = [...backups, backupName(new Date(first.getTime() + night * day))]
    backups = [...chooseKept(backups).all].sort()
  }
  assert.deepEqual(
    backups.map((name) => name.slice(0, 10)),
    [
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      ...[
        '2026-12-13',
        '2026-12-20',
        '2026-12-25',
        '2026-12-26',
        '2026-12-27',
        '2026-12-28',
        '2026-12-29',
        '2026-12-30',
        '2026-12-31',
      ],
    ],
  )
})

test('after two weeks without a backup the older ones are still there', () => {
  const before = [1, 2, 3].map((night) => `2026-03-0${night}T02-10-00Z`)
  const { all } = chooseKept([...before, '2026-03-20T02-10-00Z'])
  assert.equal(all.size, 4)
})

test('of several backups of a day in Tunis the last one is kept', () => {
  // 23:30 UTC is the next day in Tunis.
  const { all } = chooseKept([
    '2026-03-01T23-30-00Z',
    '2026-03-02T10-00-00Z',
    '2026-03-02T22-59-00Z',
    '2026-03-02T23-30-00Z',
  ])
  assert.deepEqual([...all].sort(), ['2026-03-02T22-59-00Z', '2026-03-02T23-30-00Z'])
})
