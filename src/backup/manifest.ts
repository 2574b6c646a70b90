import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type BackupStore, MissingFile } from './backup-store.ts'
import { DamagedBackup } from './part-sealer.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

const part = z.object({ name: z.string().regex(/^[a-z.]+\.\d{4}$/), bytes: count, sha256 })

const walSegment = z.string().regex(/^[0-9A-F]{24}$/)

const database = z.discriminatedUnion('kind', [
  /** The files of our own server, with the WAL that makes them consistent. */
  z.object({
    kind: z.literal('base-backup'),
    postgresqlVersion: count,
    platform: z.string(),
    parts: z.array(part).min(1),
    /** Unpacked. */
    bytes: count,
    /** The folder of the WAL that continues this backup, and the first and last segment that the backup contains. */
    walChain: z.uuid(),
    firstSegment: walSegment,
    lastSegment: walSegment,
  }),
  /** What pg_dump wrote, in its custom format. `bytes` is what the database took on its server. */
  z.object({ kind: z.literal('dump'), postgresqlVersion: count, parts: z.array(part).min(1), bytes: count }),
])

const manifest = z.object({
  format: z.literal('hirfa-backup'),
  version: z.literal(1),
  startedAt: z.iso.datetime().transform((text) => new Date(text)),
  /** The database is as it was at this moment. */
  finishedAt: z.iso.datetime().transform((text) => new Date(text)),
  /** The last migration of its database. */
  lastMigration: z.string(),
  isEncrypted: z.boolean(),
  database,
  pictures: z.object({ parts: z.array(part), files: z.array(z.object({ name: z.string(), bytes: count, sha256 })) }),
  /** Rows of the tables that only grow, before and after the copy. */
  rows: z.record(z.string(), z.object({ before: count, after: count })),
  /** The settings of the process, without secrets. */
  settings: z.record(z.string(), z.string()),
  /** The first digits of the digest of `secret.key`, which is kept apart from backups. */
  secretKeyFingerprint: z.string().optional(),
})

/** What is in a backup, and how it is recognized as whole. */
export type Manifest = z.output<typeof manifest>
export type Part = z.output<typeof part>
export type BaseBackup = Extract<Manifest['database'], { kind: 'base-backup' }>
export type Dump = Extract<Manifest['database'], { kind: 'dump' }>

const fileName = 'manifest.json'

/** Of the same fields in the same order, as JSON keeps them. */
function checksumOf(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Written last: a folder without manifest is no backup yet. */
export async function writeManifest(store: BackupStore, backup: string, written: Manifest): Promise<void> {
  const checksum = checksumOf(written)
  await store.put(`${backup}/${fileName}`, Buffer.from(`${JSON.stringify({ ...written, checksum }, undefined, 1)}\n`))
}

/**
 * Throws DamagedBackup when there is no such backup, when it was not made by this program, and when its manifest was
 * changed since.
 */
export async function readManifest(store: BackupStore, backup: string): Promise<Manifest> {
  const bytes = await store.get(`${backup}/${fileName}`).catch((error: unknown) => {
    if (error instanceof MissingFile) throw new DamagedBackup(`${store.location} has no whole backup ${backup}`)
    throw error
  })
  const { checksum, ...fields } = parsed(bytes)
  const { data, error } = manifest.safeParse(fields)
  if (!data) {
    const [issue] = error.issues
    throw new DamagedBackup(
      `The manifest is not that of a backup of this program: ${issue?.path.join('.')} ${issue?.message}`,
    )
  }
  if (checksum !== checksumOf(fields)) throw new DamagedBackup('The manifest was changed: its checksum is another one')
  return data
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  try {
    return z.looseObject({}).parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return {}
  }
}

/** Deletes a backup. Without its manifest, which goes first, one that is interrupted meanwhile does not look whole. */
export async function deleteBackup(store: BackupStore, backup: string): Promise<void> {
  await store.delete(`${backup}/${fileName}`)
  await store.deleteFolder(backup)
}

/** Returns the names of the whole backups, the oldest first. */
export async function listBackups(store: BackupStore): Promise<string[]> {
  const folders = await store.list('')
  const isWhole = await Promise.all(
    folders.map(async (folder) => isBackupName(folder) && (await store.list(folder)).includes(fileName)),
  )
  return folders.filter((_, index) => isWhole[index])
}

/** `2026-11-23T02-10-00Z`: sorted by name they are sorted by time, on any file system. */
export function backupName(startedAt: Date): string {
  return `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

export function isBackupName(name: string): boolean {
  return startOf(name) !== undefined
}

/** The moment in a backup's name; undefined for other names. */
export function startOf(backup: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z$/.exec(backup) ?? []
  if (!day || !time) return undefined
  const moment = new Date(`${day}T${time.replaceAll('-', ':')}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
