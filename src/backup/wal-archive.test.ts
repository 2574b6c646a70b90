import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { type BackupStore, folderStore } from './backup-store.ts'
import { partSealer } from './part-sealer.ts'
import { openWalArchive } from './wal-archive.ts'
import { listSegments, readSegment } from './wal-archive-files.ts'
import { endWalChain, ensureWalChain, readWalChain } from './wal-chain.ts'
import { nextSegment, segmentBytes, unbrokenAfter } from './wal-segments.ts'

const segment = (number: number) => `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`

async function openArchive(t: TestContext, freeBytes = 100 * segmentBytes) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-wal-'))
  const finishedWal = path.join(directory, 'finished')
  await mkdir(finishedWal)
  const folder = folderStore(path.join(directory, 'backups'))
  const away = { is: false }
  const store: BackupStore = {
    ...folder,
    async put(name, bytes) {
      if (away.is) throw new Error('The folder is away')
      await folder.put(name, bytes)
    },
  }
  const sealer = partSealer(undefined)
  const lines: string[] = []
  const free = async () => freeBytes
  const archive = openWalArchive({
    ...{ store, sealer, finishedWal, minFreeBytes: 0, freeBytes: free, report: (line: string) => lines.push(line) },
  })
  t.after(async () => {
    await archive.stop()
    await rm(directory, { recursive: true })
  })
  const finish = (number: number) =>
    writeFile(path.join(finishedWal, segment(number)), Buffer.alloc(segmentBytes, number))
  return { archive, away, store, sealer, finishedWal, lines, finish }
}

test('finished segments are compressed into the chain of the base backup, and leave the disk of the shop', async (t) => {
  const { archive, store, sealer, finishedWal, finish } = await openArchive(t)
  await finish(1)
  await archive.archive()
  assert.deepEqual(await readdir(finishedWal), [], 'of no use before a base backup')
  const chain = await ensureWalChain(finishedWal, sealer)
  await finish(2)
  await writeFile(path.join(finishedWal, `${segment(2)}.00000028.backup`), 'note')
  await archive.archive()
  assert.deepEqual(await listSegments(store, chain), [segment(2)])
  assert.deepEqual(await readSegment({ store, sealer }, chain, segment(2)), Buffer.alloc(segmentBytes, 2))
  assert.deepEqual(await readdir(finishedWal), [])
})

test('while the backup folder is away WAL waits, which is reported once, and follows when it is back', async (t) => {
  const { archive, away, store, sealer, finishedWal, lines, finish } = await openArchive(t)
  const chain = await ensureWalChain(finishedWal, sealer)
  away.is = true
  for (const number of [1, 2]) {
    await finish(number)
    await archive.archive()
  }
  assert.deepEqual(archive.problem(), {
    ...{ reason: 'The folder is away', waitingBytes: 2 * segmentBytes, freeBytes: 100 * segmentBytes },
  })
  assert.equal(await archive.isContinuous(), true)
  away.is = false
  await archive.archive()
  assert.equal(archive.problem(), undefined)
  assert.deepEqual(await listSegments(store, chain), [segment(1), segment(2)])
  assert.deepEqual(lines, ['WAL cannot be archived and waits: The folder is away', 'WAL is archived again'])
})

test('waiting WAL is dropped before it takes half of the free room, and the next base backup begins a new chain', async (t) => {
  const { archive, away, sealer, finishedWal, finish } = await openArchive(t, 4 * segmentBytes)
  const chain = await ensureWalChain(finishedWal, sealer)
  away.is = true
  for (const number of [1, 2]) {
    await finish(number)
    await archive.archive()
  }
  assert.equal(await archive.isContinuous(), true)
  await finish(3)
  await archive.archive()
  assert.equal(await archive.isContinuous(), false)
  assert.deepEqual(await readdir(finishedWal), [])
  assert.notEqual(await ensureWalChain(finishedWal, sealer), chain)
})

test('another passphrase begins another chain, since a restore uses one', async (t) => {
  const { sealer, finishedWal } = await openArchive(t)
  const chain = await ensureWalChain(finishedWal, sealer)
  assert.equal(await readWalChain(finishedWal, partSealer('a passphrase of some length')), undefined)
  assert.equal(await readWalChain(finishedWal, sealer), chain)
  await endWalChain(finishedWal)
  assert.equal(await readWalChain(finishedWal, sealer), undefined)
})

test('segments follow each other over the end of a log, and a gap ends what can be replayed', () => {
  assert.equal(nextSegment('0000000100000000000000FF'), '000000010000000100000000')
  assert.deepEqual(unbrokenAfter(segment(3), [4, 5, 7].map(segment)), [segment(4), segment(5)])
})
