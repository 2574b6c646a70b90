import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { connect, type DatabaseAddress } from './connect.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { embeddedRoles } from './embedded-roles.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './prepare-database.ts'

/** A server named by DATABASE_URL has one role for everything. */
const skip = process.env.DATABASE_URL ? 'the roles of the embedded server' : false

const insufficientPrivilege = { code: '42501' }

describe('the role that the shop works as', { skip }, () => {
  const attacks = {
    'run a program': `copy (select 'x') to program 'cat'`,
    'read from a program': `create temp table stolen (line text); copy stolen from program 'id'`,
    'read a file': `create temp table stolen (line text); copy stolen from '/etc/passwd'`,
    'write a file': `copy (select 'x') to '/tmp/hirfa-written'`,
    'read a file by a function': `select pg_read_file('/etc/passwd')`,
    'list files': `select pg_ls_dir('/')`,
    'import a file': `select lo_import('/etc/passwd')`,
    'change the configuration': `alter system set archive_command = 'id'`,
    'load a library': `load '/tmp/library.so'`,
    'create a function in C': `create function c() returns int language c as '/tmp/library.so', 'c'`,
    'create a language': 'create language plperlu',
    'become the superuser': `set role ${embeddedRoles.superuser}`,
    'become the owner of the tables': `set role ${embeddedRoles.migrations}`,
    'create a role': 'create role intruder superuser',
    'give itself rights': `alter role ${embeddedRoles.app} superuser`,
    'create a table': 'create table public.intruder (id int)',
    'create a schema': 'create schema intruder',
    'drop a trigger': 'drop trigger stock_movements_only_grow on stock_movements',
    'disable a trigger': 'alter table stock_movements disable trigger user',
    'turn off triggers': 'set session_replication_role = replica',
    'add a trigger':
      'create trigger mine before insert on stock_movements for each row execute function suppress_redundant_updates_trigger()',
    'replace the function of a trigger':
      'create or replace function move_stock() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop a constraint': 'alter table variants drop constraint variants_stock_check',
    'drop a column': 'alter table orders drop column total_millimes',
    'empty a ledger': 'truncate stock_movements',
    'drop a table': 'drop table orders cascade',
    'drop the job queue': 'drop schema graphile_worker cascade',
    'forge a migration': `insert into migrations (name, checksum) values ('9999-mine.sql', '')`,
    'end the connection that holds the instance lock': `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = '${embeddedRoles.superuser}'`,
  }
  for (const [attempt, statement] of Object.entries(attacks)) {
    test(`cannot ${attempt}`, async () => {
      await using shop = await openTestShop()
      await assert.rejects(sql.raw(statement).execute(shop.marketplace.db), insufficientPrivilege)
    })
  }

  test('owns nothing', async () => {
    await using shop = await openTestShop()
    const { rows } = await sql`
      select relname from pg_class where pg_has_role(relowner, 'usage')
      union all select proname from pg_proc where pg_has_role(proowner, 'usage')
      union all select nspname from pg_namespace where pg_has_role(nspowner, 'usage') and nspname !~ '^pg_'`.execute(
      shop.marketplace.db,
    )
    assert.deepEqual(rows, [])
  })
})

describe('the role for reading', { skip }, () => {
  test('sees orders', async () => {
    await using shop = await openTestShop()
    await shop.order([{ product: await shop.sells() }])
    await using reader = await openReader(shop)
    assert.equal((await reader.database.selectFrom('orders').select('number').execute()).length, 1)
  })

  test('changes nothing, even in a transaction that may write', async () => {
    await using shop = await openTestShop()
    await using reader = await openReader(shop)
    const deletion = reader.database.deleteFrom('orders')
    await assert.rejects(deletion.execute(), { code: '25006' })
    await assert.rejects(
      reader.database
        .transaction()
        .setAccessMode('read write')
        .execute((transaction) => transaction.deleteFrom('orders').execute()),
      insufficientPrivilege,
    )
  })

  test('sees no password, key or token, not even as a hash', async () => {
    await using shop = await openTestShop()
    await using reader = await openReader(shop)
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and (attname ~ '(hash|token|secret|sealed|password|salt|^auth$)' or atttypid = 'bytea'::regtype)`.execute(
      reader.database,
    )
    for (const known of ['operators', 'operator_sessions', 'order_tokens', 'idempotency_records'])
      assert.ok(
        rows.some(({ table }) => table === known),
        known,
      )
    for (const { table, column } of rows) {
      const reading = sql`select ${sql.id(column)} from ${sql.table(table)}`.execute(reader.database)
      await assert.rejects(reading, insufficientPrivilege, `${table}.${column}`)
    }
  })
})

async function openReader(shop: TestShop) {
  const address = testDatabaseAddress(await databaseName({ database: shop.marketplace.db }))
  return disposable(connect({ ...address, user: embeddedRoles.reader } as DatabaseAddress))
}

test('data that belongs to the superuser, as earlier versions made it, is taken over by a start', async (t) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-roles-'))
  await chmod(directory, 0o755)
  t.after(() => rm(directory, { recursive: true, force: true }))
  await fillAsSuperuser(directory)

  await using server = await startServer(directory)
  assert.deepEqual(await prepareDatabase(server), [])

  await using shop = disposable(connect(server.address))
  const { rows: foreign } = await sql`
    select relname from pg_class where relnamespace = any (${schemas}) and relowner <> ${migrations}::regrole
    union all select proname from pg_proc
      where pronamespace = any (${schemas}) and proowner <> ${migrations}::regrole and probin is null
    union all select typname from pg_type where typnamespace = any (${schemas}) and typowner <> ${migrations}::regrole
      and typname !~ 'gtrgm'`.execute(shop.database)
  assert.deepEqual(foreign, [])
  const kept = await shop.database.selectFrom('settings').select('value').where('key', '=', 'kept').execute()
  assert.deepEqual(kept, [{ value: { kept: true } }])
  await sql`select graphile_worker.add_job('anything')`.execute(shop.database)
  assert.equal((await sql`select from graphile_worker.jobs`.execute(shop.database)).rows.length, 1)
})

const { superuser, migrations, app, reader } = embeddedRoles
const schemas = sql`array['public'::regnamespace, 'graphile_worker'::regnamespace]`

/** Creates the database of a shop without the roles, as versions before them did. */
async function fillAsSuperuser(directory: string): Promise<void> {
  await using server = await startServer(directory)
  await using old = disposable(connect(server.superuserAddress))
  await sql`alter database postgres owner to ${sql.id(superuser)}`.execute(old.database)
  for (const role of [migrations, app, reader]) await sql`drop role ${sql.id(role)}`.execute(old.database)
  await migrate(old)
  await sql`insert into settings (key, value, version, actor_kind, actor_name, changed_at)
    values ('kept', '{"kept": true}', 1, 'system', 'test', now())`.execute(old.database)
}

async function startServer(directory: string) {
  const server = await startEmbeddedDatabase(directory)
  return disposable({ ...server, close: server.stop })
}

function disposable<Resource extends { close(): unknown }>(resource: Resource): Resource & AsyncDisposable {
  return { ...resource, [Symbol.asyncDispose]: async () => void (await resource.close()) }
}
