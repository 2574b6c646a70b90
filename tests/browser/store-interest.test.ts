import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

/** A phone of a visitor, and the kinds of the reports that its pages have sent. */
async function openPhone(browser: Browser, options: BrowserContextOptions = {}, script = '') {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
  await context.addInitScript(script)
  const page = await context.newPage()
  const reports: (string | null)[] = []
  page.on('request', (request) => {
    if (isReport(request.url())) reports.push(new URLSearchParams(request.postData() ?? '').get('kind'))
  })
  return { page, reports, [Symbol.asyncDispose]: () => context.close() }
}

const isReport = (url: string) => url.endsWith('/store-interest')

/** Does something, and waits until the page has reported it. */
async function reported(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isReport(response.url()))
  await act()
  expect((await answer).status()).toBe(204)
}

test('a maker reads what visitors see, find and keep: each once, nothing of her own, of who asks not to be followed, or of what is not shown yet @phone', async ({
  newShop,
  page: maker,
  browser,
}) => {
  const { origin } = newShop
  await maker.goto(`${origin}/studio/enter/${await newShop.sellerLink()}`)
  await maker.getByRole('button', { name: 'Enter' }).click()
  await maker.goto(`${origin}/studio/store`)
  const toStore = maker.getByRole('link', { name: 'As your buyer sees it' })
  const store = origin + (await toStore.getAttribute('href'))
  await reported(maker, () => maker.goto(store))
  const links = await maker.locator('#content a[href^="/product/"]').all()
  const [first = '', second = ''] = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))))
  const [bowl, cup] = [origin + first, origin + second]
  const addFavorite = (page: Page) =>
    page
      .getByRole('button', { name: /^Add .* to your favourites/ })
      .first()
      .click()

  const asksPrivacy = `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`
  await using private_ = await openPhone(browser, { extraHTTPHeaders: { 'Sec-GPC': '1' } }, asksPrivacy)
  const codeLoaded = private_.page.waitForResponse(/\/assets\/later-/)
  await openHydrated(private_.page, bowl)
  await codeLoaded
  await addFavorite(private_.page)

  await using visitor = await openPhone(browser)
  await reported(visitor.page, () => visitor.page.goto(store))
  await reported(visitor.page, () => openHydrated(visitor.page, bowl))
  await reported(visitor.page, () => addFavorite(visitor.page))
  await visitor.page
    .getByRole('button', { name: /^Remove .* from your favourites/ })
    .first()
    .click()
  await addFavorite(visitor.page)
  await openHydrated(visitor.page, bowl)
  const name = await visitor.page.getByRole('heading', { level: 1 }).textContent()
  await reported(visitor.page, () => visitor.page.goto(`${origin}/shop?q=${encodeURIComponent(name ?? '')}`))
  await reported(visitor.page, () => visitor.page.goto(cup))
  expect(visitor.reports).toEqual(['seen', 'seen', 'favorite', 'sought', 'seen'])

  const isAhead = `window.isAhead = true; Object.defineProperty(document, 'prerendering', { get: () => window.isAhead })`
  await using ahead = await openPhone(browser, {}, isAhead)
  const aheadLoaded = ahead.page.waitForResponse(/\/assets\/later-/)
  await openHydrated(ahead.page, bowl)
  await aheadLoaded
  await reported(ahead.page, () => addFavorite(ahead.page))
  expect(ahead.reports).toEqual(['favorite'])
  await reported(ahead.page, () =>
    ahead.page.evaluate('window.isAhead = false; document.dispatchEvent(new Event("prerenderingchange"))'),
  )

  expect(private_.reports).toEqual([])
  await maker.goto(`${origin}/studio`)
  await expect(
    maker.getByText('This week: seen 4 times, found in 1 search, kept as favourite 2 times.', { exact: true }),
  ).toBeVisible()
})
