import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { elsewhereThan } from './redirect-to-public-host.ts'

test('pages under another public name redirect to the public URL, with their path and query', async () => {
  await using shop = await openTestShop()
  const publicUrl = 'https://hirfa.example'
  const app = testApp(shop.marketplace, { publicUrl })
  const ask = (path: string, host: string, method = 'GET') => app.request(path, { method, headers: { Host: host } })
  const redirected = await ask('/fr/shop?category=bags', 'www.hirfa.example')
  assert.equal(redirected.status, 308)
  assert.equal(redirected.headers.get('Location'), 'https://hirfa.example/fr/shop?category=bags')
  assert.equal((await ask('/about', 'other.example')).headers.get('Location'), 'https://hirfa.example/about')
  assert.equal((await ask('/about', 'hirfa.example')).status, 200)
  for (const path of ['/api/products', '/health/live']) assert.equal((await ask(path, 'www.hirfa.example')).status, 200)
})

test('no way into the shop of its own network is redirected, nor any without a public URL', () => {
  const isElsewhere = elsewhereThan('https://hirfa.example')
  for (const host of ['10.0.0.5:3000', '192.168.1.7', '[::1]:3000', 'localhost:3000', 'app:3000', 'shop.internal:3000'])
    assert.equal(isElsewhere({ host, forwardedHost: undefined }), false, host)
  assert.equal(isElsewhere({ host: 'backend.internal', forwardedHost: 'hirfa.example' }), false)
  assert.equal(isElsewhere({ host: 'hirfa.example', forwardedHost: 'evil.example' }), false)
  assert.equal(elsewhereThan('http://127.0.0.1:3000')({ host: 'www.hirfa.example', forwardedHost: undefined }), false)
})
