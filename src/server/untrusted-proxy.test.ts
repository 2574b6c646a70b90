import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { watchUntrustedProxy } from './untrusted-proxy.ts'

function watch(publicUrl: string, trustedProxies: readonly string[] = []) {
  const lines: string[] = []
  return { ...watchUntrustedProxy({ publicUrl, trustedProxies, report: (line) => lines.push(line) }), lines }
}

test('a start behind https without a trusted proxy warns at once', () => {
  const start = watch('https://shop.example')
  assert.equal(start.isFound(), true)
  assert.match(start.lines.join(), /^Warning: PUBLIC_URL is https.*TRUSTED_PROXIES/)
  for (const quiet of [watch('http://localhost:3000'), watch('https://shop.example', ['10.0.0.0/8'])])
    assert.deepEqual([quiet.isFound(), quiet.lines], [false, []])
})

test('the first request that a proxy forwards warns, unless the proxy is trusted', () => {
  const shop = watch('http://shop.example', ['10.0.0.0/8'])
  shop.look('10.0.0.7', true)
  shop.look('192.168.0.7', false)
  assert.equal(shop.isFound(), false)
  shop.look('::ffff:192.168.0.7', true)
  shop.look('172.17.0.1', true)
  assert.equal(shop.isFound(), true)
  assert.equal(shop.lines.length, 1)
})

test('what a visitor claims to be forwarded does not warn', () => {
  const shop = watch('http://shop.example')
  for (const visitor of ['203.0.113.9', '2001:db8::1', 'unknown']) shop.look(visitor, true)
  assert.equal(shop.isFound(), false)
})

test('the dashboard warns about the proxy', async () => {
  await using shop = await openTestShop()
  const warning = /TRUSTED_PROXIES/
  const quiet = await openBackofficeBrowser(shop)
  assert.doesNotMatch(await (await quiet('/admin')).text(), warning)
  const behindProxy = await openBackofficeBrowser(shop, 'staff', { untrustedProxy: watch('https://shop.example') })
  assert.match(await (await behindProxy('/admin')).text(), warning)
})
