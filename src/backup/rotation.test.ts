import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { makeDataDirectory } from '#tests/support/temporary-directory.ts'
import { folderStore } from './backup-store.ts'
import { backupName, listBackups, writeManifest } from './manifest.ts'
import { chooseKept, kept, rotateBackups } from './rotation.ts'
import { listSegments } from './wal-archive-files.ts'

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

test('of several backups of a day in Tunis the first and the last one are kept, and more of the newest day', () => {
  // 23:30 UTC is the next day in Tunis.
  const of = (day: string) => ['00-10-00', '10-00-00', '16-00-00', '22-59-00'].map((time) => `2026-03-${day}T${time}Z`)
  const backups = ['2026-02-28T23-30-00Z', ...of('01'), '2026-03-01T23-30-00Z', ...of('02')]
  const { daily, all } = chooseKept(backups)
  assert.deepEqual([...daily].sort(), [
    '2026-02-28T23-30-00Z',
    '2026-03-01T22-59-00Z',
    '2026-03-01T23-30-00Z',
    ...of('02'),
  ])
  assert.deepEqual(all, new Set(daily))
  const hours = Array.from({ length: 20 }, (_, hour) => `2026-03-02T${String(hour).padStart(2, '0')}-00-00Z`)
  assert.deepEqual([...chooseKept(hours).all].sort(), [hours[0], ...hours.slice(-6)])
})

test('rotation removes backups no longer kept, unfinished ones, and WAL from before the oldest daily backup', async (t) => {
  const folder = await makeDataDirectory('hirfa-rotation-')
  t.after(() => rm(folder, { recursive: true }))
  const store = folderStore(folder)
  const [chain, ofNoBackup] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const segment = (number: number) => `00000001000000000000000${number}`
  // Monday to Monday: the first day is the last one of no week and no month.
  const nights = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 2, 2 + day, 2, 10)))
  for (const [day, startedAt] of nights.entries()) {
    const segments = { firstSegment: segment(day + 1), lastSegment: segment(day + 1) }
    const parts = [{ name: 'database.tar.zst.0000', bytes: 1, sha256: '0'.repeat(64) }]
    await writeManifest(store, backupName(startedAt), {
      ...{ format: 'hirfa-backup', version: 1, startedAt, finishedAt: startedAt, isEncrypted: false, settings: {} },
      database: {
        kind: 'base-backup',
        postgresqlVersion: 18,
        platform: '',
        parts,
        bytes: 1,
        walChain: chain,
        ...segments,
      },
      ...{ pictures: { parts: [], files: [] }, lastMigration: '', rows: {} },
    })
    await store.put(`wal/${chain}/${segment(day + 1)}.zst`, Buffer.from('WAL'))
  }
  await store.put(`wal/${ofNoBackup}/${segment(1)}.zst`, Buffer.from('of no backup'))
  const unfinished = backupName(new Date(Date.UTC(2026, 2, 5)))
  await store.put(`${unfinished}/database.tar.zst.0000`, Buffer.from('unfinished'))

  await rotateBackups(store, nights.at(-1) ?? new Date())

  const left = nights.slice(1).map(backupName)
  assert.deepEqual(await listBackups(store), left)
  assert.deepEqual(await store.list(''), [...left, 'wal'])
  assert.deepEqual(await store.list('wal'), [chain])
  assert.deepEqual(
    await listSegments(store, chain),
    left.map((_, index) => segment(index + 2)),
  )
})
