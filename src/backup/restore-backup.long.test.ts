import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { restoreBackup } from './restore-backup.ts'
import { openWalArchive } from './wal-archive.ts'

const orderNumbers = async (database: Database) =>
  (await database.selectFrom('orders').select('number').orderBy('id').execute()).map(({ number }) => number)

test('a backup made while orders come in is restored whole, to its moment, to the latest and to one between', async () => {
  await using own = await openBackupShop()
  const { shop, store, sealer, server } = own
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1000 }] })
  const placed: string[] = []
  const place = async () => {
    const result = await shop.order([{ product: bowl }])
    assert.ok(result.outcome === 'placed')
    placed.push(result.order.number)
  }
  await place()
  let isBackingUp = true
  const meanwhile = (async () => {
    while (isBackingUp) await place()
  })()
  const backup = await own.backUp().finally(() => (isBackingUp = false))
  await meanwhile
  const atBackup = placed.length
  const archive = openWalArchive({ store, sealer, finishedWal: server.finishedWal, minFreeBytes: 0, report: () => {} })
  await place()
  await pause(20)
  const between = new Date()
  await pause(20)
  await place()
  await server.stop()
  await archive.stop()

  const restore = async (target: 'backup' | 'latest' | Date) => {
    const dataDirectory = own.emptyPlace()
    await restoreBackup({ store, sealer, backup, dataDirectory, target })
    const pictures = await readdir(path.join(dataDirectory, 'pictures'))
    for (const name of pictures)
      assert.deepEqual(
        await readFile(path.join(dataDirectory, 'pictures', name)),
        await readFile(path.join(own.dataDirectory, 'pictures', name)),
      )
    assert.ok(pictures.length > 0)
    return onRestored(dataDirectory, orderNumbers)
  }
  assert.deepEqual(await restore('latest'), placed)
  assert.deepEqual(await restore(between), placed.slice(0, atBackup + 1))
  const whole = await restore('backup')
  assert.ok(whole.length >= 1 && whole.length <= atBackup)
  assert.deepEqual(whole, placed.slice(0, whole.length))
})
