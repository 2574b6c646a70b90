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

test('a sealed file opens only with its passphrase, under its name and unaltered', async () => {
  const sealer = partSealer(passphrase)
  const sealed = await sealer.seal('a/1', Buffer.from('orders'))
  assert.equal((await partSealer(passphrase).open('a/1', sealed)).toString(), 'orders')
  const altered = Buffer.from(sealed)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  await assert.rejects(sealer.open('a/1', altered), { name: 'DamagedBackup' })
  await assert.rejects(sealer.open('a/2', sealed), { name: 'DamagedBackup' })
  await assert.rejects(sealer.open('a/1', sealed.subarray(0, 20)), { name: 'DamagedBackup' })
  await assert.rejects(partSealer('another passphrase').open('a/1', sealed), { name: 'DamagedBackup' })
  assert.notDeepEqual(await sealer.seal('a/1', Buffer.from('orders')), sealed)
})

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
