import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { backupName, listBackups, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { rotateBackups } from './rotation.ts'
import { listSegments } from './wal-archive-files.ts'

test('rotation removes WAL from before the oldest daily backup, and any moment since then can be restored', async () => {
  await using own = await openBackupShop()
  const { shop, store, sealer, server } = own
  const bowl = await shop.sells()
  // Monday to Monday: the first day is the last one of no week and no month.
  const nights = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 2, 2 + day, 2, 10)))
  const [firstNight, secondNight, ...laterNights] = nights
  const place = async () => {
    await shop.order([{ product: bowl }])
    await own.finishWalSegment()
  }
  const tooOld = await own.backUp(firstNight)
  const archive = own.archiveWal()
  await place()
  await place()
  const oldestDaily = await own.backUp(secondNight)
  const root = store.folder ?? ''
  for (const night of laterNights)
    await cp(path.join(root, oldestDaily), path.join(root, backupName(night)), { recursive: true })
  await place()
  const between = await own.momentApart()
  await place()
  await server.stop()
  await archive.stop()

  const { database } = await readManifest(store, oldestDaily)
  assert.ok(database.kind === 'base-backup')
  const { walChain, firstSegment } = database
  const before = await listSegments(store, walChain)
  assert.ok(before.some((segment) => segment < firstSegment))
  await store.put('wal/11111111-1111-4111-8111-111111111111/000000010000000000000001.zst', Buffer.from('of no backup'))
  await rotateBackups(store, nights.at(-1) ?? new Date())
  assert.deepEqual(await listBackups(store), nights.slice(1).map(backupName))
  assert.equal((await store.list('')).includes(tooOld), false)
  assert.deepEqual(await store.list('wal'), [walChain])
  assert.deepEqual(
    await listSegments(store, walChain),
    before.filter((segment) => segment >= firstSegment),
  )

  const dataDirectory = own.emptyPlace()
  await restoreBackup({ store, sealer, backup: oldestDaily, dataDirectory, target: between })
  assert.equal((await onRestored(dataDirectory, (db) => db.selectFrom('orders').select('id').execute())).length, 3)
})
