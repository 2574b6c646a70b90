import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { sha256, writeArchive } from './archive-parts.ts'
import type { BackupSource } from './backup-source.ts'
import type { BackupStore } from './backup-store.ts'
import { countRows } from './count-rows.ts'
import { requireRoom } from './free-room.ts'
import { backupName, type Manifest, writeManifest } from './manifest.ts'
import type { PartSealer } from './part-sealer.ts'
import { measurePictures, readPictures } from './picture-archive.ts'
import { packEntries } from './tar-entries.ts'

export interface BackupOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  readonly source: BackupSource
  readonly dataDirectory: string
  /** The settings of the process, without secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** What must stay free where the backup is kept. */
  readonly minFreeBytes: number
  readonly startedAt: Date
}

/** Backs up the database and the pictures. Returns the name of the backup. Throws NoRoom. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { store, source, dataDirectory, startedAt, settings, sealer } = options
  const pictures = path.join(dataDirectory, 'pictures')
  const backup = backupName(startedAt)
  const client = await source.connect()
  try {
    await requireRoom(store, (await source.measure(client)) + (await measurePictures(pictures)), options.minFreeBytes)
    const before = await countRows(client)
    const place = { store, sealer, folder: backup }
    const database = await source.copy(client, place)
    const after = await countRows(client)
    const finishedAt = new Date()
    // After the database, so that it has every picture that the database names.
    const files: Manifest['pictures']['files'] = []
    const parts = await writeArchive(place, 'pictures.tar.zst', packEntries(readPictures(pictures, files)))
    const fingerprint = await fingerprintOf(path.join(dataDirectory, 'secret.key'))
    await writeManifest(store, backup, {
      ...{ format: 'hirfa-backup', version: 1, startedAt, finishedAt, isEncrypted: sealer.isEncrypting, settings },
      ...{ database, pictures: { parts, files }, lastMigration: await lastMigration(client) },
      rows: Object.fromEntries(Object.keys(before).map((t) => [t, { before: before[t] ?? 0, after: after[t] ?? 0 }])),
      ...(fingerprint !== undefined && { secretKeyFingerprint: fingerprint }),
    })
    return backup
  } catch (error) {
    await store.deleteFolder(backup).catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

async function lastMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from migrations')
  return rows[0]?.name ?? ''
}

const fingerprintLength = 12

async function fingerprintOf(file: string): Promise<string | undefined> {
  const key = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return key && sha256(key).slice(0, fingerprintLength)
}
