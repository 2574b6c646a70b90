// `npm run restore -- <backup> [--at <time>]`: restores a backup into an empty place. Without a backup it lists them.
import './production-mode.ts'
import { parseArgs } from 'node:util'
import { listBackups, startOf } from '#backup/manifest.ts'
import { DamagedBackup } from '#backup/part-sealer.ts'
import { nameMoment, restoreBackup } from '#backup/restore-backup.ts'
import type { RecoveryTarget } from '#backup/restore-cluster.ts'
import { momentInTunis } from '#domain/tunis-day.ts'
import { readConfig } from './config.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { type BackupPlace, openBackupPlace } from './run-backup.ts'

const usage =
  'npm run restore -- <backup or latest> [--at <time>]: a time in Tunis such as "2026-11-23 14:05", ' +
  'or "backup" for the moment of the backup; without --at everything that was archived since is restored too'

async function restore(): Promise<void> {
  const config = readConfig()
  if (!config.backups) throw new InvalidSetting('Setting BACKUP_TO is off: set it to where the backups are')
  const place = await openBackupPlace(config.backups)
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  const [wanted] = positionals
  if (wanted === undefined || positionals.length > 1) return printBackups(place)
  const target = targetOf(values.at)
  const backup = wanted === 'latest' ? ((await listBackups(place.store)).at(-1) ?? wanted) : wanted
  await prepareDataDirectory(config.dataDirectory)
  const { manifest, lastChangeAt, collationProblem } = await restoreBackup({
    ...place,
    backup,
    dataDirectory: config.dataDirectory,
    // The tables belong to the role that restores them.
    ...(config.database && { address: { url: config.database.migrationUrl } }),
    target,
  })
  const { secretKeyFingerprint } = manifest
  console.log(
    `Restored ${backup} into ${config.database ? 'the database of DATABASE_URL and the pictures into ' : ''}${config.dataDirectory}`,
  )
  console.log(`The last change in it is of ${nameMoment(lastChangeAt ?? manifest.finishedAt)}`)
  console.log(
    'Nobody is signed in to it, and no link that was sent opens it: what was signed out or revoked since is not known. ' +
      'Accounts, passwords and the access of makers are those of that moment: look at the team and at the stores',
  )
  if (collationProblem !== undefined) console.log(collationProblem)
  if (secretKeyFingerprint !== undefined)
    console.log(
      `secret.key is kept apart from backups: put the one whose sha256 begins with ${secretKeyFingerprint} there before npm start`,
    )
}

async function printBackups({ store }: BackupPlace): Promise<void> {
  console.log(usage)
  const backups = await listBackups(store)
  console.log(backups.length === 0 ? `${store.location} has no backup` : `${store.location} has:`)
  for (const backup of backups) console.log(`  ${backup}, of ${nameMoment(startOf(backup) ?? new Date(0))}`)
}

/** Throws InvalidSetting for a time that does not exist. */
function targetOf(at: string | undefined): RecoveryTarget {
  if (at === undefined) return 'latest'
  if (at === 'backup') return at
  const hasZone = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(at)
  const moment = hasZone ? new Date(at) : momentInTunis(at.replace(' ', 'T'))
  if (moment && !Number.isNaN(moment.getTime())) return moment
  throw new InvalidSetting(`--at ${at} is no time. ${usage}`)
}

try {
  await restore()
} catch (error) {
  console.error(error instanceof DamagedBackup ? `Nothing was changed. ${error.message}` : explainStartFailure(error))
  process.exit(1)
}
