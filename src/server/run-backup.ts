import { type BackupStore, folderStore } from '#backup/backup-store.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { type PartSealer, partSealer } from '#backup/part-sealer.ts'
import { proveBackup } from '#backup/prove-backup.ts'
import { rotateBackups } from '#backup/rotation.ts'
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

const clock = { now: () => new Date() }

/** Backs up our own server, proves the backup and then removes those no longer kept. Throws with the reason. */
export async function runBackup(
  config: Pick<Config, 'dataDirectory' | 'minFreeBytes'>,
  place: BackupPlace,
  { address, finishedWal }: Pick<EmbeddedDatabase, 'address' | 'finishedWal'>,
  report: (line: string) => void,
): Promise<string> {
  const { dataDirectory, minFreeBytes } = config
  const settings = settingsWithoutSecrets()
  const backup = await makeBackup({ ...place, address, finishedWal, dataDirectory, settings, minFreeBytes, clock })
  report(`Backup ${backup} is in ${place.store.location}`)
  const milliseconds = await proveBackup({ ...place, backup, dataDirectory })
  report(`It is proven: restored in ${Math.ceil(milliseconds / 1000)} s, its books and pictures are whole`)
  await rotateBackups(place.store, clock.now())
  return backup
}
