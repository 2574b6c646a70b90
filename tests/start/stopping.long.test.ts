import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { databasePid, freshDirectory, isAlive, launchShop, startShop } from '#tests/support/shop-process.ts'

test('a signal stops everything, the database last', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200)
  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
  assert.match(shop.output(), /Stopped\n$/)
  assert.doesNotMatch(shop.output(), /was lost/)
})

test('Ctrl-C, which every process of the terminal receives, stops everything as well', async (t) => {
  const shop = await startShop(t, { detached: true })
  const database = await databasePid(shop)

  process.kill(-(shop.process.pid ?? 0), 'SIGINT')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
})

test('a signal during the start leaves no database running', async (t) => {
  const dataDirectory = await freshDirectory(t)
  const shop = launchShop(t, { DATA_DIR: dataDirectory })
  while (!shop.output().includes('Database migrated')) await pause(5)
  const database = await databasePid(shop)

  shop.process.kill('SIGINT')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
})

test('killing npm alone stops the shop and its database', async (t) => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const dataDirectory = await freshDirectory(t)
    const shop = launchShop(t, { DATA_DIR: dataDirectory }, { command: ['npm', 'start'] })
    await shop.opened
    const database = await databasePid(shop)

    shop.process.kill(signal)

    await once(shop.process, 'close')
    assert.match(shop.output(), /Stopping\nStopped\n$/, signal)
    assert.equal(isAlive(database), false)
  }
})

test('a second signal ends the shop at once, and its database with it', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  shop.process.kill('SIGTERM')
  await pause(500)
  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [1, null])
  assert.match(shop.output(), /Ended without stopping: a second signal\n$/)
  while (isAlive(database)) await pause(20)
})

test('a shop that stops says first that it is not ready', async (t) => {
  const shop = await startShop(t)
  assert.equal((await fetch(`${shop.origin}/health/ready`)).status, 200)

  shop.process.kill('SIGTERM')
  while (!shop.output().includes('Stopping')) await pause(5)

  const response = await fetch(`${shop.origin}/health/ready`)
  assert.deepEqual([response.status, response.headers.get('Connection')], [503, 'close'])
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
})
