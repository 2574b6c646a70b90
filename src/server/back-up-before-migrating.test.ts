import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { folderStore } from '#backup/backup-store.ts'
import { listBackups, readManifest } from '#backup/manifest.ts'
import { connect } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { onRestored } from '#tests/support/backup-shop.ts'

const mainFile = fileURLToPath(new URL('./main.ts', import.meta.url))
const earlier = '0044-idempotency-records.sql'

/** Starts the shop until it is open or ends, stops it, and returns its output. */
async function startOnce(settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, PORT: '0', SAMPLES: 'off', DATABASE_URL: '', ...settings }
  const shop = spawn(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/open at/.test(text)) shop.kill('SIGTERM')
    })
  await once(shop, 'close')
  return output
}

test('a start that migrates backs up first, proves it on a copy, and says how to go back', async (t) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-upgrade-'))
  t.after(() => rm(directory, { recursive: true, force: true }))
  await chmod(directory, 0o755)
  const dataDirectory = path.join(directory, 'var')
  const server = await startEmbeddedDatabase(dataDirectory)
  const connection = connect(server.migrationAddress)
  await migrate(connection, { before: '0045' })
  await sql`insert into settings (key, value, version, actor_kind, actor_name, changed_at)
    values ('shop-profile', '{"city":"Sfax"}', 7, 'system', 'system', now())`.execute(connection.database)
  await connection.close()
  await server.stop()

  const blocked = path.join(directory, 'blocked')
  const refused = await startOnce({
    DATA_DIR: dataDirectory,
    BACKUP_TO: `folder:${blocked}`,
    LEAST_FREE_MB: '900000000',
  })
  assert.match(
    refused,
    /\nNothing was migrated, because the backup before it failed: .* must stay free\. BACKUP_TO=off/,
  )

  const output = await startOnce({ DATA_DIR: dataDirectory })
  assert.match(output, /^Backing up before migrating: 004[5-9]-/)
  assert.match(output, /It is proven: restored in \d+ s[\s\S]*npm run restore -- \S+Z --at backup\nDatabase migrated: /)
  const store = folderStore(path.join(dataDirectory, 'backups'))
  const [backup = ''] = await listBackups(store)
  assert.equal((await readManifest(store, backup)).lastMigration, earlier)
  assert.equal((await readSetting(dataDirectory)).version, 7)
  assert.doesNotMatch(await startOnce({ DATA_DIR: dataDirectory }), /Backing up/)
})

function readSetting(dataDirectory: string) {
  return onRestored(dataDirectory, (db) => db.selectFrom('settings').select('version').executeTakeFirstOrThrow())
}
