import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { storefrontBuild } from '#server/storefront-build.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { budget } from './budget.ts'
import { firstViews, tooHeavy, weigh } from './first-view.ts'

const built = await loadPages()
const shop = storefrontBuild(built)
const views = firstViews(shop)

test('no first view exceeds its budget, and an excess is reported', () => {
  assert.ok(views.length > 15)
  for (const view of views) assert.deepEqual(tooHeavy(weigh(view, shop)), [], view.route)
  for (const view of views) {
    const weight = weigh(view, shop)
    const lessThanThat = { ...budget, script: (weight.script - 1) / 1000 }
    assert.deepEqual(tooHeavy(weight, lessThanThat), ['script'], view.route)
    assert.deepEqual(tooHeavy(weight, { ...budget, styles: 1, fonts: 1 }), ['styles', 'fonts'], view.route)
  }
})

test('no browser script imports server modules', () => {
  const folder = path.join(clientDirectory, 'assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  assert.ok(scripts.length > 50)
  const needy = scripts.filter((file) => /\bBuffer\b|["']node:/.test(readFileSync(path.join(folder, file), 'utf8')))
  assert.deepEqual(needy, [])
})

test('pages of the sample shop are within budget and load exactly the weighed files', async () => {
  await using testShop = await openTestShop()
  await fillEmptyShop(testShop.marketplace, () => {})
  const { marketplace } = testShop
  const app = createApp({ marketplace, publicUrl: 'https://shop.example', pages: built, clientDirectory })
  for (const { route, scripts, styles, fonts } of views) {
    // Pages with a private URL are no first view.
    if (route.includes(':token')) continue
    const address = route.replace(':id', '1').replace('*', 'nothing-here')
    const answer = await app.request(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    const weight = (await answer.arrayBuffer()).byteLength
    assert.ok(weight <= budget.html * 1000, `${address} weighs ${weight} bytes`)

    const html = await (await app.request(address)).text()
    assert.deepEqual(filesIn(html, /\/assets\/[\w.-]+\.js/g), scripts, address)
    assert.deepEqual(filesIn(html, /(?<=<link rel="stylesheet" href=")[^"]+/g), styles, address)
    assert.deepEqual(filesIn(html, /\/assets\/[\w.-]+\.woff2/g), fonts, address)
    assert.equal(fonts.size, 2)
  }
})

function filesIn(html: string, address: RegExp): Set<string> {
  return new Set([...html.matchAll(address)].map(([file]) => file))
}
