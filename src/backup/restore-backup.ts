import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { embeddedVersion } from '#database/embedded-directories.ts'
import { migrationNames } from '#database/migrate.ts'
import { checkParts, readArchive } from './archive-parts.ts'
import type { BackupStore } from './backup-store.ts'
import { type BaseBackup, type Manifest, readManifest } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'
import { placeInside, type RecoveryTarget, restoreCluster } from './restore-cluster.ts'
import { unpackEntries } from './tar-entries.ts'

interface RestoreOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  readonly backup: string
  /** Must have neither a database nor pictures. */
  readonly dataDirectory: string
  readonly target: RecoveryTarget
}

export interface Restored {
  readonly manifest: Manifest
  /** The last change in the restored database; undefined when it is exactly that of the backup. */
  readonly lastChangeAt: Date | undefined
}

/** What a data directory must not have yet. */
const parts = ['pictures', 'postgresql', 'postgresql-is-in']

/**
 * Restores our own server and the pictures into an empty data directory. Checks the whole backup first. Whatever fails,
 * the data directory is left as it was; throws DamagedBackup with the reason.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { store, sealer, backup, dataDirectory, target } = options
  const manifest = await readManifest(store, backup)
  const database = await requireRestorable(manifest, sealer)
  requireReachable(manifest, target)
  await requireEmptyPlace(dataDirectory)
  await checkParts(store, backup, [...database.parts, ...manifest.pictures.parts])

  const unfinished = path.join(dataDirectory, 'restoring')
  await removeRestored(unfinished)
  await mkdir(unfinished, { recursive: true })
  try {
    const server = await restoreCluster({ store, sealer, backup, database }, unfinished, target)
    const lastChangeAt = await readLastChange(server.superuserAddress).finally(() => server.stop())
    await restorePictures(options, manifest, path.join(unfinished, 'pictures'))
    for (const part of parts) await moveIfExists(path.join(unfinished, part), path.join(dataDirectory, part))
    return { manifest, lastChangeAt }
  } finally {
    await removeRestored(unfinished)
  }
}

/** Throws DamagedBackup for a backup that this program cannot restore. */
export async function requireRestorable(manifest: Manifest, sealer: PartSealer): Promise<BaseBackup> {
  const { database, lastMigration, isEncrypted } = manifest
  if (isEncrypted && !sealer.isEncrypting) throw new DamagedBackup('It is encrypted: set BACKUP_PASSPHRASE')
  if (!isEncrypted && sealer.isEncrypting)
    throw new DamagedBackup('It is not encrypted, and BACKUP_PASSPHRASE is set: unset it to restore this backup')
  if (database.kind !== 'base-backup')
    throw new DamagedBackup('It was made by pg_dump from a server of yours: set DATABASE_URL to an empty database')
  const version = await embeddedVersion()
  if (database.postgresqlVersion !== version)
    throw new DamagedBackup(`It is of PostgreSQL ${database.postgresqlVersion}, and this release has ${version}`)
  const platform = `${process.platform}-${process.arch}`
  if (database.platform !== platform)
    throw new DamagedBackup(`It was made on ${database.platform}, and its files cannot be used on ${platform}`)
  if (!(await migrationNames()).includes(lastMigration))
    throw new DamagedBackup(
      `It was made by a later release, with migration ${lastMigration}: restore it with that release`,
    )
  return database
}

function requireReachable({ finishedAt }: Manifest, target: RecoveryTarget): void {
  if (target instanceof Date && target < finishedAt)
    throw new DamagedBackup(`It ends at ${finishedAt.toISOString()}: choose an earlier backup or a later time`)
}

async function requireEmptyPlace(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const taken = names.filter((name) => parts.includes(name))
  if (taken.length > 0)
    throw new DamagedBackup(
      `${dataDirectory} already has ${taken.join(' and ')}: restore into an empty place (DATA_DIR)`,
    )
}

async function restorePictures({ store, sealer, backup }: RestoreOptions, manifest: Manifest, directory: string) {
  await mkdir(directory, { recursive: true })
  const archive = readArchive({ store, sealer, folder: backup }, manifest.pictures.parts)
  for await (const entry of unpackEntries(archive))
    if ('content' in entry) await writeFile(placeInside(directory, entry), entry.content)
}

/** The time of the last transaction that was replayed. */
async function readLastChange(address: Parameters<typeof connect>[0]): Promise<Date | undefined> {
  const { database, close } = connect(address, { poolSize: 1 })
  try {
    const { rows } = await sql<{ at: Date | null }>`select pg_last_xact_replay_timestamp() as at`.execute(database)
    return rows[0]?.at ?? undefined
  } finally {
    await close()
  }
}

async function moveIfExists(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Removes a data directory, and its database where that is elsewhere. */
export async function removeRestored(dataDirectory: string): Promise<void> {
  const elsewhere = await readFile(path.join(dataDirectory, 'postgresql-is-in'), 'utf8').catch(() => undefined)
  if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true })
  await rm(dataDirectory, { recursive: true, force: true })
}
