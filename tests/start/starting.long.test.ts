import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import {
  databaseHome,
  databasePid,
  freshDirectory,
  isAlive,
  killEverything,
  launchShop,
  startShop,
} from '#tests/support/shop-process.ts'

test('a second start on the same data directory fails with one line and does not affect the first', async (t) => {
  const first = await startShop(t)

  const second = launchShop(t, { DATA_DIR: first.dataDirectory })
  const [code] = await once(second.process, 'exit')

  assert.equal(code, 1)
  assert.match(second.output(), /^Hirfa already runs on .*\n$/)
  assert.equal((await fetch(`${first.origin}/api/products`)).status, 200)
})

test('of two concurrent first starts one succeeds, the other fails', async (t) => {
  const dataDirectory = await freshDirectory(t)
  const shops = [launchShop(t, { DATA_DIR: dataDirectory }), launchShop(t, { DATA_DIR: dataDirectory })]

  const outcomes = await Promise.all(
    shops.map((shop) =>
      shop.opened.then(
        () => 'open',
        () => 'refused',
      ),
    ),
  )

  assert.deepEqual(outcomes.sort(), ['open', 'refused'])
})

test('after a kill -9 of the server alone, the next start stops the orphaned database and continues', async (t) => {
  const first = await startShop(t)
  const database = await databasePid(first)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  assert.equal(isAlive(database), true)

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal(isAlive(database), false)
  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('after a kill -9 of everything, stale lock files do not prevent a start', async (t) => {
  const first = await startShop(t)
  await killEverything(first)

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('a lock file with the process id of another program does not prevent a start', async (t) => {
  const first = await startShop(t)
  const lockFile = path.join(await databaseHome(first.dataDirectory), 'cluster/postmaster.pid')
  const lock = await readFile(lockFile, 'utf8')
  await killEverything(first)
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)))

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('a database left incomplete by a killed start is created again', async (t) => {
  const dataDirectory = await freshDirectory(t)
  await mkdir(path.join(dataDirectory, 'postgresql/cluster-unfinished-99999999/base'), { recursive: true })

  const shop = await startShop(t, { dataDirectory })

  assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200)
})
