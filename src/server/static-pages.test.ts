import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { staticPageScript } from '#web/rendering/static-page.ts'

/** The sources of scripts that a page runs or preloads. */
function scriptsIn(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  )
  const files = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file)
  return [...inline, ...files]
}

test('pages that emails and wrong addresses lead to load no script file', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  for (const path of [
    '/nowhere',
    '/newsletter',
    '/newsletter/confirm/unknown',
    '/newsletter/leave/unknown',
    '/back-in-stock',
    '/back-in-stock/confirm/unknown',
    '/back-in-stock/leave/unknown',
    '/my-data/unknown',
    '/confirm-order/unknown',
  ])
    assert.deepEqual(scriptsIn((await browser.open(path)).html), [staticPageScript], path)
  assert.ok(Buffer.byteLength(staticPageScript) <= 1024)
  const product = await shop.sells()
  const interactive = scriptsIn((await browser.open(`/product/${product.id}`)).html)
  assert.ok(interactive.length > 1 && !interactive.includes(staticPageScript))
})
