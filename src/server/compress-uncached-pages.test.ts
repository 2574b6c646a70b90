import assert from 'node:assert/strict'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('private pages and error pages are compressed if accepted, those of the back office are not', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const app = testApp(shop.marketplace)
  const ask = async (path: string, accepted: string) => {
    const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } })
    const body = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      encoding: response.headers.get('Content-Encoding'),
      vary: response.headers.get('Vary'),
      body,
    }
  }

  for (const [path, status] of [
    [`/order/${placed.order.token}`, 200],
    ['/nowhere', 404],
  ] as const) {
    const small = await ask(path, 'gzip, deflate, br, zstd')
    assert.deepEqual([small.status, small.encoding, small.vary], [status, 'gzip', 'Accept-Encoding'], path)
    assert.match(zlib.gunzipSync(small.body).toString(), /<\/html>$/)
    for (const accepted of ['identity', 'gzip;q=0'])
      assert.deepEqual([(await ask(path, accepted)).encoding], [null], `${path} for ${accepted}`)
  }
  const backoffice = await ask('/admin/sign-in', 'gzip, deflate, br, zstd')
  assert.deepEqual([backoffice.status, backoffice.encoding], [200, null])
})
