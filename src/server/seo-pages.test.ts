import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import sharp from 'sharp'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { dinars } from '#domain/money.ts'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { openPlainBrowser, type PlainPage, plainOrigin } from '#tests/support/plain-browser.ts'
import { addRealPicture } from '#tests/support/real-picture.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** The content of a meta tag; undefined if there is none. */
function metaOf({ html }: PlainPage, name: string): string | undefined {
  const [tag] = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? []
  return /content="([^"]*)"/.exec(tag ?? '')?.[1]
}

/** The structured data of a page. */
function factsIn({ html }: PlainPage): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(blocks, ([, json = '']) => JSON.parse(json))
}

test('pages have titles, descriptions, previews and structured data', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const fileName = await addRealPicture(shop)
  const described = { name: 'Dar El Fakhar', description: 'Pottery of Nabeul. '.repeat(20) }
  const storeId = await shop.hasStore({ ...described, cover: fileName, logo: fileName })
  const bowl = await shop.sells({
    ...{ storeId, name: 'Blue bowl', description: 'Thrown in Nabeul by hand. '.repeat(20) },
    pictures: [{ fileName, alt: '' }],
  })
  const edited = { ...emptyBanner, fileName, headline: 'By hand' }
  await editBanner(shop.system, 'hero-1', { base: undefined, edited })
  const { open } = await openPlainBrowser(shop)
  const app = testApp(marketplace, { publicUrl: plainOrigin })
  for (const { path, title, types } of [
    { path: '/', title: /^Hirfa: /, types: ['Organization', 'WebSite'] },
    { path: '/shop', title: /^Shop · Hirfa$/, types: ['BreadcrumbList'] },
    {
      path: `/product/${bowl.id}`,
      title: /^Blue bowl by Dar El Fakhar · Hirfa$/,
      types: ['BreadcrumbList', 'Product'],
    },
    { path: `/store/${storeId}`, title: /Dar El Fakhar/, types: ['BreadcrumbList'] },
  ]) {
    const page = await open(path)
    const [, shown = ''] = /<title>([^<]*)<\/title>/.exec(page.html) ?? []
    assert.match(shown, title)
    const description = metaOf(page, 'description') ?? ''
    assert.ok(description.length > 50 && description.length <= 160, `${path}: ${description}`)
    assert.ok(page.html.includes(`<link rel="canonical" href="${plainOrigin}${path}"/>`), path)
    const names = ['og:title', 'og:url', 'og:description', 'og:image:type', 'og:image:width', 'og:image:height']
    const shared = path.startsWith('/product/') ? 'Blue bowl by Dar El Fakhar, 45.00 TND' : shown
    assert.deepEqual(
      names.map((name) => metaOf(page, name)),
      [shared, plainOrigin + path, description, 'image/jpeg', '1200', '630'],
    )
    const picture = await app.request(metaOf(page, 'og:image') ?? '')
    assert.equal(picture.headers.get('Content-Type'), 'image/jpeg')
    const { width, height, format } = await sharp(await picture.bytes()).metadata()
    assert.deepEqual([width, height, format], [1200, 630, 'jpeg'], path)
    assert.ok(metaOf(page, 'og:image:alt'), path)
    assert.equal(metaOf(page, 'twitter:card'), 'summary_large_image')
    const found = factsIn(page).map((fact) => fact['@type'])
    assert.deepEqual(
      types.filter((type) => !found.includes(type)),
      [],
      path,
    )
    assert.equal(page.html.match(/<h1[\s>]/g)?.length, 1, path)
  }
})

test('the title of a product for link previews has its price, in the language of the page', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Dar El Fakhar' })
  const { id } = await shop.sells({ storeId, name: 'Bowl' })
  const { open } = await openPlainBrowser(shop)
  for (const [prefix, words, price] of [
    ['', 'Bowl by Dar El Fakhar', / TND$/],
    ['/fr', 'Bowl par Dar El Fakhar', /\sDT$/],
    ['/ar', 'Bowl، من صنع Dar El Fakhar', /د\.ت/],
  ] as const) {
    const title = metaOf(await open(`${prefix}/product/${id}`), 'og:title')?.replace(/[\u2068\u2069]/g, '') ?? ''
    assert.ok(title.startsWith(words), title)
    assert.match(title, price)
  }
})

test('the price of a product, and the lowest one before its promotion, are on the page and in its structured data', async () => {
  await using shop = await openTestShop()
  shop.clock.passes({ days: -40 })
  const { id, ...bowl } = await shop.sells({ name: 'Blue bowl', regularPrice: dinars(45) })
  shop.clock.passes({ days: 40 })
  const { open, cookies } = await openPlainBrowser(shop)
  cookies.set('__Host-hirfa-office', await createSessionToken(shop.marketplace))
  await (await open(`/admin/products/${id}`)).submit('Save', { promotionalPrice: '36' })
  const page = await open(`/product/${id}`)
  const facts = factsIn(page).find((fact) => fact['@type'] === 'Product')
  assert.equal(facts?.name, bowl.name)
  assert.match(JSON.stringify(facts), /"priceCurrency":"TND"/)
  assert.match(page.main, /Lowest price in the 30 days before: 45\.00 TND/)
  const offer = facts?.offers as Record<string, unknown> & { priceSpecification?: Record<string, unknown> }
  const struck = offer.priceSpecification
  assert.deepEqual(
    [offer.price, struck?.price, struck?.priceCurrency, struck?.priceType],
    [36, 45, 'TND', 'https://schema.org/StrikethroughPrice'],
  )
  assert.ok(!('priceValidUntil' in offer), 'the promotion has no end')
  await (await open(`/admin/products/${id}`)).submit('Save', { promotionLastDay: '2099-01-31' })
  const ending = factsIn(await open(`/product/${id}`)).find((fact) => fact['@type'] === 'Product')
  assert.match(JSON.stringify(ending?.offers), /"priceValidUntil":"2099-01-31"/)
})

