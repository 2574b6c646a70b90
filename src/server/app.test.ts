import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { publicUrl, withoutDatabase } from '#tests/support/api-client.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { testApp } from '#tests/support/test-app.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { watchDiskSpace } from './disk-space.ts'

const privatePath = '/order/AAAAAAAAAAAAAAAAAAAAAA'
const nowhere = { user: 'nobody', database: 'nothing', host: '127.0.0.1', port: 1 }

async function appOf(marketplace: Marketplace, disk?: ReturnType<typeof watchDiskSpace>) {
  return testApp(marketplace, { ...(disk && { disk }) })
}

test('while the database is unavailable a page responds 503 with Retry-After and an error page', async () => {
  await using shop = await openTestShop()
  const app = await appOf(withoutDatabase(shop, nowhere))
  for (const path of ['/', '/shop', '/product/1', '/store/1']) {
    const response = await app.request(path)
    const html = await response.text()
    assert.equal(response.status, 503, path)
    assert.equal(response.headers.get('Retry-After'), '5')
    assert.match(html, /The shop is briefly unavailable/)
    assert.match(html, /<\/html>/)
    assert.ok(html.includes(response.headers.get('X-Request-Id') ?? 'none'), 'the page tells the number of the request')
    assert.match(response.headers.get('Content-Security-Policy') ?? '', /sha256-/)
  }
  const backoffice = await app.request('/admin', { headers: { Cookie: '__Host-hirfa-office=a-token' } })
  assert.equal(backoffice.status, 503)
  assert.match(await backoffice.text(), /\/assets\/shop-[\w-]+\.css/)
  assert.equal((await app.request('/contact')).status, 200)
  const cancellation = { method: 'POST', body: new URLSearchParams() }
  for (const [path, request] of [['/shop.data'], [privatePath], [privatePath, cancellation]] as const) {
    const response = await app.request(`${publicUrl}${path}`, request)
    assert.equal(response.status, 503, path)
    assert.equal(response.headers.get('Retry-After'), '5')
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
  }
})

test('a cached page is served while the database is unavailable, and rendered again when it is back', async (t) => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bowl of Nabeul' })
  const { proxy, address } = await openProxiedDatabase(
    testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
  )
  const { database: db, close } = connect(address)
  t.after(async () => {
    await close()
    await proxy.close()
  })
  const app = await appOf({ ...shop.marketplace, db })
  const paths = [`/product/${bowl.id}`, `/product/${bowl.id}.data`]
  for (const path of paths) assert.equal((await app.request(path)).status, 200)

  await proxy.refuse()
  proxy.cut()
  for (const path of paths) {
    const shown = await app.request(path)
    assert.equal(shown.status, 200)
    assert.match(await shown.text(), /Bowl of Nabeul/)
  }
  assert.equal((await app.request('/shop')).status, 503)

  await proxy.heal()
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(77) })
  assert.match(await (await app.request(paths[0] ?? '')).text(), /77\.00 TND/)
})

test('a database that refuses connections or is read-only responds 503', async (t) => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bowl of Nabeul' })
  const name = await databaseName({ database: shop.marketplace.db })
  const reaching = () => {
    const { database: db, close } = connect(testDatabaseAddress(name))
    t.after(close)
    return appOf({ ...shop.marketplace, db })
  }
  await runOnTestServer(`alter database ${name} set default_transaction_read_only = on`)
  const app = await reaching()
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Hello' }
  assert.equal((await app.request(`/product/${bowl.id}`)).status, 200)
  const unkept = await app.request('/contact', { method: 'POST', body: new URLSearchParams(message) })
  assert.deepEqual([unkept.status, unkept.headers.get('Retry-After')], [503, '5'])

  await runOnTestServer(`alter database ${name} allow_connections false`)
  await runOnTestServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  assert.match(await (await app.request(`/product/${bowl.id}`)).text(), /Bowl of Nabeul/)
  for (const path of ['/', '/shop.data', '/api/products']) {
    const away = await (await reaching()).request(path)
    assert.deepEqual([away.status, away.headers.get('Retry-After')], [503, '5'], path)
  }
})

test('a form that cannot be saved, without a database or disk space, responds 503', async () => {
  await using shop = await openTestShop()
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Hello' }
  const post = { method: 'POST', body: new URLSearchParams(message), headers: { Host: 'hirfa.example' } }
  const full = watchDiskSpace(['/'], 2, async () => 1)
  for (const app of [await appOf(withoutDatabase(shop, nowhere)), await appOf(shop.marketplace, full)])
    assert.equal((await app.request(`${publicUrl}/contact`, post)).status, 503)
  const roomy = await appOf(shop.marketplace)
  assert.equal((await roomy.request(`${publicUrl}/contact`, post)).status, 200)
})

test('an error page shows the request id of the log, and no details', async (context) => {
  await using shop = await openTestShop()
  const logged = context.mock.method(console, 'error', () => {})
  const broken = { ...shop.marketplace, clock: { now: () => assert.fail('secret') } } as unknown as Marketplace
  const response = await (await appOf(broken)).request('/product/1')
  const html = await response.text()
  assert.equal(response.status, 500)
  assert.ok(html.includes(`please mention ${response.headers.get('X-Request-Id')}`))
  assert.doesNotMatch(html, /secret/)
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /^\{.*secret/)
})

test('a 404 page does not repeat the requested path', async () => {
  await using shop = await openTestShop()
  const html = await (await (await appOf(shop.marketplace)).request('/%3Cscript%3Ealert(1)%3C/script%3E')).text()
  assert.doesNotMatch(html, /<script>alert/)
})

test('no cache stores that a page is missing', async () => {
  await using shop = await openTestShop()
  const app = await appOf(shop.marketplace)
  for (const path of ['/nothing-here', '/product/999', '/store/999']) {
    const response = await app.request(publicUrl + path)
    assert.deepEqual([response.status, response.headers.get('Cache-Control')], [404, 'no-store'], path)
  }
})

test('a form whose letters are broken is refused, and one with a replacement character of its own is not', async () => {
  await using shop = await openTestShop()
  const app = await appOf(shop.marketplace)
  const send = (name: string) =>
    app.request(`${publicUrl}/contact`, {
      method: 'POST',
      headers: { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `name=${name}&email=amel%40example.tn&description=Hello`,
    })
  assert.equal((await send('Am%E9lie')).status, 400)
  assert.equal((await send('Am%C3')).status, 400)
  assert.equal((await send('Am%C3%A9lie+%EF%BF%BD+100%')).status, 200)
})
