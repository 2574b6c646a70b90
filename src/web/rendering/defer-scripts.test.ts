import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { deferScripts } from './defer-scripts.ts'

const start = '<script nonce="nonce" type="module" async="">'

test('scripts are loaded after the page, and run in their order', () => {
  const code = 'import "/a.js";\nimport * as route0 from "/b.js";\nwindow.modules = { route0 };\nimport("/c.js");'
  const preloads = ['/a.js', '/b.js', '/c.js'].map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')
  const page = `<head>${preloads}<title>T</title></head><body>${start}${code}</script><p>end</p></body>`
  const html = deferScripts(page, 'nonce')
  assert.match(html, /^<head><title>T<\/title><\/head><body><script nonce="nonce" type="module" async="">/)
  for (const event of ['load', 'hirfa:scripts-wanted']) assert.ok(html.includes(`addEventListener('${event}', begin`))
  assert.match(html, /const parts = \["\/a\.js","\/b\.js"\]\n.*\[\.\.\.parts, "\/c\.js"\]/)
  const written =
    'await import("/a.js");\nconst route0 = await import("/b.js");\nwindow.modules = { route0 };\nimport("/c.js");'
  assert.ok(html.endsWith(`${written}</script><p>end</p></body>`))
})

test('a page without scripts of ours is returned unchanged', () => {
  const page =
    '<head><link rel="modulepreload" href="/b.js"/></head><script type="module" async="">import "/a.js";</script>'
  assert.equal(deferScripts(page, 'nonce'), page)
})

test('the storefront defers its scripts, and the back office does not', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bowl' })
  const app = testApp(shop.marketplace)
  for (const path of ['/', '/shop', `/product/${bowl.id}`, '/checkout', '/pricing']) {
    const html = await (await app.request(path)).text()
    assert.match(html, /await import\("\/assets\/root-[\w-]+\.js"\)/, path)
    assert.doesNotMatch(html, /modulepreload" href|^import |<script[^>]* src=/m, path)
  }
  assert.match(await (await app.request('/admin/sign-in')).text(), /^import /m)
})
