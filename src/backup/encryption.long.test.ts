import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { partSealer } from './part-sealer.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { openWalArchive } from './wal-archive.ts'

const passphrase = 'three words and a number 7'

test('an encrypted backup and its WAL are unreadable, and restored with the passphrase alone', async () => {
  await using own = await openBackupShop({ passphrase })
  const { shop, store, sealer, server } = own
  const bowl = await shop.sells({ name: 'Bowl of a secret shape' })
  await shop.order([{ product: bowl }])
  const backup = await own.backUp()
  await shop.order([{ product: bowl }])
  assert.equal((await proveBackup({ store, sealer, backup, dataDirectory: own.emptyPlace() })).brokenRules, '')
  await server.stop()
  await openWalArchive({ store, sealer, finishedWal: server.finishedWal, minFreeBytes: 0, report: () => {} }).stop()

  for (const file of await readdir(store.folder ?? '', { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name === 'manifest.json') continue
    const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
    const bytes = await readFile(path.join(file.parentPath, file.name))
    assert.equal(bytes.includes(zstdMagic), false, file.name)
  }
  const dataDirectory = own.emptyPlace()
  const restoreWith = (given: string | undefined) =>
    restoreBackup({ store, sealer: partSealer(given), backup, dataDirectory, target: 'latest' })
  await assert.rejects(restoreWith(undefined), { message: 'It is encrypted: set BACKUP_PASSPHRASE' })
  await assert.rejects(restoreWith('another passphrase'), { message: /does not open/ })
  assert.deepEqual(await readdir(dataDirectory), [])
  await restoreWith(passphrase)
  assert.equal((await onRestored(dataDirectory, (db) => db.selectFrom('orders').select('id').execute())).length, 2)
})
