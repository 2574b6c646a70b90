import assert from 'node:assert/strict'
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { type BackupShop, openBackupShop } from '#tests/support/backup-shop.ts'
import { sha256, writeArchive } from './archive-parts.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { packEntries } from './tar-entries.ts'

/** Each spoils a copy of a backup's folder, and what the drill says of it. */
const damages: readonly {
  readonly name: string
  spoil(own: BackupShop, backup: string, folder: string): Promise<void>
  readonly reason: RegExp
}[] = [
  {
    name: 'a flipped byte',
    async spoil(_own, _backup, folder) {
      const file = path.join(folder, 'database.tar.zst.0000')
      const bytes = await readFile(file)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      await writeFile(file, bytes)
    },
    reason: /database\.tar\.zst\.0000 was altered/,
  },
  {
    name: 'truncated WAL at the end of the archive',
    async spoil(_own, _backup, folder) {
      const parts = (await readdir(folder)).filter((name) => name.startsWith('database')).sort()
      await truncate(path.join(folder, parts.at(-1) ?? ''), 100)
    },
    reason: /has 100 bytes instead of/,
  },
  {
    name: 'a missing part',
    spoil: (_own, _backup, folder) => rm(path.join(folder, 'pictures.tar.zst.0000')),
    reason: /pictures\.tar\.zst\.0000 is missing/,
  },
  {
    name: 'a missing picture',
    async spoil({ store, sealer }, backup) {
      const manifest = await readManifest(store, backup)
      const place = { store, sealer, folder: backup }
      const parts = await writeArchive(place, 'pictures.tar.zst', packEntries((async function* () {})()))
      await writeManifest(store, backup, { ...manifest, pictures: { ...manifest.pictures, parts } })
    },
    reason: /^Picture .* is missing$/,
  },
  {
    name: 'an order lost on the way',
    async spoil({ store }, backup) {
      const manifest = await readManifest(store, backup)
      const rows = { ...manifest.rows, orders: { before: 2, after: 2 } }
      await writeManifest(store, backup, { ...manifest, rows })
    },
    reason: /orders has 1 rows instead of 2 to 2/,
  },
]

test('a backup is proven, and damage of each kind is found', async (t) => {
  await using own = await openBackupShop()
  const { shop, store, sealer } = own
  assert.equal((await shop.order([{ product: await shop.sells() }])).outcome, 'placed')
  const dataDirectory = own.emptyPlace()
  const sound = await own.backUp()
  const proof = await proveBackup({ store, sealer, backup: sound, dataDirectory })
  assert.ok(proof.milliseconds > 0)
  assert.equal(proof.brokenRules, '')
  assert.deepEqual(await readdir(dataDirectory), [], 'the scratch server is removed')

  for (const { name, spoil, reason } of damages) {
    await t.test(name, async () => {
      const folder = path.join(store.folder ?? '', sound)
      const kept = await readFolder(folder)
      await spoil(own, sound, folder)
      await assert.rejects(proveBackup({ store, sealer, backup: sound, dataDirectory }), {
        name: 'DamagedBackup',
        message: reason,
      })
      assert.deepEqual(await readdir(dataDirectory), [])
      for (const [file, bytes] of kept) await writeFile(path.join(folder, file), bytes)
    })
  }
})

test('a shop whose books are wrong and whose pictures are gone has a proven backup, and the drill names both', async () => {
  await using own = await openBackupShop()
  const { shop, store, sealer } = own
  const bowl = await shop.sells()
  await shop.order([{ product: bowl }])
  const { database, close } = connect(own.server.superuserAddress)
  await database.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update product_sizes set stock = stock + 1`.execute(db)
  })
  await close()
  await rm(path.join(own.dataDirectory, 'pictures'), { recursive: true })
  const backup = await own.backUp()
  const { brokenRules } = await proveBackup({ store, sealer, backup, dataDirectory: own.emptyPlace() })
  assert.match(brokenRules, /^\d+ pictures of the database are missing, such as /)
  assert.match(brokenRules, /counter = ledger: size 1 of product 1 counts 10 pieces, its movements 9/)
})

test('a damaged or foreign backup, or a place in use, is refused, and nothing changes', async () => {
  await using own = await openBackupShop()
  const { store, sealer } = own
  await own.shop.sells()
  const backup = await own.backUp()
  const manifest = await readManifest(store, backup)
  const folder = path.join(store.folder ?? '', backup)
  const dataDirectory = own.emptyPlace()
  const refuses = async (message: RegExp, place = dataDirectory) => {
    await assert.rejects(restoreBackup({ store, sealer, backup, dataDirectory: place, target: 'backup' }), { message })
    assert.deepEqual(await readdir(dataDirectory).catch(() => []), [])
  }
  const { database } = manifest
  assert.ok(database.kind === 'base-backup')
  await refuses(/already has pictures and postgresql/, own.dataDirectory)
  await writeManifest(store, backup, { ...manifest, lastMigration: '9999-later.sql' })
  await refuses(/made by a later release/)
  await writeManifest(store, backup, { ...manifest, database: { ...database, postgresqlVersion: 17 } })
  await refuses(/of PostgreSQL 17/)
  await writeManifest(store, backup, { ...manifest, database: { ...database, platform: 'plan9-vax' } })
  await refuses(/made on plan9-vax/)
  await writeFile(path.join(folder, 'manifest.json'), '{"format":"of-somebody-else"}')
  await refuses(/not that of a backup of this program/)
  await rm(path.join(folder, 'manifest.json'))
  await refuses(/has no whole backup/)
  await writeManifest(store, backup, manifest)
  const part = path.join(folder, 'pictures.tar.zst.0000')
  const bytes = await readFile(part)
  bytes[9] = (bytes[9] ?? 0) ^ 1
  await writeFile(part, bytes)
  await refuses(/pictures\.tar\.zst\.0000 was altered/)
  assert.notEqual(sha256(bytes), manifest.pictures.parts[0]?.sha256)
})

async function readFolder(folder: string): Promise<[string, Buffer][]> {
  const names = await readdir(folder)
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
  )
}
