import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { clientDirectory } from './pages.ts'
import { serviceWorkerCode } from './serve-service-worker.ts'

test('a new build has a version of its own, which deletes the pages stored by an earlier one', () => {
  const versionOf = (build: string) => /"version":"(\w+)"/.exec(serviceWorkerCode(build, clientDirectory))?.[1]
  assert.notEqual(versionOf('a'), versionOf('b'))
  assert.equal(versionOf('a'), versionOf('a'))
})

test('the service worker is revalidated each time, and may connect to the shop only', async () => {
  await using shop = await openTestShop()
  for (const hasServiceWorker of [true, false]) {
    const app = testApp(shop.marketplace, { hasServiceWorker })
    const answer = await app.request('/service-worker.js')
    const code = await answer.text()
    assert.equal(answer.headers.get('Cache-Control'), 'no-cache')
    assert.equal(answer.headers.get('Content-Security-Policy'), "default-src 'none'; connect-src 'self'")
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/javascript/)
    assert.doesNotThrow(() => new vm.Script(code))
    assert.equal(code.includes('unregister()'), !hasServiceWorker)
    assert.doesNotMatch(code, /["'`]\/(checkout|success|order)/)
  }
})
