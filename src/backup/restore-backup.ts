import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { findCollationProblem } from '#database/collation-version.ts'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import { embeddedVersion } from '#database/embedded-directories.ts'
import { migrationNames } from '#database/migrate.ts'
import { tunisTimeOf } from '#domain/tunis-day.ts'
import { type ArchivePlace, checkParts } from './archive-parts.ts'
import type { BackupStore } from './backup-store.ts'
import { endWaysIn } from './end-ways-in.ts'
import { type BaseBackup, type Manifest, readManifest } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'
import { forEachPicture } from './picture-archive.ts'
import { placeInside, type RecoveryTarget, restoreCluster } from './restore-cluster.ts'
import { requireEmptyDatabase, restoreDumpInto } from './restore-dump.ts'

interface RestoreOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  readonly backup: string
  /** Must have neither a database nor pictures. */
  readonly dataDirectory: string
  /** An empty database on a server of the owner's. Undefined: our own server is restored. */
  readonly address?: DatabaseAddress
  readonly target: RecoveryTarget
}

export interface Restored {
  readonly manifest: Manifest
  /** The last change in the restored database; undefined when it is exactly that of the backup. */
  readonly lastChangeAt: Date | undefined
  /** What is wrong with the collation of the database, in one line. */
  readonly collationProblem: string | undefined
}

/** What a data directory must not have yet. */
const ownServer = ['postgresql', 'postgresql-is-in']
const pictureFolder = 'pictures'

/**
 * Restores the database and the pictures: our own server into an empty data directory, a dump into an empty database.
 * Nobody is signed in to what is restored. Checks the whole backup first. Whatever fails, everything is left as it was;
 * throws DamagedBackup with the reason.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { store, sealer, backup, dataDirectory, target, address } = options
  const manifest = await readManifest(store, backup)
  const { database } = manifest
  await requireKnown(manifest, sealer)
  requireSameKind(database, address)
  requireReachable(manifest, target)
  const places = database.kind === 'dump' ? [pictureFolder] : [pictureFolder, ...ownServer]
  await requireEmptyPlace(dataDirectory, places)
  if (address && database.kind === 'dump') await requireEmptyDatabase(address, database)
  await checkParts(store, backup, [...database.parts, ...manifest.pictures.parts])

  const place = { store, sealer, folder: backup }
  const unfinished = path.join(dataDirectory, 'restoring')
  await removeRestored(unfinished)
  await mkdir(unfinished, { recursive: true })
  try {
    let lastChangeAt: Date | undefined
    let collationProblem: string | undefined
    await restorePictures(place, manifest, path.join(unfinished, pictureFolder))
    if (database.kind === 'base-backup') {
      const server = await restoreCluster({ store, sealer, backup, database }, unfinished, target)
      try {
        lastChangeAt = await readLastChange(server.superuserAddress)
        await endWaysIn(server.superuserAddress)
      } finally {
        await server.stop()
      }
    } else if (address) {
      await restoreDumpInto(address, place, database)
      await endWaysIn(address)
      const { database: restored, close } = connect(address, { poolSize: 1 })
      collationProblem = await findCollationProblem(restored).finally(close)
    }
    for (const name of places) await moveIfExists(path.join(unfinished, name), path.join(dataDirectory, name))
    return { manifest, lastChangeAt, collationProblem }
  } finally {
    await removeRestored(unfinished)
  }
}

/** Throws DamagedBackup for a backup that this program cannot restore anywhere. */
export async function requireKnown(manifest: Manifest, sealer: PartSealer): Promise<void> {
  const { database, lastMigration, isEncrypted } = manifest
  if (isEncrypted && !sealer.isEncrypting) throw new DamagedBackup('It is encrypted: set BACKUP_PASSPHRASE')
  if (!isEncrypted && sealer.isEncrypting)
    throw new DamagedBackup('It is not encrypted, and BACKUP_PASSPHRASE is set: unset it to restore this backup')
  if (database.kind === 'base-backup') await requireSameServer(database)
  if (!(await migrationNames()).includes(lastMigration))
    throw new DamagedBackup(
      `It was made by a later release, with migration ${lastMigration}: restore it with that release`,
    )
}

/** Files of a server are of use only to the same version on the same kind of machine. */
async function requireSameServer({ postgresqlVersion, platform: madeOn }: BaseBackup): Promise<void> {
  const version = await embeddedVersion()
  if (postgresqlVersion !== version)
    throw new DamagedBackup(`It is of PostgreSQL ${postgresqlVersion}, and this release has ${version}`)
  const platform = `${process.platform}-${process.arch}`
  if (madeOn !== platform)
    throw new DamagedBackup(`It was made on ${madeOn}, and its files cannot be used on ${platform}`)
}

function requireSameKind({ kind }: Manifest['database'], address: DatabaseAddress | undefined): void {
  if (kind === 'dump' && !address)
    throw new DamagedBackup('It was made by pg_dump from a server of yours: set DATABASE_URL to an empty database')
  if (kind === 'base-backup' && address)
    throw new DamagedBackup('It is of our own server, and DATABASE_URL is set: unset it to restore this backup')
}

function requireReachable({ finishedAt, database }: Manifest, target: RecoveryTarget): void {
  if (target instanceof Date && database.kind === 'dump')
    throw new DamagedBackup('It was made by pg_dump and has one moment: leave out --at')
  if (target instanceof Date && target < finishedAt)
    throw new DamagedBackup(`It ends at ${nameMoment(finishedAt)}: choose an earlier backup or a later time`)
}

/** As `--at` takes it, so in the same time zone as everything else that a restore says. */
export function nameMoment(moment: Date): string {
  return `${tunisTimeOf(moment).slice(0, 19).replace('T', ' ')} in Tunis`
}

async function requireEmptyPlace(dataDirectory: string, places: readonly string[]): Promise<void> {
  const names = await readdir(dataDirectory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const taken = names.filter((name) => places.includes(name))
  if (taken.length > 0)
    throw new DamagedBackup(
      `${dataDirectory} already has ${taken.join(' and ')}: restore into an empty place (DATA_DIR)`,
    )
}

async function restorePictures(place: ArchivePlace, { pictures }: Manifest, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await forEachPicture(place, pictures, (name, content) => writeFile(placeInside(directory, { name }), content))
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
