import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { longTest } from '#tests/support/long-test.ts'
import { startS3Server, testBucket } from '#tests/support/s3-server.ts'
import { setEnvironment } from '#tests/support/set-environment.ts'
import { MissingFile } from './backup-store.ts'
import { bucketStore } from './bucket-store.ts'
import { backupName, listBackups } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { rotateBackups } from './rotation.ts'

/** A bucket of a server of our own, to whose settings this process is set. */
async function openBucket(t: TestContext, prefix = 'shop/') {
  const server = await startS3Server()
  setEnvironment(t, server.settings)
  return { server, store: await bucketStore({ bucket: testBucket, prefix, hasHostName: false }) }
}

test('a bucket keeps, lists, and deletes files like a folder', async (t) => {
  const { server, store } = await openBucket(t)
  await using _ = server
  const names = ['a/1', 'a/2', 'a/3', 'a/4', 'a/b/5', 'ab/6', 'c/7']
  for (const name of names) await store.put(name, Buffer.from(name))
  await (await bucketStore({ bucket: testBucket, prefix: '', hasHostName: false })).put('shop-2/x', Buffer.from('x'))
  assert.deepEqual(await store.list(''), ['a', 'ab', 'c'])
  assert.deepEqual(await store.list('a'), ['1', '2', '3', '4', 'b'])
  assert.deepEqual(await store.list('none'), [])
  assert.equal(Buffer.from(await store.get('a/b/5')).toString(), 'a/b/5')
  await assert.rejects(store.get('a/9'), MissingFile)
  assert.equal(await store.freeBytes(), undefined)
  await store.delete('a/1')
  await store.deleteFolder('a')
  assert.deepEqual([...server.objects.keys()].sort(), ['shop-2/x', 'shop/ab/6', 'shop/c/7'])
})

test('errors of a bucket name the place and the reason', async (t) => {
  const { server, store } = await openBucket(t)
  await using _ = server
  await store.put('a/1', Buffer.from('1'))
  const says = (reason: string) => ({ name: 'BackupPlaceUnavailable', message: `s3://${testBucket}/shop/: ${reason}` })
  server.undeletable = /1$/
  await assert.rejects(store.delete('a/1'), says('AccessDenied of the test server'))
  await assert.rejects(store.deleteFolder('a'), says('AccessDenied of the test server'))
  server.isAway = true
  await assert.rejects(store.get('a/1'), { name: 'BackupPlaceUnavailable' })
  await assert.rejects(store.put('a/2', Buffer.from('2')), says('SlowDown of the test server'))
  server.isAway = false
  setEnvironment(t, { AWS_SECRET_ACCESS_KEY: 'another one' })
  const stranger = await bucketStore({ bucket: testBucket, prefix: 'shop/', hasHostName: false })
  await assert.rejects(stranger.put('a/2', Buffer.from('2')), says('SignatureDoesNotMatch of the test server'))
})

longTest('a backup in a bucket is proven and restored with the WAL after it, and rotated', async (t) => {
  const { server: s3, store } = await openBucket(t)
  await using _ = s3
  await using own = await openBackupShop({ store })
  const { shop, sealer, server } = own
  const bowl = await shop.sells()
  await shop.order([{ product: bowl }])
  const backup = await own.backUp()
  const archive = own.archiveWal()
  await shop.order([{ product: bowl }])
  assert.equal((await proveBackup({ store, sealer, backup, dataDirectory: own.emptyPlace() })).brokenRules, '')

  await store.put(`${backupName(new Date('2020-03-01T02:10:00Z'))}/database.tar.zst.0000`, Buffer.from('unfinished'))
  await rotateBackups(store, new Date())
  assert.deepEqual((await store.list('')).sort(), [backup, 'wal'].sort())

  s3.isAway = true
  await server.stop()
  await archive.archive()
  assert.ok((archive.problem()?.waitingBytes ?? 0) > 0)
  s3.isAway = false
  await archive.stop()
  assert.equal(archive.problem(), undefined)

  const dataDirectory = own.emptyPlace()
  await restoreBackup({ store, sealer, backup, dataDirectory, target: 'latest' })
  assert.equal((await onRestored(dataDirectory, (db) => db.selectFrom('orders').select('id').execute())).length, 2)
  assert.deepEqual(await listBackups(store), [backup])
})
