import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { connect } from '#database/connect.ts'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { runBackup } from './run-backup.ts'

/** Runs a command of the server as npm does. Returns its exit code and output. */
async function run(program: string, settings: Record<string, string>, args: readonly string[] = []) {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const env = { ...process.env, DATABASE_URL: '', ...settings }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

test('npm run backup proves a backup beside the running shop, and npm run restore brings it back', async () => {
  await using own = await openBackupShop()
  await own.shop.order([{ product: await own.shop.sells() }])
  const settings = { DATA_DIR: own.dataDirectory, BACKUP_TO: `folder:${own.store.folder}` }

  const made = await run('./backup-command.ts', settings)
  assert.equal(made.code, 0, made.output)
  assert.match(
    made.output,
    /^Backup \S+Z is in .*\nIt is proven: restored in \d+ s, its books and pictures are whole\n$/,
  )
  const { database, close } = connect(own.server.address)
  const [row] = await database.selectFrom('backups').selectAll().execute()
  await close()
  assert.ok(row?.proven_at && row.finished_at && row.problem === '')
  assert.equal(row.is_on_same_disk, true)

  const place = own.emptyPlace()
  const listed = await run('./restore-command.ts', { ...settings, DATA_DIR: place })
  assert.ok(listed.output.includes(`  ${row.name}, of `), listed.output)
  const wrongTime = await run('./restore-command.ts', { ...settings, DATA_DIR: place }, ['latest', '--at', 'noon'])
  assert.deepEqual([wrongTime.code, wrongTime.output.startsWith('--at noon is no time')], [1, true])
  const restored = await run('./restore-command.ts', { ...settings, DATA_DIR: place }, ['latest'])
  assert.equal(restored.code, 0, restored.output)
  assert.equal((await onRestored(place, (db) => db.selectFrom('orders').select('id').execute())).length, 1)
  const again = await run('./restore-command.ts', { ...settings, DATA_DIR: place }, ['latest'])
  assert.equal(again.code, 1, again.output)
  assert.match(again.output, /^Nothing was changed\. .* already has pictures and postgresql/)
})

test('an older pg_dump than the server of the owner’s is refused with advice, and so are backups of another kind of server', async (t) => {
  await using own = await openBackupShop()
  await own.shop.sells()
  const { superuserAddress } = own.server
  const programs = await mkdtemp(path.join(os.tmpdir(), 'hirfa-path-'))
  t.after(() => rm(programs, { recursive: true }))
  await writeFile(path.join(programs, 'pg_dump'), "#!/bin/sh\necho 'pg_dump (PostgreSQL) 15.20'\n", { mode: 0o755 })
  await chmod(programs, 0o755)
  const settings = {
    ...{ DATA_DIR: own.emptyPlace(), BACKUP_TO: `folder:${own.store.folder}` },
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    DATABASE_URL: `postgres://${superuserAddress.user}@localhost/postgres?host=${superuserAddress.host}`,
  }
  const made = await run('./backup-command.ts', settings)
  assert.equal(made.code, 1, made.output)
  assert.match(
    made.output,
    /^pg_dump on PATH is of PostgreSQL 15, older than the server, which is 18: .*pgBackRest.*\n$/,
  )
  const { database, close } = connect(own.server.address)
  const row = await database.selectFrom('backups').select('problem').executeTakeFirstOrThrow()
  await close()
  assert.match(row.problem, /^pg_dump on PATH is of PostgreSQL 15/, 'the office can read it')

  await own.backUp()
  const restored = await run('./restore-command.ts', settings, ['latest'])
  assert.equal(restored.code, 1)
  assert.match(restored.output, /^Nothing was changed\. It is of our own server, and DATABASE_URL is set/)
})

test('a backup that fails, and one of a shop that lost its pictures, say why, and the office can read it', async () => {
  await using own = await openBackupShop()
  await own.shop.sells()
  const pictures = path.join(own.dataDirectory, 'pictures')
  await rename(pictures, `${pictures}-lost`)
  const settings = { DATA_DIR: own.dataDirectory, BACKUP_TO: `folder:${own.store.folder}` }
  const failed = await run('./backup-command.ts', { ...settings, LEAST_FREE_MB: '900000000' })
  assert.equal(failed.code, 1, failed.output)
  assert.match(failed.output, /must stay free/)
  const { dataDirectory, server, store, sealer } = own
  const backUpInVain = () =>
    runBackup({ dataDirectory, minFreeBytes: 9e14 }, { store, sealer }, { ...server, embedded: server }, () => {})
  // Each within a fraction of a second.
  for (let attempt = 0; attempt < 2; attempt++) await assert.rejects(backUpInVain, /must stay free/)
  const made = await run('./backup-command.ts', settings)
  assert.equal(made.code, 0, made.output)
  assert.match(
    made.output,
    /It is proven: .*, but the shop itself breaks rules .*\d pictures of the database are missing/,
  )
  const { database, close } = connect(own.server.address)
  const rows = await database.selectFrom('backups').selectAll().orderBy('started_at').execute()
  await close()
  assert.equal(rows.length, 4)
  for (const { problem, proven_at } of rows.slice(0, 3)) {
    assert.match(problem, /must stay free/)
    assert.equal(proven_at, null)
  }
  assert.match(rows.at(-1)?.broken_rules ?? '', /pictures of the database are missing/)
})
