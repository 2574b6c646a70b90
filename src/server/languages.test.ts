import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { orderDetailsPath, printPath } from '#web/paths/backoffice-order-paths.ts'
import { auditLogPath } from '#web/paths/backoffice-paths.ts'

function appOf({ marketplace }: TestShop) {
  const app = testApp(marketplace)
  return {
    app,
    /** The language of a page, or where it redirects. */
    async languageOf(path: string): Promise<string | undefined> {
      const response = await app.request(path)
      if (response.status === 302) {
        assert.equal(response.headers.get('Cache-Control'), 'no-cache', path)
        return `-> ${response.headers.get('Location')}`
      }
      assert.equal(response.status, 200, path)
      return /<html lang="(\w+)" dir="(?:ltr|rtl)"/.exec(await response.text())?.[1]
    },
  }
}

test('plain addresses speak the main language, prefixed ones their own', async () => {
  await using shop = await openTestShop()
  const { languageOf } = appOf(shop)
  assert.equal(await languageOf('/shop'), 'en')
  assert.equal(await languageOf('/fr/shop'), 'fr')
  assert.equal(await languageOf('/ar'), 'ar')
  assert.equal(await languageOf('/en/shop?q=bowl'), '-> /shop?q=bowl')
  assert.equal(await languageOf('/en'), '-> /')
})

test('the prefix of the main language never redirects to another host', async () => {
  await using shop = await openTestShop()
  const { languageOf } = appOf(shop)
  assert.equal(await languageOf('/en//evil.example'), '-> /evil.example')
  assert.equal(await languageOf('/en/\\\\evil.example'), '-> /evil.example')
})

test('the data of a home page has an address of its own in each language', async () => {
  await using shop = await openTestShop()
  const { app } = appOf(shop)
  for (const path of ['/_.data', '/fr.data', '/ar.data', '/fr/_.data']) {
    const response = await app.request(path)
    assert.equal(response.status, 200, path)
    assert.match(await response.text(), /"storefront\/home\/home-page"/, path)
  }
})

test('a malformed URL is not found in its language', async () => {
  await using shop = await openTestShop()
  const { app } = appOf(shop)
  for (const [path, language] of [
    ['/%E0', 'en'],
    ['/fr/%E0', 'fr'],
    ['/ar/shop/%E0', 'ar'],
  ] as const) {
    const response = await app.request(path)
    assert.equal(response.status, 404, path)
    assert.match(await response.text(), new RegExp(`<html lang="${language}"`), path)
  }
})

test('the title of a further page of the shop names the shop once', async () => {
  await using shop = await openTestShop()
  for (let product = 1; product <= 7; product += 1) await shop.sells()
  const { app } = appOf(shop)
  for (const [path, title] of [
    ['/shop?page=2', 'Shop, page 2'],
    ['/fr/shop?page=2', 'Boutique, page 2'],
    ['/ar/shop?page=2', 'المتجر، الصفحة 2'],
  ] as const) {
    const html = await (await app.request(path)).text()
    assert.match(html, new RegExp(`<title>\u2068?${title}\u2069? · `), path)
  }
})

test('a second language after that of the main language is not found', async () => {
  await using shop = await openTestShop()
  const { app } = appOf(shop)
  for (const path of ['/en/fr/shop', '/en/en', '/en/EN/shop', '/en/ar', '/en/fr.data', '/fr/fr/shop', '/fr/en'])
    assert.equal((await app.request(path)).status, 404, path)
})

