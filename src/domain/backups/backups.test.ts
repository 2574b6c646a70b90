import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordBackup } from '#backup/backup-records.ts'
import type { Database } from '#database/connect.ts'
import { asOperator } from '#tests/support/operators.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { BackupService } from './backup-service.ts'
import { getBackupStatus } from './get-backup-status.ts'
import { isBackupDue } from './is-backup-due.ts'
import { makeNightlyBackup } from './make-nightly-backup.ts'

const at = (time: string) => new Date(`2026-03-${time}:00+01:00`)

test('a backup is due once a night at 03:10 in Tunis, and made up for when it was missed', () => {
  const due = (now: string, last: string | undefined, created = '01T12:00', hasWalGap = false) =>
    isBackupDue({
      now: at(now),
      lastStartedAt: last === undefined ? undefined : at(last),
      createdAt: at(created),
      hasWalGap,
    })
  assert.equal(due('01T23:10', undefined), false, 'a new shop waits for its first night')
  assert.equal(due('02T03:10', undefined), true)
  assert.equal(due('02T04:10', '02T03:10'), false)
  assert.equal(due('02T23:10', '02T03:10'), false)
  assert.equal(due('03T02:10', '02T03:10'), false)
  assert.equal(due('03T03:10', '02T03:10'), true)
  assert.equal(due('05T14:10', '02T03:10'), true, 'the shop was closed at night')
  assert.equal(due('02T14:10', '02T03:10', '01T12:00', true), true, 'the WAL has a gap')
})

/** Counts its calls. */
function countingService(changes: Partial<BackupService> = {}): BackupService & { made: number } {
  const service = {
    made: 0,
    async make() {
      service.made += 1
    },
    hasWalGap: async () => false,
    walProblem: () => undefined,
    ...changes,
  }
  return service
}

const createdOn = async (db: Database, moment: Date) =>
  runOnTestServer(`update migrations set applied_at = '${moment.toISOString()}'`, await databaseName({ database: db }))

const record = { name: '2026-03-02T02-10-00Z', location: '/backups', isOnSameDisk: false }

test('the hourly job makes a backup when one is due, after a failed one again', async () => {
  await using shop = await openTestShop()
  const { system, clock } = shop
  const { db } = system
  await createdOn(db, at('01T12:00'))
  const backups = countingService()
  const runAt = async (time: string) => {
    clock.moment = at(time)
    await makeNightlyBackup({ ...system, backups })
    return backups.made
  }
  assert.equal(await runAt('02T02:10'), 0)
  assert.equal(await runAt('02T03:10'), 1)
  await recordBackup(db, { ...record, startedAt: at('02T03:10'), problem: 'The folder is away' })
  assert.equal(await runAt('02T04:10'), 2)
  await recordBackup(db, { ...record, name: 'second', startedAt: at('02T04:10'), finishedAt: at('02T04:11') })
  assert.equal(await runAt('02T05:10'), 2)
  await makeNightlyBackup(system)
})

test('the dashboard knows the last proven backup, and warns after two days without one', async () => {
  await using shop = await openTestShop()
  const { system, clock } = shop
  const { db } = system
  const office = { ...(await asOperator(shop.marketplace)), backups: countingService() }
  await createdOn(db, at('01T12:00'))
  clock.moment = at('03T11:59')
  assert.deepEqual(await getBackupStatus(office), { isOff: false, isOverdue: false, isOnSameDisk: false })
  clock.moment = at('03T12:01')
  assert.equal((await getBackupStatus(office)).isOverdue, true, 'a new shop too')

  const proof = { at: at('04T03:11'), milliseconds: 8_600, brokenRules: '' }
  const made = { ...record, startedAt: at('04T03:10'), finishedAt: at('04T03:11') }
  await recordBackup(db, { ...made, isOnSameDisk: true })
  await recordBackup(db, { ...made, isOnSameDisk: true, proof })
  assert.deepEqual(await getBackupStatus(office), {
    ...{ isOff: false, isOverdue: false, isOnSameDisk: true },
    lastProven: { at: proof.at, restoreMilliseconds: 8_600 },
  })

  const broken = { ...proof, brokenRules: 'counter = ledger: size 1' }
  await recordBackup(db, { ...made, name: 'broken', startedAt: at('04T05:10'), proof: broken })
  assert.equal((await getBackupStatus(office)).brokenRules, 'counter = ledger: size 1')

  clock.moment = at('06T04:00')
  await recordBackup(db, { ...made, name: 'later', startedAt: at('05T03:10'), problem: 'Picture a.webp is missing' })
  const walProblem = { reason: 'EIO', waitingBytes: 160, freeBytes: 1000 }
  assert.deepEqual(await getBackupStatus({ ...office, backups: countingService({ walProblem: () => walProblem }) }), {
    ...{ isOff: false, isOverdue: true, isOnSameDisk: false, problem: 'Picture a.webp is missing', walProblem },
    lastProven: { at: proof.at, restoreMilliseconds: 8_600 },
  })
  assert.equal((await getBackupStatus({ ...office, backups: undefined })).isOff, true)
})
