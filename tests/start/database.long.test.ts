import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import {
  databasePid,
  externalDatabase,
  freshDirectory,
  isAlive,
  launchShop,
  startShop,
} from '#tests/support/shop-process.ts'

test('a crashed database is restarted, and the shop continues', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  process.kill(database, 'SIGKILL')

  while (isAlive(database)) await pause(20)
  while ((await fetch(`${shop.origin}/api/products`)).status !== 200) await pause(100)
  assert.match(shop.output(), /The database has ended; starting it again/)
  shop.process.kill('SIGTERM')
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
})

test('a start without its database waits, logs that once, and opens when the database is there', async (t) => {
  const { proxy, settings } = await externalDatabase(t)
  await proxy.refuse()
  const port = await freePort()
  const shop = launchShop(t, { ...settings, DATA_DIR: await freshDirectory(t), PORT: String(port) })
  while (!shop.output().includes('Waiting')) await pause(20)
  await pause(2500)

  assert.match(shop.output(), /^Waiting for the database: connect ECONNREFUSED .*\n$/)
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const statuses = ['/health/live', '/health/ready', '/api/products', '/'].map(async (path) => (await get(path)).status)
  assert.deepEqual(await Promise.all(statuses), [200, 503, 503, 503])
  const { headers } = await get('/api/products')
  assert.deepEqual([headers.get('Content-Type'), headers.get('Retry-After')], ['application/problem+json', '5'])

  await proxy.heal()
  await shop.opened
  for (const path of ['/health/ready', '/api/products']) assert.equal((await get(path)).status, 200, path)
})

test('a start whose database accepts connections and never responds hears a signal, and logs one line', async (t) => {
  const { proxy, settings } = await externalDatabase(t)
  proxy.stall()
  const shop = launchShop(t, { ...settings, DATA_DIR: await freshDirectory(t) })
  while (!shop.output().includes('Waiting')) await pause(20)
  await pause(2000)

  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.match(shop.output(), /^Waiting for the database: .*\nStopping\nStopped\n$/)
})
