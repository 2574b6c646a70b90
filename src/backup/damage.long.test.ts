import assert from 'node:assert/strict'
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { writeArchive } from './archive-parts.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { type PartSealer, partSealer } from './part-sealer.ts'
import { restoreBackup } from './restore-backup.ts'
import type { RecoveryTarget } from './restore-cluster.ts'
import { packEntries } from './tar-entries.ts'
import { openWalArchive } from './wal-archive.ts'

const passphrase = 'three words and a number 7'

test('a restore refuses damage of each kind with its reason, and changes nothing', async (t) => {
  await using own = await openBackupShop({ passphrase })
  const { shop, store, sealer, server } = own
  const bowl = await shop.sells()
  const backup = await own.backUp()
  const archive = openWalArchive({ store, sealer, finishedWal: server.finishedWal, minFreeBytes: 0, report: () => {} })
  for (let order = 0; order < 3; order += 1) {
    await shop.order([{ product: bowl }])
    await own.finishWalSegment()
  }
  await server.stop()
  await archive.stop()

  const root = store.folder ?? ''
  const folder = path.join(root, backup)
  const manifest = await readManifest(store, backup)
  const { database } = manifest
  assert.ok(database.kind === 'base-backup')
  const wal = path.join(root, 'wal', database.walChain)
  // The segments up to the last one of the backup are in the backup too.
  const segments = (await readdir(wal)).sort().filter((file) => file > `${database.lastSegment}.zst`)
  assert.ok(segments.length >= 3)
  const [, second = ''] = segments
  const flip = async (file: string) => {
    const bytes = await readFile(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  const damages: readonly {
    readonly name: string
    readonly reason: RegExp
    spoil(): Promise<unknown>
    readonly sealer?: PartSealer
    readonly target?: RecoveryTarget
  }[] = [
    {
      name: 'a truncated WAL segment',
      spoil: () => truncate(path.join(wal, second), 1000),
      reason: /^wal\/.*\.zst does not open: it was altered/,
    },
    {
      name: 'a missing WAL segment',
      spoil: () => rm(path.join(wal, second)),
      reason: /^wal\/.*\.zst is missing, and later WAL is there/,
    },
    {
      name: 'a missing WAL segment before the wanted time',
      spoil: () => rm(path.join(wal, second)),
      target: new Date(),
      reason: /^The WAL archive ends before that time/,
    },
    {
      name: 'a flipped byte in the base backup',
      spoil: () => flip(path.join(folder, 'database.tar.zst.0000')),
      reason: /^database\.tar\.zst\.0000 was altered/,
    },
    {
      name: 'a missing picture',
      async spoil() {
        const place = { store, sealer, folder: backup }
        const parts = await writeArchive(place, 'pictures.tar.zst', packEntries((async function* () {})()))
        await writeManifest(store, backup, { ...manifest, pictures: { ...manifest.pictures, parts } })
      },
      reason: /^Picture .* is missing$/,
    },
    {
      name: 'a changed manifest',
      async spoil() {
        const file = path.join(folder, 'manifest.json')
        const text = await readFile(file, 'utf8')
        await writeFile(file, text.replace(/"lastMigration": "\d+/, '"lastMigration": "0001'))
      },
      reason: /^The manifest was changed/,
    },
    {
      name: 'another passphrase',
      spoil: async () => {},
      sealer: partSealer('another passphrase'),
      reason: /does not open: it was altered, or BACKUP_PASSPHRASE is another one$/,
    },
    {
      name: 'a backup of another program',
      spoil: () => writeFile(path.join(folder, 'manifest.json'), '{"format":"of-somebody-else"}'),
      reason: /^The manifest is not that of a backup of this program/,
    },
  ]

  for (const { name, spoil, reason, target = 'latest', ...given } of damages)
    await t.test(name, async () => {
      const dataDirectory = own.emptyPlace()
      const sound = new Map<string, Buffer>()
      for (const place of [folder, wal])
        for (const file of await readdir(place))
          sound.set(path.join(place, file), await readFile(path.join(place, file)))
      await spoil()
      try {
        await assert.rejects(restoreBackup({ store, sealer, backup, dataDirectory, target, ...given }), {
          name: 'DamagedBackup',
          message: reason,
        })
        assert.deepEqual(await readdir(dataDirectory).catch(() => []), [])
      } finally {
        for (const [file, bytes] of sound) await writeFile(file, bytes)
      }
    })

  const dataDirectory = own.emptyPlace()
  await restoreBackup({ store, sealer, backup, dataDirectory, target: 'latest' })
  assert.equal((await onRestored(dataDirectory, (db) => db.selectFrom('orders').select('id').execute())).length, 3)
})