test('the structured data of a product have one active price, and no empty model', async () => {
  await using shop = await openTestShop()
  shop.clock.passes({ days: -20 })
  const { id } = await shop.sells({ model: '', regularPrice: dinars(40) })
  shop.clock.passes({ days: 10 })
  await setPrices(shop.marketplace, id, { regularPrice: dinars(50) })
  shop.clock.passes({ days: 10 })
  await setPrices(shop.marketplace, id, { regularPrice: dinars(50), promotionalPrice: dinars(45) })
  const { open } = await openPlainBrowser(shop)
  const facts = factsIn(await open(`/product/${id}`)).find((fact) => fact['@type'] === 'Product')
  const offer = facts?.offers as { price: number; priceSpecification?: unknown }
  assert.deepEqual([offer.price, offer.priceSpecification, facts && 'sku' in facts], [45, undefined, false])
})

test('private pages are not indexed', async () => {
  await using shop = await openTestShop()
  const { open } = await openPlainBrowser(shop)
  for (const path of ['/cart', '/checkout', '/success', '/profile'])
    assert.equal(metaOf(await open(path), 'robots'), 'noindex', path)
})

test('unknown pages respond 404 and offer the shop and its search', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Olive bowl' })
  const { open } = await openPlainBrowser(shop)
  for (const [path, title] of [
    ['/product/999999', 'This piece is no longer available'],
    ['/store/999999', 'Store not found'],
    ['/nowhere', 'Page not found'],
    ['/nowhere/at/all', 'Page not found'],
  ] as const) {
    const page = await open(path)
    assert.equal(page.status, 404, path)
    assert.ok(page.html.includes(`>${title}</h1>`), path)
    assert.equal((await page.follow('Browse the shop')).path, '/shop')
    const found = await page.submit('', { q: 'olive' }, 'max-w-md')
    assert.equal(found.path, '/shop?q=olive')
    assert.match(found.main, /Olive bowl/)
  }
})

test('the sitemap lists every product, and robots.txt names it', async () => {
  await using shop = await openTestShop()
  const products = [await shop.sells(), await shop.sells()]
  const { open } = await openPlainBrowser(shop)
  const sitemap = await open('/sitemap.xml')
  assert.match(sitemap.headers.get('Content-Type') ?? '', /xml/)
  for (const { id } of products) assert.ok(sitemap.html.includes(`<loc>${plainOrigin}/product/${id}</loc>`))
  const robots = (await open('/robots.txt')).html
  assert.ok(robots.includes(`Sitemap: ${plainOrigin}/sitemap.xml`))
  assert.ok(robots.includes('Disallow: /checkout'))
})

test('the API documentation shows every call', async () => {
  await using shop = await openTestShop()
  const { open } = await openPlainBrowser(shop)
  const { paths } = JSON.parse((await open('/api/openapi.json')).html) as { paths: Record<string, object> }
  const text = (await open('/api/docs')).main.toLowerCase()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method}\\s*(?:/api)?${path.toLowerCase().replaceAll(/[{}]/g, '\\$&')}`),
  )
  assert.ok(calls.length > 10)
  for (const call of calls) assert.match(text, new RegExp(call))
})

test('no address, however odd, causes a server error', async () => {
  await using shop = await openAttackedShop()
  const long = 'q'.repeat(5000)
  for (const path of [
    ...['/product/abc', '/product/1.5', '/product/99999999999', '/product/-1', '/product/0', '/product/1e3'],
    ...['/product/%00', '/product/%ff', '/product/1%2f2', '/store/0', '/store/abc', '/store/99999999999'],
    ...['/shop?page=-1&sort=zzz&category=%00', '/shop?page=99999999999999999999', '/shop?page=1.5', '/shop?page='],
    ...['/shop?q=%00', '/shop?q=%ff', '/shop?q=%25%25%5F', "/shop?q=';--", `/shop?q=${long}`, '/shop?brand=abc'],
    ...['/shop?brand=99999999999', '/shop?q=%F0%9F%8F%BA', '/shop?q=a&q=b&category=bags&category=decor'],
    ...['/%2e%2e/', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%2e%2e/%2e%2e/package.json'],
    ...['//', '/%', '/%zz', '/%00', '/pricing?plan=%00', '/hirfa/', '/SHOP', '/success?order=%00', `/${long}`],
  ]) {
    const status = await statusOf(shop.origin, path)
    assert.ok(status >= 200 && status < 500, `${status} ${path.slice(0, 60)}`)
  }
})

/** Sends the URL exactly as written, where `fetch` would normalize it. */
async function statusOf(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  const [answer] = (await once(http.get({ hostname, port, path, agent: false }), 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}
