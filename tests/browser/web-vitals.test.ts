import { expect, test } from './support/fixtures.ts'

/** Of a visitor: the browser of a test says that it is run by a program, and that it has no screen. */
const asVisitor = `Object.defineProperty(navigator, 'webdriver', { get: () => false })`
const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'

/** What a phone does when another app is in front. */
function show(state: string): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a page reports once how long a visitor waited, with the kind of page on which the visit began @phone', async ({
  newShop,
  browser,
}) => {
  const { origin } = newShop
  const reportsOf = async (script: string, headers: Record<string, string> = {}) => {
    await using context = await browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, userAgent, extraHTTPHeaders: headers },
    })
    await context.addInitScript(script)
    const page = await context.newPage()
    const reports: URLSearchParams[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/web-vitals')) reports.push(new URLSearchParams(request.postData() ?? ''))
    })
    const later = page.waitForResponse(/\/assets\/later-/)
    const loaded = script === asVisitor ? page.waitForResponse(/\/assets\/report-web-vitals-/) : later
    await page.goto(`${origin}/shop`)
    await later
    await loaded
    // Another page within the shop; then the visitor looks at another app, comes back, and leaves again.
    await page.locator('#content a[href^="/product/"]').first().click()
    await page.waitForURL(/\/product\//)
    for (const state of ['hidden', 'visible', 'hidden']) await page.evaluate(show, state)
    return reports.map((report) => Object.fromEntries(report))
  }
  const reports = await reportsOf(asVisitor)
  expect(reports).toEqual([{ page: 'list', lcp: expect.anything(), inp: expect.anything(), cls: expect.anything() }])
  expect(await reportsOf('')).toEqual([])
  const asksPrivacy = `${asVisitor}; Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`
  expect(await reportsOf(asksPrivacy, { 'Sec-GPC': '1' })).toEqual([])
})
