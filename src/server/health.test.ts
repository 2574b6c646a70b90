import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Marketplace } from '#domain/marketplace.ts'
import { withoutDatabase } from '#tests/support/api-client.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { watchDiskSpace } from './disk-space.ts'
import { healthRoutes } from './health.ts'

const roomy = watchDiskSpace(['/'], 1, async () => 2)
const full = watchDiskSpace(['/'], 2, async () => 1)

async function ready(marketplace: Marketplace, disk = roomy) {
  const response = await healthRoutes(marketplace, disk).request('/ready')
  const { parts } = await response.json()
  return { status: response.status, headers: response.headers, parts }
}

test('the shop is ready when all checks pass', async () => {
  await using shop = await openTestShop()
  const { status, headers, parts } = await ready(shop.marketplace)
  assert.equal(status, 200)
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.deepEqual(parts, { database: 'well', migrations: 'well', disk: 'well' })
})

test('an unavailable database, pending migrations or a full disk each make it not ready', async () => {
  await using shop = await openTestShop()
  const nowhere = { user: 'nobody', database: 'nothing', host: '127.0.0.1', port: 1 }
  const away = await ready(withoutDatabase(shop, nowhere))
  assert.deepEqual([away.status, away.parts.database, away.parts.disk], [503, 'failing', 'well'])
  assert.ok(Number(away.headers.get('Retry-After')) > 0)

  assert.equal((await ready(shop.marketplace, full)).parts.disk, 'failing')

  await runOnTestServer(
    `delete from migrations where name like '0001%'`,
    await databaseName({ database: shop.marketplace.db }),
  )
  const behind = await ready(shop.marketplace)
  assert.deepEqual([behind.status, behind.parts.migrations], [503, 'failing'])
})

test('a process that stops is not ready, although all checks pass', async () => {
  await using shop = await openTestShop()
  const health = healthRoutes(shop.marketplace, roomy, () => true)
  const response = await health.request('/ready')
  assert.deepEqual([response.status, (await response.json()).status], [503, 'not ready'])
  assert.equal((await health.request('/serving')).status, 503)
})

test('the process is live and serves visitors whatever check fails', async () => {
  await using shop = await openTestShop()
  const nowhere = { user: 'nobody', database: 'nothing', host: '127.0.0.1', port: 1 }
  const health = healthRoutes(withoutDatabase(shop, nowhere), full)
  for (const path of ['/live', '/serving']) assert.equal((await health.request(path)).status, 200)
})
