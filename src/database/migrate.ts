import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Connection } from './connect.ts'
import { installJobQueue } from './install-job-queue.ts'
import type { Tables } from './tables.ts'

const schemaFolder = new URL('./schema/', import.meta.url)

/** The folders of the migrations after the first one. Tests add one, as the next release has more. */
export const migrationFolders = [new URL('./migrations/', import.meta.url)]

/** The first migration: the files of `schema/` in their order. */
const firstMigration = '0001-first-release'

/** The key of an advisory lock: any constant that is the same in every instance. */
export const migrationLock = 7_431_201

/**
 * Applies pending migrations, each in a transaction of its own. Instances that start at the same time wait for each
 * other. Returns the names of those applied; throws when the file of an applied migration has changed.
 */
export async function migrate({ database, pool }: Pick<Connection, 'database' | 'pool'>): Promise<string[]> {
  await installJobQueue(pool)
  const applied: string[] = []
  for (const { name, files } of await listMigrations()) {
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const text = texts.join('\n')
    const isNew = await database.transaction().execute((transaction) => applyOnce(transaction, name, text))
    if (isNew) applied.push(name)
  }
  return applied
}

/** Returns the names of migrations that are not applied yet. */
export async function pendingMigrations(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database)
  const applied = new Set(rows.map(({ name }) => name))
  return (await migrationNames()).filter((name) => !applied.has(name))
}

/** Returns the names of all migrations of this release, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await listMigrations()).map(({ name }) => name)
}

/** Lists the migrations of this release in their order, each with its files. */
async function listMigrations(): Promise<{ readonly name: string; readonly files: readonly URL[] }[]> {
  const others = (await Promise.all(migrationFolders.map(sqlFilesIn))).flat()
  return [
    { name: firstMigration, files: await sqlFilesIn(schemaFolder) },
    ...others.map((file) => ({ name: path.basename(file.pathname), files: [file] })),
  ]
}

async function sqlFilesIn(folder: URL): Promise<URL[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => new URL(name, folder))
}

async function applyOnce(transaction: Transaction<Tables>, name: string, text: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
  await createMigrationsTable(transaction)

  const checksum = createHash('sha256').update(text).digest('hex')
  const { rows: applied } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migrations`.execute(transaction)
  const before = applied.find((migration) => migration.name === name)
  if (before && before.checksum !== checksum) {
    throw new Error(`Migration ${name} has changed since it was applied. Add a new migration instead.`)
  }
  if (before) return false
  if (name === firstMigration && applied.length > 0) {
    throw new Error('The database was made before the first release. Set DATA_DIR or DATABASE_URL to an empty place.')
  }

  await createExtensions(transaction)
  await sql.raw(text).execute(transaction)
  await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(transaction)
  return true
}

/**
 * Creates the extensions that are missing, and loads the library of pg_trgm: only in a session that has it may a role
 * other than the superuser create functions that set its settings.
 */
async function createExtensions(transaction: Transaction<Tables>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(transaction)
  await sql`create extension if not exists pg_trgm`.execute(transaction)
  const { rows } = await sql<{ schema: string }>`select nspname as schema
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(
    transaction,
  )
  for (const { schema } of rows) await sql`select ${sql.id(schema, 'show_limit')}()`.execute(transaction)
}

/** Asked first: `create table if not exists` needs the right to create one, which the app's role does not have. */
async function createMigrationsTable(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql`select where to_regclass('migrations') is null`.execute(transaction)
  if (rows.length === 0) return
  await sql`create table migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(transaction)
}