test('a path with a line break or another control character is not found, with the page that says so', async () => {
  await using shop = await openTestShop()
  const { app } = appOf(shop)
  for (const [path, text] of [
    ['/shop%0a', 'Page not found'],
    ['/%00', 'Page not found'],
    ['/shop%E2%80%A8', 'Page not found'],
    ['/en/shop%0d%0aX-A:1', 'Page not found'],
    ['/fr/shop%0d%0aX-A:1', 'Cette page est introuvable'],
  ] as const) {
    const response = await app.request(path)
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('Location'), null, path)
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${text}`), path)
  }
})

test('after a change of the main language every old address still answers', async () => {
  await using shop = await openTestShop()
  const { languageOf } = appOf(shop)
  assert.equal(await languageOf('/en/shop'), '-> /shop')
  await setMainLocale(shop, 'fr')
  assert.equal(await languageOf('/en/shop'), 'en')
  assert.equal(await languageOf('/shop'), 'fr')
  assert.equal(await languageOf('/fr/shop'), '-> /shop')
  assert.equal(await languageOf('/ar/shop'), 'ar')
})

test('the next request after a change of the main language sees it, whatever the request and the instance', async () => {
  await using shop = await openTestShop()
  const paths = ['/shop', '/order/unknown', '/no-such-page', '/offline']
  const languageIn = async ({ app }: ReturnType<typeof appOf>, path: string, method = 'GET') =>
    /<html lang="(\w+)"/.exec(await (await app.request(path, { method })).text())?.[1]
  for (const [at, path] of paths.entries()) {
    const instance = appOf(shop)
    const [before, after] = at % 2 === 0 ? (['en', 'fr'] as const) : (['fr', 'en'] as const)
    assert.equal(await languageIn(instance, path), before, path)
    await setMainLocale(shop, after, at)
    assert.equal(await languageIn(instance, path), after, path)
  }
  const instance = appOf(shop)
  assert.match(await (await instance.app.request('/robots.txt')).text(), /\/fr\/sitemap\.xml/)
  await setMainLocale(shop, 'fr', paths.length)
  assert.equal(await languageIn(instance, '/contact', 'POST'), 'fr')
  assert.match(await (await appOf(shop).app.request('/robots.txt')).text(), /\/en\/sitemap\.xml/)
})

test('every link of a prefixed page stays in its language', async () => {
  await using shop = await openTestShop()
  await shop.sells({})
  const { app } = appOf(shop)
  for (const path of ['/fr', '/fr/shop', '/fr/product/1', '/fr/contact', '/fr/stores', '/fr/nothing-here']) {
    const html = await (await app.request(path)).text()
    // Those of the language switch lead to the other languages.
    const tags = [...html.matchAll(/<(?:a|form) [^>]*>/g)].map(([tag]) => tag).filter((tag) => !/hrefLang=/i.test(tag))
    const links = tags.flatMap((tag) => /(?:href|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
    assert.ok(links.length > 10, path)
    const others = links.filter((link) => !/^\/fr($|[/?#])/.test(link) && !/^\/(api|assets)\//.test(link))
    assert.deepEqual([...new Set(others)], [], path)
  }
})

async function setMainLocale(shop: TestShop, mainLocale: Locale, version = 0): Promise<void> {
  const office = await asOperator(shop.marketplace)
  await editSetting(office, mainLocaleSetting, { version, edited: { mainLocale } })
}

test('the back office is in the language that its operator has chosen, at its plain addresses', async () => {
  await using shop = await openTestShop()
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const { app } = appOf(shop)
  const languageOf = async (path: string) =>
    /<html lang="(\w+)"/.exec(await (await app.request(path, { headers: { Cookie: cookie } })).text())?.[1]
  assert.equal(await languageOf('/admin/account'), 'en')
  await shop.marketplace.db.updateTable('operators').set({ locale: 'ar' }).execute()
  assert.equal(await languageOf('/admin/account'), 'ar')
  assert.equal(await languageOf('/fr/admin/account'), 'fr')
  assert.equal(await languageOf('/shop'), 'en')
})

test('pages of the office and the studio are in the language of the browser until one is chosen', async () => {
  await using shop = await openTestShop()
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const { app } = appOf(shop)
  const languageOf = async (path: string, language: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers: { 'Accept-Language': language, ...headers } })
    return /<html lang="(\w+)"/.exec(await response.text())?.[1]
  }
  assert.equal(await languageOf('/admin/setup/unknown', 'fr-TN,fr;q=0.9,en;q=0.8'), 'fr')
  assert.equal(await languageOf('/admin/sign-in', 'de, AR-tn;q=0.8, fr'), 'ar')
  assert.equal(await languageOf('/admin/account', 'fr', { Cookie: cookie }), 'fr')
  assert.equal(await languageOf('/shop', 'fr'), 'en', 'pages of the shop are cached by their URLs')
  await setMainLocale(shop, 'ar')
  for (const unspoken of ['', '*', 'de', 'x'.repeat(5000)])
    assert.equal(await languageOf('/admin/sign-in', unspoken), 'ar', unspoken)
  await shop.marketplace.db.updateTable('operators').set({ locale: 'en' }).execute()
  assert.equal(await languageOf('/admin/account', 'fr', { Cookie: cookie }), 'en')
})

test('papers have the French colon after their headings, the last of which are French', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }], { customerNote: 'Call before.' })
  assert.ok(placed.outcome === 'placed')
  const ask = await openBackofficeBrowser(shop)
  const label = await (await ask(printPath({ what: 'labels', id: placed.order.id }))).text()
  const text = label.replace(/<[^>]*>/g, '')
  assert.match(text, /From \/ De\u00a0: /)
  assert.match(text, /Note du client\u00a0: Call before\./)
})

test('lists of the Arabic back office have Arabic commas and isolated names', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({
    sizes: [{ name: '30 cm', stock: 5 }],
    colors: [{ name: 'Bleu', swatch: '#0000ff' }],
  })
  const placed = await shop.order([{ product, colorId: product.colors[0]?.id ?? 0 }])
  assert.ok(placed.outcome === 'placed')
  const closedDays = ['2031-01-01', '2031-01-02'] as TunisDay[]
  const office = await asOperator(shop.marketplace)
  await editSetting(office, closedDaysSetting, { version: 0, edited: { closedDays, worksSaturdays: true } })
  const ask = await openBackofficeBrowser(shop)
  await shop.marketplace.db.updateTable('operators').set({ locale: 'ar' }).execute()
  const page = async (path: string) => (await ask(path)).text()
  assert.match(await page(orderDetailsPath(placed.order.id)), /\u206830 cm\u2069، \u2068Bleu\u2069/)
  assert.match(await page(auditLogPath()), /\u20682031-01-01\u2069، \u20682031-01-02\u2069/)
})
