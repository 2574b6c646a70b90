import assert from 'node:assert/strict'
import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { freshDirectory } from '#tests/support/shop-process.ts'
import { folderStore } from './backup-store.ts'

test('no other account can read a file of the shop in a folder that was there', async (t) => {
  const folder = await freshDirectory(t)
  const backup = '2026-11-23T02-10-00Z'
  await chmod(folder, 0o755)
  const store = folderStore(folder)
  for (const name of [`${backup}/manifest.json`, 'wal/chain/segment.zst', 'erasures/receipt.json'])
    await store.put(name, Buffer.from('of the shop'))
  await chmod(path.join(folder, backup, 'manifest.json'), 0o644)
  await store.put(`${backup}/manifest.json`, Buffer.from('written again'))

  const modes: Record<string, number> = {}
  for (const name of await readdir(folder, { recursive: true }))
    modes[name] = (await stat(path.join(folder, name))).mode & 0o777
  assert.deepEqual(modes, {
    ...{ [backup]: 0o700, wal: 0o700, 'wal/chain': 0o700, erasures: 0o700 },
    ...{ [`${backup}/manifest.json`]: 0o600, 'wal/chain/segment.zst': 0o600, 'erasures/receipt.json': 0o600 },
  })
})
