import assert from 'node:assert/strict'
import { once } from 'node:events'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { folderStore } from '#backup/backup-store.ts'
import { listBackups, readManifest } from '#backup/manifest.ts'
import { connect } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { migrationNames } from '#database/migrate.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { onRestored } from '#tests/support/backup-shop.ts'
import { nextRelease, type Release } from '#tests/support/next-release.ts'
import { freshDirectory, launchShop } from '#tests/support/shop-process.ts'

/** Starts a release of the shop until it is open or ends, stops it, and returns its output. */
async function startOnce(
  t: TestContext,
  settings: { DATA_DIR: string } & Record<string, string>,
  release: Release,
): Promise<string> {
  const shop = launchShop(t, settings, release)
  const closed = once(shop.process, 'close')
  shop.opened.then(() => shop.process.kill('SIGTERM')).catch(() => {})
  await closed
  return shop.output()
}

test('a start that migrates backs up first, proves it on a copy, and says how to go back', async (t) => {
  const directory = await freshDirectory(t)
  const dataDirectory = path.join(directory, 'var')
  const server = await startEmbeddedDatabase(dataDirectory)
  await prepareDatabase(server)
  const connection = connect(server.migrationAddress)
  await sql`insert into settings (key, value, version, actor_kind, actor_name, changed_at)
    values ('shop-profile', '{"city":"Sfax"}', 7, 'system', 'system', now())`.execute(connection.database)
  await connection.close()
  await server.stop()

  const next = await nextRelease(t)
  const blocked = path.join(directory, 'blocked')
  const refused = await startOnce(
    t,
    { DATA_DIR: dataDirectory, BACKUP_TO: `folder:${blocked}`, LEAST_FREE_MB: '900000000' },
    next,
  )
  assert.match(
    refused,
    /\nNothing was migrated, because the backup before it failed: .* must stay free\. BACKUP_TO=off/,
  )

  const output = await startOnce(t, { DATA_DIR: dataDirectory }, next)
  assert.match(output, /^Backing up before migrating: 9999-next\.sql\n/)
  assert.match(output, /It is proven: restored in \d+ s[\s\S]*npm run restore -- \S+Z --at backup\nDatabase migrated: /)
  const store = folderStore(path.join(dataDirectory, 'backups'))
  const [backup = ''] = await listBackups(store)
  assert.equal((await readManifest(store, backup)).lastMigration, (await migrationNames()).at(-1))
  assert.equal((await readSetting(dataDirectory)).version, 7)
  assert.doesNotMatch(await startOnce(t, { DATA_DIR: dataDirectory }, next), /Backing up/)
})

test('a shop whose books are wrong is migrated, and the start names them', async (t) => {
  const dataDirectory = path.join(await freshDirectory(t), 'var')
  const server = await startEmbeddedDatabase(dataDirectory)
  await prepareDatabase(server)
  const superuser = connect(server.superuserAddress)
  await superuser.database.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update held_stock set pieces = pieces + 1`.execute(db)
  })
  await superuser.close()
  await server.stop()
  const output = await startOnce(t, { DATA_DIR: dataDirectory }, await nextRelease(t))
  assert.match(output, /It is proven: .* but the shop itself breaks rules[\s\S]*\nDatabase migrated: 9999-next/)
})

function readSetting(dataDirectory: string) {
  return onRestored(dataDirectory, (db) => db.selectFrom('settings').select('version').executeTakeFirstOrThrow())
}
