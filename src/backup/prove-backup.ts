import { chmod, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Connection, connect, migrationTimeouts } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { BackupStore } from './backup-store.ts'
import { countRows } from './count-rows.ts'
import { requireFree } from './free-room.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'
import { forEachPicture } from './picture-archive.ts'
import { removeRestored, requireKnown } from './restore-backup.ts'
import { restoreCluster } from './restore-cluster.ts'
import { restoreDumpInScratch } from './restore-dump.ts'

interface ProofOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  readonly backup: string
  /** A scratch server is started in a folder of it, and removed. One proof runs at a time. */
  readonly dataDirectory: string
}

export interface BackupProof {
  /** How long the restore took. */
  readonly milliseconds: number
  /**
   * What the restored shop has wrong: rules that its books break, and pictures that its database names and its folder
   * did not have. Empty if nothing. A faithful copy of a shop with an alarm is a good backup, and the start must not
   * wait for it.
   */
  readonly brokenRules: string
}

/**
 * Restores a backup in a scratch server, migrates it and checks its books and pictures. Throws DamagedBackup with what
 * is not as it was in the shop, and NoRoom.
 */
export async function proveBackup(options: ProofOptions): Promise<BackupProof> {
  const { store, sealer, backup } = options
  const manifest = await readManifest(store, backup)
  const { database } = manifest
  await requireKnown(manifest, sealer)
  const scratch = await makeScratchDirectory(options.dataDirectory)
  try {
    await requireFree(scratch, database.bytes)
    const startedAt = performance.now()
    const server =
      database.kind === 'dump'
        ? await restoreDumpInScratch({ store, sealer, folder: backup }, database, scratch)
        : await restoreCluster({ store, sealer, backup, database }, scratch, 'backup')
    const milliseconds = Math.round(performance.now() - startedAt)
    // As a start would migrate it.
    const connection = connect(server.migrationAddress, { timeouts: migrationTimeouts })
    const brokenRules = await checkDatabase(connection, manifest).finally(async () => {
      await connection.close()
      await server.stop()
    })
    await forEachPicture({ store, sealer, folder: backup }, manifest.pictures, (_, content) => drain(content))
    return { milliseconds, brokenRules }
  } finally {
    await removeRestored(scratch)
  }
}

const scratchPrefix = 'restore-drill-'

async function makeScratchDirectory(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true })
  // Of a process that was killed.
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(scratchPrefix)) await removeRestored(path.join(dataDirectory, name))
  const directory = await mkdtemp(path.join(dataDirectory, scratchPrefix))
  // PostgreSQL's account may be another one.
  await chmod(directory, 0o755)
  return directory
}

/** They are named in one message. */
const maxNamedRules = 20

/** Returns what the restored shop has wrong. Throws DamagedBackup when rows are lost. */
async function checkDatabase(connection: Connection, manifest: Manifest): Promise<string> {
  const counted = await countRows(connection.pool)
  const lost = Object.entries(manifest.rows)
    .filter(([table, { before, after }]) => !((counted[table] ?? 0) >= before && (counted[table] ?? 0) <= after))
    .map(([table, { before, after }]) => `${table} has ${counted[table]} rows instead of ${before} to ${after}`)
  if (lost.length > 0) throw new DamagedBackup(lost.join('; '))
  const broken = await missingPictures(connection, manifest)
  await migrate(connection)
  const shop = { db: connection.database, clock: { now: () => new Date() } }
  for await (const { rule, detail } of findAllViolations(shop)) {
    broken.push(`${rule}: ${detail}`)
    if (broken.length >= maxNamedRules) break
  }
  return broken.join('; ')
}

/**
 * Pictures are copied after the database, so those that it names and the backup does not have were missing in the shop.
 */
async function missingPictures({ database }: Connection, { pictures }: Manifest): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select file_name as name from pictures`.execute(database)
  const known = new Set(pictures.files.map(({ name }) => name))
  const missing = rows.filter(({ name }) => !known.has(name))
  return missing.length > 0
    ? [`${missing.length} pictures of the database are missing, such as ${missing[0]?.name}`]
    : []
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
