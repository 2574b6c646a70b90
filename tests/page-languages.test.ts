import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createSetupToken } from '#domain/operators/owner-setup.ts'
import { loadPages } from '#server/pages.ts'
import { withoutDatabase } from '#tests/support/api-client.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { faultsOf } from './browser/support/language-faults.ts'
import { type ForeignTexts, foreignContents, foreignMessages } from './support/foreign-texts.ts'
import { liveRegionFaults } from './support/live-regions.ts'
import { cookieNameOf } from './support/opener-cookie.ts'
import { fillScreens, type ScreenPath } from './support/screen-paths.ts'
import { textsOfHtml } from './support/texts-of-html.ts'

const publicUrl = 'https://hirfa.example'
const pages = await loadPages()

/** English is what was there first. */
const translated = ['fr', 'ar'] as const

/** It shows the text of an email, which is in the language of its recipient. */
const emailPage = 'backoffice/emails/email-page'

test('all pages keep to their language, as the server renders them', async () => {
  await using shop = await openSampleShop()
  // The samples were made now, not in the month of other tests.
  shop.clock.moment = new Date()
  const screens = await fillScreens(shop.marketplace, pages)
  assert.deepEqual(screens.forgotten, [], 'routes without a path in screen-paths.ts')
  const read = appOf(shop)
  const foreign = await foreignTextsOf(shop)
  // The back office prints names in the shop's main language.
  const foreignInOffice = { ...foreign, contents: { en: [], fr: [], ar: [] } }
  const [faults, announced]: [string[], string[]] = [[], []]
  const open = async (locale: 'fr' | 'ar', { path, opener }: ScreenPath) => {
    const session = opener === 'visitor' ? '' : screens.sessions[opener]
    const { response, html, texts } = await read(`/${locale}${path === '/' ? '' : path}`, session, cookieNameOf(opener))
    announced.push(...liveRegionFaults(html).map((fault) => `${path}: ${fault}`))
    assert.ok(response.status < 300 || response.status >= 400, `${path} leads to another page`)
    assert.ok(texts.blocks.length > 3, `${path} has texts`)
    const found = faultsOf(texts, locale, path.startsWith('/admin') ? foreignInOffice : foreign)
    faults.push(...found.map((fault) => `${locale} ${path}: ${fault}`))
  }
  for (const locale of translated)
    for (const screen of screens.paths)
      if (screen.routeId !== emailPage && (screen.locale ?? locale) === locale) await open(locale, screen)
  assert.deepEqual(faults, [])
  assert.deepEqual([...new Set(announced)], [], 'live regions')
})

test('the setup of a shop and the pages of an unavailable one keep to their language', async () => {
  await using shop = await openTestShop()
  const foreign = await foreignTextsOf(shop)
  const setup = `/admin/setup/${await createSetupToken({ ...shop.marketplace, actor: system })}`
  const nowhere = { user: 'nobody', database: 'nothing', host: '127.0.0.1', port: 1 }
  const [read, readUnavailable] = [appOf(shop), appOf({ marketplace: withoutDatabase(shop, nowhere) })]
  for (const locale of translated)
    for (const [open, path, status] of [
      [read, setup, 200],
      [readUnavailable, '/shop', 503],
      [readUnavailable, '/store/1', 503],
    ] as const) {
      const { response, texts } = await open(`/${locale}${path}`)
      assert.equal(response.status, status, path)
      assert.deepEqual(faultsOf(texts, locale, foreign), [], `${locale} ${path}`)
    }
})

test('a text of another language, of no language or left out is found in the HTML of a page', () => {
  const foreign = (text: string): ForeignTexts => {
    const all = { en: [], fr: [{ place: 'en', text }], ar: [] }
    return { messages: all, contents: all }
  }
  const hasFault = (body: string, text = 'Your cart') =>
    faultsOf(textsOfHtml(`<html lang="fr" dir="ltr"><body>${body}</body></html>`), 'fr', foreign(text)).length > 0
  for (const faulty of [
    '<p>Your <b>cart</b></p>',
    '<div><span>Your cart</span><span>2</span></div>',
    '<button aria-label="Your cart"></button>',
    '<p>undefined</p>',
    '<p>« Oui » “non”</p>',
  ])
    assert.ok(hasFault(faulty), faulty)
  assert.ok(hasFault('<p>It&#x27;s<!-- --> ours</p>', "It's ours"))
  for (const right of [
    '<p>Votre <b>panier</b></p>',
    '<p lang="en">Your cart <b title="Your cart">2</b></p><script>Your cart</script>',
    '<p><bdi>“non”</bdi></p>',
  ])
    assert.ok(!hasFault(right), right)
})

function appOf({ marketplace }: { readonly marketplace: Marketplace }) {
  const app = testApp(marketplace)
  return async (path: string, session = '', cookie = 'hirfa-office') => {
    const ask = (path: string) => app.request(path, { headers: { Cookie: session && `__Host-${cookie}=${session}` } })
    const [first, wanted] = [await ask(path), new URL(path, publicUrl).pathname]
    const location = new URL(first.headers.get('Location') ?? '/', publicUrl)
    // The list of calls opens the order that is claimed.
    const response = location.pathname === wanted ? await ask(location.pathname + location.search) : first
    const html = await response.text()
    return { response, html, texts: textsOfHtml(html) }
  }
}

async function foreignTextsOf({ marketplace: { db } }: TestShop): Promise<ForeignTexts> {
  return { messages: await foreignMessages(), contents: await foreignContents(db) }
}
