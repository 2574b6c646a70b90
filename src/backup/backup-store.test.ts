import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { freshDirectory } from '#tests/support/shop-process.ts'
import { folderStore } from './backup-store.ts'

test('no other account can read a file of the shop in a folder that was there, nor what earlier releases wrote', async (t) => {
  const folder = await freshDirectory(t)
  const [earlier, backup] = ['2026-11-22T02-10-00Z', '2026-11-23T02-10-00Z']
  await mkdir(path.join(folder, earlier))
  await writeFile(path.join(folder, earlier, 'manifest.json'), 'readable for all')
  await mkdir(path.join(folder, 'of-the-owner'))
  for (const name of ['', earlier, 'of-the-owner']) await chmod(path.join(folder, name), 0o755)
  const store = folderStore(folder)
  for (const name of [`${backup}/manifest.json`, 'wal/chain/segment.zst', 'erasures/receipt.json'])
    await store.put(name, Buffer.from('of the shop'))
  await chmod(path.join(folder, backup, 'manifest.json'), 0o644)
  await store.put(`${backup}/manifest.json`, Buffer.from('written again'))

  const modes: Record<string, number> = {}
  for (const name of await readdir(folder, { recursive: true }))
    modes[name] = (await stat(path.join(folder, name))).mode & 0o777
  const { [`${earlier}/manifest.json`]: _, 'of-the-owner': ofOwner, ...ofShop } = modes
  assert.equal(ofOwner, 0o755)
  assert.deepEqual(ofShop, {
    ...{ [earlier]: 0o700, [backup]: 0o700, wal: 0o700, 'wal/chain': 0o700, erasures: 0o700 },
    ...{ [`${backup}/manifest.json`]: 0o600, 'wal/chain/segment.zst': 0o600, 'erasures/receipt.json': 0o600 },
  })
})
