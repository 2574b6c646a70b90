import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { connect } from '#database/connect.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { reasonAgainstInstalledServer, startInstalledServer } from '#tests/support/installed-server.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { freshDirectory } from '#tests/support/shop-process.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { readArchive, writeArchive } from './archive-parts.ts'
import { folderStore } from './backup-store.ts'
import { dumpSource } from './dump-source.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { partSealer } from './part-sealer.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'

test('a database on a server of the owner’s is dumped, proven, and restored into an empty one as the guides prepare it', async (t) => {
  const reason = await reasonAgainstInstalledServer()
  if (reason !== undefined) return t.skip(reason)
  const server = await startInstalledServer(t)
  const directory = await freshDirectory(t)
  const dataDirectory = path.join(directory, 'data')
  const { owner, app } = await server.createDatabase('shop')
  const address = { url: owner }
  await prepareDatabase({ address: { url: app }, migrationAddress: address })
  const images = imagesInFolder(path.join(dataDirectory, 'pictures'))
  // What the owner of the server has there besides is no part of the shop.
  await server.run('create extension pg_stat_statements', 'shop')
  await using shop = await openTestShop({ connection: connect({ url: app }), images })
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1000 }] })
  await shop.order([{ product: bowl }])
  await createSessionToken(shop.marketplace)
  const store = folderStore(path.join(directory, 'backups'))
  const sealer = partSealer('three words and a number 7')
  let isBackingUp = true
  const meanwhile = (async () => {
    while (isBackingUp) await shop.order([{ product: bowl }])
  })()
  const backup = await makeBackup({
    ...{ store, sealer, source: dumpSource(address), dataDirectory, settings: {}, minFreeBytes: 0 },
    startedAt: new Date(),
  }).finally(() => (isBackingUp = false))
  await meanwhile
  const manifest = await readManifest(store, backup)
  assert.equal(manifest.database.kind, 'dump')

  const scratch = path.join(directory, 'scratch')
  assert.equal((await proveBackup({ store, sealer, backup, dataDirectory: scratch })).brokenRules, '')
  assert.deepEqual(await readdir(scratch), [])

  const empty = await server.createDatabase('empty')
  const place = path.join(directory, 'restored')
  const restore = (changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({
      ...{ store, sealer, backup, dataDirectory: place, address: { url: empty.owner }, target: 'latest' as const },
      ...changes,
    })
  const countTables = async () => {
    const { rowCount } = await server.run("select from pg_tables where schemaname = 'public'", 'empty')
    return rowCount
  }
  const refuses = async (message: RegExp, changes?: Parameters<typeof restore>[0]) => {
    await assert.rejects(restore(changes), { message })
    assert.deepEqual(await readdir(place).catch(() => []), [])
    assert.equal(await countTables(), 0)
  }
  await refuses(/one moment: leave out --at/, { target: new Date() })
  await refuses(/already has .*: create an empty database/, { address })
  await refuses(/does not open/, { sealer: partSealer('another passphrase') })
  const { database } = manifest
  await writeManifest(store, backup, { ...manifest, database: { ...database, postgresqlVersion: 99 } })
  await refuses(/of PostgreSQL 99, and the server is older/)
  await writeManifest(store, backup, manifest)
  const part = path.join(store.folder ?? '', backup, database.parts[0]?.name ?? '')
  const whole = await readFile(part)
  await writeFile(part, whole.subarray(0, whole.length - 100))
  await refuses(/has \d+ bytes instead of/)
  await writeFile(part, whole)
  const folder = { store, sealer, folder: backup }
  const dump = Buffer.concat(await readArchive(folder, database.parts).toArray())
  const half = await writeArchive(folder, 'half.dump.zst', Readable.from([dump.subarray(0, dump.length / 2)]))
  await writeManifest(store, backup, { ...manifest, database: { ...database, parts: half } })
  await refuses(/^pg_restore failed: /)
  await writeManifest(store, backup, manifest)

  // Of template0, with the collation C, so no other version of it can be known.
  assert.equal((await restore()).collationProblem, undefined)
  const restored = connect({ url: empty.owner })
  const orders = await restored.database.selectFrom('orders').select('number').orderBy('id').execute()
  const sessions = await restored.database.selectFrom('operator_sessions').select('id').execute()
  assert.deepEqual(sessions, [], 'nobody is signed in')
  await restored.close()
  const { before = 0, after = 0 } = manifest.rows.orders ?? {}
  assert.ok(before >= 1 && orders.length >= before && orders.length <= after)
  assert.deepEqual(
    await readdir(path.join(place, 'pictures')),
    manifest.pictures.files.map(({ name }) => name),
  )
  await assert.rejects(restore(), { message: /already has pictures/ })
  await assert.rejects(restore({ dataDirectory: path.join(directory, 'elsewhere') }), {
    message: /The database already has/,
  })

  const old = await server.createDatabase('old', "template template0 locale_provider icu icu_locale 'fr'")
  await server.run("update pg_database set datcollversion = '0' where datname = 'old'")
  const changes = { address: { url: old.owner }, dataDirectory: path.join(directory, 'old') }
  assert.match((await restore(changes)).collationProblem ?? '', /version 0 of its collation, .*REINDEX DATABASE old;/)
})
