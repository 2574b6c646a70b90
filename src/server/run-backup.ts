import { setTimeout as wait } from 'node:timers/promises'
import { withBackupLock } from '#backup/backup-lock.ts'
import { type BackupRecord, recordBackup } from '#backup/backup-records.ts'
import type { BackupSource } from '#backup/backup-source.ts'
import { type BackupStore, folderStore } from '#backup/backup-store.ts'
import { bucketStore } from '#backup/bucket-store.ts'
import { clusterSource } from '#backup/cluster-source.ts'
import { dumpSource } from '#backup/dump-source.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { backupName } from '#backup/manifest.ts'
import { type PartSealer, partSealer } from '#backup/part-sealer.ts'
import { type BackupProof, proveBackup } from '#backup/prove-backup.ts'
import { rotateBackups } from '#backup/rotation.ts'
import { isOnSameDisk } from '#backup/same-disk.ts'
import { connect } from '#database/connect.ts'
import type { EmbeddedDatabase } from '#database/embedded.ts'
import type { DatabaseAddresses } from '#database/prepare-database.ts'
import type { BackupSettings } from './backup-settings.ts'
import { type Config, settingsWithoutSecrets } from './config.ts'

/** Where backups are and what opens them. */
export interface BackupPlace {
  readonly store: BackupStore
  readonly sealer: PartSealer
}

/** Throws BucketClientMissing. */
export async function openBackupPlace({ place, passphrase }: BackupSettings): Promise<BackupPlace> {
  const store = 'folder' in place ? folderStore(place.folder) : await bucketStore(place)
  return { store, sealer: partSealer(passphrase) }
}

/** A database to back up. */
export interface BackedUpDatabase extends DatabaseAddresses {
  /** Our own server; undefined for one of the owner's. */
  readonly embedded?: Pick<EmbeddedDatabase, 'superuserAddress' | 'directory' | 'finishedWal'>
}

function sourceOf({ migrationAddress, embedded }: BackedUpDatabase): BackupSource {
  return embedded ? clusterSource(embedded) : dumpSource(migrationAddress)
}

/**
 * Backs up the database and the pictures, proves the backup and then removes those no longer kept. Records each step.
 * Returns the name of the backup; throws with the reason when it cannot be made or proven.
 */
export async function runBackup(
  { dataDirectory, minFreeBytes }: Pick<Config, 'dataDirectory' | 'minFreeBytes'>,
  place: BackupPlace,
  database: BackedUpDatabase,
  report: (line: string) => void,
): Promise<string> {
  const { address, embedded } = database
  return withBackupLock(address, async () => {
    const { store } = place
    const startedAt = new Date()
    const backup = backupName(startedAt)
    const connection = connect(address, { poolSize: 1 })
    let record: BackupRecord = {
      ...{ name: backup, location: store.location, startedAt },
      isOnSameDisk: await sharesDisk(store, embedded?.directory ?? dataDirectory),
    }
    const note = async (state: Partial<BackupRecord>) => {
      record = { ...record, ...state }
      await recordBackup(connection.database, record)
    }
    try {
      const settings = settingsWithoutSecrets()
      await makeBackup({ ...place, startedAt, source: sourceOf(database), dataDirectory, settings, minFreeBytes })
      await note({ finishedAt: new Date() })
      report(`Backup ${backup} is in ${store.location}`)
      const proof = await proveBackup({ ...place, backup, dataDirectory })
      await note({ proof: { at: new Date(), ...proof } })
      report(`It is proven: restored in ${Math.ceil(proof.milliseconds / 1000)} s, ${bookReport(proof)}`)
      await rotateBackups(store, new Date())
      return backup
    } catch (error) {
      if (!record.proof) await note({ problem: (error as Error).message })
      throw error
    } finally {
      await connection.close()
      await waitForNextSecond(startedAt)
    }
  })
}

/** The name of a backup has whole seconds, so the next one must not start within the same second. */
function waitForNextSecond(start: Date): Promise<void> {
  const nextSecond = 1000 * (Math.floor(start.getTime() / 1000) + 1)
  return wait(Math.max(0, nextSecond - Date.now()))
}

function bookReport({ brokenRules }: BackupProof): string {
  return brokenRules === ''
    ? 'its books and pictures are whole'
    : `but the shop itself breaks rules (npm run verify lists them): ${brokenRules}`
}

async function sharesDisk({ folder, freeBytes }: BackupStore, directory: string): Promise<boolean> {
  if (folder === undefined) return false
  // Creates the folder.
  await freeBytes()
  return isOnSameDisk(folder, directory)
}
