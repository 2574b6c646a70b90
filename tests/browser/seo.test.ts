// Metadata does not depend on the width, so all tests run at one: @desktop.

import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { allProducts, productOfModel } from './support/products.ts'

test('pages have titles, descriptions, previews and structured data @desktop', async ({ page, request, site }) => {
  test.setTimeout(90_000)
  const { id, name, brand } = await productOfModel(request, 'BL-Balgha')
  for (const { path, title, types } of [
    { path: '/', title: /^Hirfa: /, types: ['Organization', 'WebSite'] },
    { path: '/shop', title: /^Shop · Hirfa$/, types: ['BreadcrumbList'] },
    {
      path: `/product/${id}`,
      title: new RegExp(`^${name} by ${brand.name} · Hirfa$`),
      types: ['BreadcrumbList', 'Product'],
    },
    { path: `/store/${brand.idbrand}`, title: new RegExp(brand.name), types: ['BreadcrumbList'] },
  ]) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    const description = (await contentOf(page, 'meta[name="description"]')) ?? ''
    expect(description.length, path).toBeGreaterThan(50)
    expect(description.length, path).toBeLessThanOrEqual(160)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.origin + path)
    expect(await contentOf(page, 'meta[property="og:title"]'), path).toBe(await page.title())
    expect(await contentOf(page, 'meta[property="og:url"]'), path).toBe(site.origin + path)
    expect(await contentOf(page, 'meta[property="og:description"]'), path).toBe(description)
    const picture = await request.get((await contentOf(page, 'meta[property="og:image"]')) ?? '')
    expect(picture.headers()['content-type'], path).toBe('image/jpeg')
    expect(await contentOf(page, 'meta[property="og:image:type"]'), path).toBe('image/jpeg')
    expect(sizeOfJpeg(await picture.body()), path).toEqual([1200, 630])
    expect(await contentOf(page, 'meta[property="og:image:width"]'), path).toBe('1200')
    expect(await contentOf(page, 'meta[property="og:image:height"]'), path).toBe('630')
    expect(await contentOf(page, 'meta[property="og:image:alt"]'), path).toBeTruthy()
    expect(await contentOf(page, 'meta[name="twitter:card"]'), path).toBe('summary_large_image')
    expect(await typesOfFacts(page), path).toEqual(expect.arrayContaining(types))
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

test('the picture of a product for link previews is described by what it shows, in the language of the page @desktop', async ({
  page,
  request,
}) => {
  for (const { locale, by, price } of [
    { locale: 'en', by: ' by ', price: / TND$/ },
    { locale: 'fr', by: ' par ', price: /\sDT$/ },
    { locale: 'ar', by: '، من صنع ', price: /د\.ت/ },
  ] as const) {
    const { id, name, brand } = await productOfModel(request, 'BL-Balgha', locale)
    await page.goto(locale === 'en' ? `/product/${id}` : `/${locale}/product/${id}`)
    const alt = ((await contentOf(page, 'meta[property="og:image:alt"]')) ?? '').replace(/[\u2068\u2069]/g, '')
    expect(alt.startsWith(`${name}${by}${brand.name}`), alt).toBe(true)
    expect(alt).toMatch(price)
  }
})

test('the structured data of a product matches the page @desktop', async ({ page, request }) => {
  const product = await productOfModel(request, 'BL-Balgha')
  await page.goto(`/product/${product.id}`)
  const facts = (await factsIn(page)).find((fact) => fact['@type'] === 'Product')
  expect(facts).toMatchObject({ name: product.name })
  expect(JSON.stringify(facts)).toContain('"priceCurrency":"TND"')
})

test('the lowest price before a promotion is on the page and in its structured data @desktop', async ({
  page,
  request,
}) => {
  const promoted = (await allProducts(request)).find(({ lowestprice }) => lowestprice !== null)
  await page.goto(`/product/${promoted?.id}`)
  const line = page.getByText(`Lowest price in the 30 days before: ${promoted?.lowestprice?.toFixed(2)} TND`)
  await expect(line.first()).toBeVisible()
  const facts = (await factsIn(page)).find((fact) => fact['@type'] === 'Product')
  expect(facts).toMatchObject({
    offers: { priceSpecification: { price: promoted?.lowestprice, priceCurrency: 'TND' } },
  })
})

test('private pages are not indexed @desktop', async ({ page }) => {
  for (const path of ['/cart', '/checkout', '/success', '/profile']) {
    await page.goto(path)
    expect(await contentOf(page, 'meta[name="robots"]'), path).toBe('noindex')
  }
})

test('unknown pages return 404 and offer links @desktop', async ({ page }) => {
  for (const [path, title] of [
    ['/product/999999', 'This piece is no longer here'],
    ['/store/999999', 'This store is not here'],
    ['/nowhere', 'This page is not here'],
    ['/nowhere/at/all', 'This page is not here'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('link', { name: 'Look around the shop' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('searchbox').fill('olive')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/shop?q=olive')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the sitemap lists every product, and robots.txt names it @desktop', async ({ request, site }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const text = await sitemap.text()
  const products = await allProducts(request)
  expect(products.length).toBeGreaterThan(50)
  for (const { id } of products) expect(text).toContain(`<loc>${site.origin}/product/${id}</loc>`)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /checkout')
})

test('the API documentation shows every call @desktop', async ({ page, request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json()
  await page.goto('/api/docs')
  const text = ((await page.locator('body').textContent()) ?? '').toLowerCase()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  )
  expect(calls.length).toBeGreaterThan(10)
  for (const { method, path } of calls) {
    expect(text, `${method} ${path}`).toMatch(
      new RegExp(`${method}\\s*(?:/api)?${path.toLowerCase().replaceAll(/[{}]/g, '\\$&')}`),
    )
  }
})

test('no URL, however odd, causes a server error @desktop', async ({ site }) => {
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
    const status = await statusOf(site.origin, path)
    expect.soft(status, path.slice(0, 60)).toBeLessThan(500)
    expect.soft(status, path.slice(0, 60)).toBeGreaterThanOrEqual(200)
  }
})

/** Sends the URL exactly as written, where a browser would normalize it. */
async function statusOf(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  const [answer] = (await once(http.get({ hostname, port, path, agent: false }), 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

function contentOf(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).getAttribute('content')
}

/** The structured data of a page; throws if a block is not JSON. */
async function factsIn(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

async function typesOfFacts(page: Page): Promise<unknown[]> {
  return (await factsIn(page)).map((fact) => fact['@type'])
}

/** Width and height in pixels, from the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): [number, number] {
  let at = 2
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return [0, 0]
}
