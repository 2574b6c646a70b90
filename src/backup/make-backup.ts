import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { EmbeddedAddress } from '#database/connect.ts'
import { sha256, writeArchive } from './archive-parts.ts'
import { backupRole, ensureBackupRole } from './backup-role.ts'
import type { BackupStore } from './backup-store.ts'
import { copyCluster, type WalRange } from './base-backup.ts'
import { countRows } from './count-rows.ts'
import { requireRoom } from './free-room.ts'
import { backupName, type Manifest, writeManifest } from './manifest.ts'
import type { PartSealer } from './part-sealer.ts'
import { measurePictures, readPictures } from './picture-archive.ts'
import { packEntries, type TarEntry } from './tar-entries.ts'
import { ensureWalChain } from './wal-chain.ts'

export interface BackupOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  /** Of our own server, as its superuser. */
  readonly superuserAddress: EmbeddedAddress
  /** Where its finished WAL waits. */
  readonly finishedWal: string
  readonly dataDirectory: string
  /** The settings of the process, without secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** What must stay free where the backup is kept. */
  readonly minFreeBytes: number
  readonly startedAt: Date
}

/** Backs up the running server and the pictures. Returns the name of the backup. Throws NoRoom. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { store, superuserAddress, dataDirectory, startedAt, settings, sealer } = options
  const pictures = path.join(dataDirectory, 'pictures')
  const backup = backupName(startedAt)
  await ensureBackupRole(superuserAddress)
  const client = new pg.Client({ ...superuserAddress, user: backupRole })
  await client.connect()
  try {
    await requireRoom(store, (await measureCluster(client)) + (await measurePictures(pictures)), options.minFreeBytes)
    const before = await countRows(client)
    const database = await backUpCluster(options, client, backup)
    const after = await countRows(client)
    const finishedAt = new Date()
    // After the database, so that it has every picture that the database names.
    const files: Manifest['pictures']['files'] = []
    const place = { store, sealer, folder: backup }
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

async function backUpCluster(
  { store, sealer, finishedWal }: BackupOptions,
  client: pg.Client,
  backup: string,
): Promise<Manifest['database']> {
  const walChain = await ensureWalChain(finishedWal, sealer)
  const archived: { range?: WalRange; bytes: number } = { bytes: 0 }
  async function* entries(): AsyncGenerator<TarEntry> {
    for await (const entry of keepingResult()) {
      if ('size' in entry) archived.bytes += entry.size
      yield entry
    }
  }
  async function* keepingResult(): AsyncGenerator<TarEntry> {
    archived.range = yield* copyCluster(client, backup)
  }
  const parts = await writeArchive({ store, sealer, folder: backup }, 'database.tar.zst', packEntries(entries()))
  if (!archived.range) throw new Error('The archive of the database ended before the backup')
  return {
    kind: 'base-backup',
    postgresqlVersion: await majorVersion(client),
    platform: `${process.platform}-${process.arch}`,
    parts,
    bytes: archived.bytes,
    walChain,
    ...archived.range,
  }
}

async function measureCluster(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select sum(pg_database_size(oid))::text as bytes from pg_database',
  )
  return Number(rows[0]?.bytes)
}

async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  return Math.floor(Number(rows[0]?.version) / 10_000)
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
