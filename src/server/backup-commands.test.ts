import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backupName } from '#backup/manifest.ts'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { runCommand } from '#tests/support/run-command.ts'

test('npm run backup proves a backup beside the running shop, and npm run restore brings it back', async () => {
  await using own = await openBackupShop()
  await own.shop.order([{ product: await own.shop.sells() }])
  const settings = { DATA_DIR: own.dataDirectory, BACKUP_TO: `folder:${own.store.folder}` }
  const made = await runCommand('backup-command.ts', [], settings)
  assert.equal(made.code, 0, made.printed)
  assert.match(
    made.printed,
    /^Backup \S+Z is in .*\nIt is proven: restored in \d+ s, its books and pictures are whole\n$/,
  )
  const [backup = ''] = /\d\S+Z/.exec(made.printed) ?? []

  const place = { ...settings, DATA_DIR: own.emptyPlace() }
  const restore = (...args: string[]) => runCommand('restore-command.ts', args, place)
  const listed = (await restore()).printed
  const [, time = ''] = new RegExp(`^  ${backup}, of (.*) in Tunis$`, 'm').exec(listed) ?? []
  assert.equal(backup, backupName(new Date(`${time.replace(' ', 'T')}+01:00`)))
  const wrongTime = await restore('latest', '--at', 'noon')
  assert.deepEqual([wrongTime.code, wrongTime.printed.startsWith('--at noon is no time')], [1, true])
  const restored = await restore('latest')
  assert.equal(restored.code, 0, restored.printed)
  assert.match(restored.printed, /^The last change in it is of \S+ \S+ in Tunis$/m)
  const orders = await onRestored(place.DATA_DIR, (db) => db.selectFrom('orders').select('id').execute())
  assert.equal(orders.length, 1)
})
