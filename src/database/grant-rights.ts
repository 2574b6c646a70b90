import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { embeddedRoles } from './embedded-roles.ts'
import { migrationLock } from './migrate.ts'

/**
 * Lets the app's role read and write the rows of all tables and nothing else: it owns nothing, so it can neither change
 * nor drop tables, triggers and constraints. The role for reading, where there is one, sees the columns without
 * secrets. Needs a connection of the role that owns the tables.
 */
export async function grantRights(owner: Database, app: string): Promise<void> {
  await owner.transaction().execute(async (owner) => {
    // Of two instances that start at the same time, one would fail to change the same catalog row.
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(owner)
    const tables = await ownedTables(owner)
    if (tables.length === 0) return
    if (!(await isCurrentRole(owner, app))) await grantToApp(owner, app, tables)
    if (await isRole(owner, embeddedRoles.reader)) await grantToReader(owner, tables)
  })
}

interface OwnedTable {
  readonly schema: string
  readonly name: string
  /** The columns without hashes of passwords and tokens, encrypted keys and salts. */
  readonly readableColumns: readonly string[]
  readonly hasRowSecurity: boolean
}

async function ownedTables(owner: Database): Promise<OwnedTable[]> {
  const { rows } = await sql<OwnedTable>`
    select nspname as schema, relname as name, relrowsecurity as "hasRowSecurity",
      array(select attname::text from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped
        and atttypid <> 'bytea'::regtype
        and attname !~ '(hash|token|secret|sealed|password|^auth$)') as "readableColumns"
    from pg_class as tables join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'm')
      and pg_has_role(relowner, 'usage')
    order by 1, 2`.execute(owner)
  return rows
}

async function grantToApp(owner: Database, app: string, tables: readonly OwnedTable[]): Promise<void> {
  const role = sql.id(app)
  const schemas = sql`public, graphile_worker`
  await sql`grant usage on schema ${schemas} to ${role}`.execute(owner)
  await sql`grant select, insert, update, delete on ${list(tables)} to ${role}`.execute(owner)
  await sql`grant usage on all sequences in schema ${schemas} to ${role}`.execute(owner)
  const migrations = tables.filter(({ name }) => name === 'migrations')
  await sql`revoke insert, update, delete on ${list(migrations)} from ${role}`.execute(owner)
  // Graphile Worker hides the rows of its tables from all roles but the owner.
  for (const table of tables.filter(({ hasRowSecurity }) => hasRowSecurity)) {
    await sql`drop policy if exists ${role} on ${list([table])}`.execute(owner)
    await sql`create policy ${role} on ${list([table])} to ${role} using (true)`.execute(owner)
  }
}

async function grantToReader(owner: Database, tables: readonly OwnedTable[]): Promise<void> {
  const role = sql.id(embeddedRoles.reader)
  await sql`grant usage on schema public to ${role}`.execute(owner)
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    await sql`revoke select on ${list([table])} from ${role}`.execute(owner)
    const columns = sql.join(table.readableColumns.map((column) => sql.id(column)))
    await sql`grant select (${columns}) on ${list([table])} to ${role}`.execute(owner)
  }
}

function list(tables: readonly OwnedTable[]) {
  return sql.join(tables.map(({ schema, name }) => sql.id(schema, name)))
}

async function isCurrentRole(owner: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select where current_user = ${name}`.execute(owner)
  return rows.length > 0
}

async function isRole(owner: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(owner)
  return rows.length > 0
}
