import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPages } from '#server/pages.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { testApp } from '#tests/support/test-app.ts'
import { cookieNameOf } from './support/opener-cookie.ts'
import { fillScreens } from './support/screen-paths.ts'

const orderNumber = /\bH-[0-9A-Z]{4}-[0-9A-Z]{4}\b/

/** Of Tailwind; `sr-only` and `truncate` keep their text in one line too. */
const unbroken = /class="[^"]*\b(whitespace-nowrap|truncate|sr-only)\b|style="[^"]*white-space:nowrap/

/** Their text is no text of the page, or in one line by itself. */
const outsideOfLines = /^(title|option|text|textarea)$/

const withoutContent = /^(area|base|br|col|hr|img|input|link|meta|source|wbr|path|circle|rect|use)$/

/** Returns the texts of a document with an order number in which a line may end. */
function breakableNumbers(html: string): string[] {
  const markup = html.replaceAll(/<!--.*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const open: { readonly name: string; readonly isUnbroken: boolean }[] = []
  const found: string[] = []
  for (const [, slash, name = '', attributes = '', text] of markup.matchAll(/<(\/?)(\w[\w-]*)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      if (orderNumber.test(text) && !open.some(({ isUnbroken }) => isUnbroken)) found.push(text.trim())
    } else if (slash) {
      const opened = open.findLastIndex((element) => element.name === name)
      if (opened >= 0) open.length = opened
    } else if (!withoutContent.test(name) && !attributes.endsWith('/')) {
      open.push({ name, isUnbroken: unbroken.test(attributes) || outsideOfLines.test(name) })
    }
  }
  return found
}

test('order numbers do not break over lines, on any page', async () => {
  await using shop = await openSampleShop()
  // The samples were made now, not in the month of other tests.
  shop.clock.moment = new Date()
  const screens = await fillScreens(shop.marketplace, await loadPages())
  const app = testApp(shop.marketplace)
  const faults = new Set<string>()
  let count = 0
  for (const { routeId, path, opener } of screens.paths) {
    const session = opener === 'visitor' ? '' : screens.sessions[opener]
    const headers = { Cookie: session && `__Host-${cookieNameOf(opener)}=${session}` }
    let response = await app.request(path, { headers })
    const location = response.headers.get('Location')
    if (location) response = await app.request(location, { headers })
    const html = await response.text()
    if (orderNumber.test(html)) count += 1
    for (const text of breakableNumbers(html)) faults.add(`${routeId}: ${text.replace(orderNumber, 'H-…')}`)
  }
  assert.ok(count > 20, `${count} pages have an order number`)
  assert.deepEqual([...faults], [])
})

test('an order number that may break is found', () => {
  assert.deepEqual(breakableNumbers('<p>Order H-7K3M-92QX</p>'), ['Order H-7K3M-92QX'])
  assert.deepEqual(breakableNumbers('<p>Order <bdi class="whitespace-nowrap">H-7K3M-92QX</bdi>, <br>paid</p>'), [])
  assert.deepEqual(breakableNumbers('<p><b class="truncate">A</b>H-7K3M-92QX</p>'), ['H-7K3M-92QX'])
})
