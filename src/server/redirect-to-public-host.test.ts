import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { elsewhereThan } from './redirect-to-public-host.ts'

test('pages under another public name redirect to the public URL, with their path and query', async () => {
  await using shop = await openTestShop()
  const publicUrl = 'https://shop.example'
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages: await loadPages(), clientDirectory })
  const ask = (path: string, host: string, method = 'GET') => app.request(path, { method, headers: { Host: host } })
  const redirected = await ask('/fr/shop?category=bags', 'www.shop.example')
  assert.equal(redirected.status, 308)
  assert.equal(redirected.headers.get('Location'), 'https://shop.example/fr/shop?category=bags')
  assert.equal((await ask('/about', 'other.example')).headers.get('Location'), 'https://shop.example/about')
  assert.equal((await ask('/about', 'shop.example')).status, 200)
  for (const path of ['/api/products', '/health/live']) assert.equal((await ask(path, 'www.shop.example')).status, 200)
})

test('no way into the shop of its own network is redirected, nor any without a public URL', () => {
  const isElsewhere = elsewhereThan('https://shop.example')
  for (const host of ['10.0.0.5:3000', '192.168.1.7', '[::1]:3000', 'localhost:3000', 'app:3000', 'shop.internal:3000'])
    assert.equal(isElsewhere({ host, forwardedHost: undefined }), false, host)
  assert.equal(isElsewhere({ host: 'backend.internal', forwardedHost: 'shop.example' }), false)
  assert.equal(isElsewhere({ host: 'shop.example', forwardedHost: 'evil.example' }), false)
  assert.equal(elsewhereThan('http://127.0.0.1:3000')({ host: 'www.shop.example', forwardedHost: undefined }), false)
})
