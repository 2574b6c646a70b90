import { withBackupLock } from '#backup/backup-lock.ts'
import { type BackupRecord, recordBackup } from '#backup/backup-records.ts'
import { type BackupStore, folderStore } from '#backup/backup-store.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { backupName } from '#backup/manifest.ts'
import { type PartSealer, partSealer } from '#backup/part-sealer.ts'
import { proveBackup } from '#backup/prove-backup.ts'
import { rotateBackups } from '#backup/rotation.ts'
import { isOnSameDisk } from '#backup/same-disk.ts'
import { connect } from '#database/connect.ts'
import type { EmbeddedDatabase } from '#database/embedded.ts'
import type { BackupSettings } from './backup-settings.ts'
import { type Config, settingsWithoutSecrets } from './config.ts'

/** Where backups are and what opens them. */
export interface BackupPlace {
  readonly store: BackupStore
  readonly sealer: PartSealer
}

export function openBackupPlace({ folder, passphrase }: BackupSettings): BackupPlace {
  return { store: folderStore(folder), sealer: partSealer(passphrase) }
}

type OwnServer = Pick<EmbeddedDatabase, 'address' | 'superuserAddress' | 'directory' | 'finishedWal'>

/**
 * Backs up our own server, proves the backup and then removes those no longer kept. Records each step. Returns the name of
 * the backup; throws with the reason when it cannot be made or proven.
 */
export async function runBackup(
  { dataDirectory, minFreeBytes }: Pick<Config, 'dataDirectory' | 'minFreeBytes'>,
  place: BackupPlace,
  { address, superuserAddress, directory, finishedWal }: OwnServer,
  report: (line: string) => void,
): Promise<string> {
  return withBackupLock(address, async () => {
    const { store } = place
    const startedAt = new Date()
    const backup = backupName(startedAt)
    const { database, close } = connect(address, { poolSize: 1 })
    let record: BackupRecord = {
      ...{ name: backup, location: store.location, startedAt },
      isOnSameDisk: await sharesDisk(store, directory),
    }
    const note = async (state: Partial<BackupRecord>) => {
      record = { ...record, ...state }
      await recordBackup(database, record)
    }
    try {
      const settings = settingsWithoutSecrets()
      await makeBackup({ ...place, startedAt, superuserAddress, finishedWal, dataDirectory, settings, minFreeBytes })
      await note({ finishedAt: new Date() })
      report(`Backup ${backup} is in ${store.location}`)
      const milliseconds = await proveBackup({ ...place, backup, dataDirectory })
      await note({ proof: { at: new Date(), milliseconds } })
      report(`It is proven: restored in ${Math.ceil(milliseconds / 1000)} s, its books and pictures are whole`)
      await rotateBackups(store, new Date())
      return backup
    } catch (error) {
      if (!record.proof) await note({ problem: (error as Error).message })
      throw error
    } finally {
      await close()
    }
  })
}

async function sharesDisk({ folder, freeBytes }: BackupStore, directory: string): Promise<boolean> {
  if (folder === undefined) return false
  // Creates the folder.
  await freeBytes()
  return isOnSameDisk(folder, directory)
}
