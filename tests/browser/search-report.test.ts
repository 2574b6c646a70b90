import type { Browser, Page } from '@playwright/test'
import { axeFindings, overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

/** A phone of somebody else, in another network. */
async function openPhone(browser: Browser, baseURL: string, place: number): Promise<Page> {
  const extraHTTPHeaders = { 'X-Forwarded-For': `192.0.2.${place}` }
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, extraHTTPHeaders })
  return context.newPage()
}

/** Waits until the page has reported a step of a search. */
function reported(page: Page, step: string) {
  return page.waitForResponse(
    (response) => response.url().endsWith('/search-count') && !!response.request().postData()?.includes(`step=${step}`),
  )
}

test('what buyers search for in vain reaches the owner, who has it found by one tap and undoes it @phone @long', async ({
  backoffice,
  browser,
  site,
}) => {
  const search = '/shop?q=zorblati'
  const buyers = await Promise.all([1, 2, 3].map((place) => openPhone(browser, site.origin, place)))
  for (const buyer of buyers) {
    const counted = reported(buyer, 'search')
    await openHydrated(buyer, search)
    await expect(buyer.getByRole('heading', { name: 'No results' })).toBeVisible()
    expect((await counted).status()).toBe(204)
  }

  await openHydrated(backoffice, '/admin/reports')
  await backoffice.getByRole('link', { name: 'What people search for' }).click()
  await expect(backoffice.getByRole('heading', { name: 'Searches', exact: true })).toBeVisible()
  await expect(backoffice.getByText('found nothing 3 times')).toBeVisible()
  await backoffice.getByText('Decide about “zorblati”').click()
  await backoffice.getByLabel('Other words for it').first().fill('candle')
  expect(await axeFindings(backoffice)).toEqual([])
  expect(await overflow(backoffice)).toBe(0)
  await backoffice.getByRole('button', { name: 'Means the same' }).first().click()
  await expect(backoffice.getByText('Saved. “zorblati” works like this from now on.')).toBeVisible()
  await expect(backoffice.getByText('zorblati means the same as candle')).toBeVisible()

  const [buyer] = buyers as [Page]
  await openHydrated(buyer, search)
  await expect(buyer.getByRole('status').filter({ hasText: /[1-9] pieces? for “zorblati”/ })).toBeVisible()
  const clicked = reported(buyer, 'click')
  await buyer.locator('#content a[href^="/product/"]').first().click()
  await clicked

  await backoffice.getByRole('link', { name: 'It can be undone in the history.' }).click()
  await backoffice.getByRole('listitem').filter({ hasText: 'zorblati' }).getByRole('button', { name: 'Undo' }).click()
  await expect(backoffice.getByText('Undone.')).toBeVisible()
  await buyer.goto(search)
  await expect(buyer.getByRole('heading', { name: 'No results' })).toBeVisible()
  await Promise.all(buyers.map((buyer) => buyer.context().close()))
})

test('a search is reported once in a tab, in its language, and not when filters may be why it finds nothing @phone', async ({
  page,
}) => {
  const steps: (readonly (string | null)[])[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/search-count')) return
    const fields = new URLSearchParams(request.postData() ?? '')
    steps.push([fields.get('step'), fields.get('text'), fields.get('locale'), fields.get('results')])
  })
  const openSearch = async (path: string, isOver: Promise<unknown>) => {
    await openHydrated(page, path)
    await isOver
  }
  // What reports a search is loaded after the page.
  const codeLoaded = () => page.waitForResponse(/\/assets\/later-/)
  await openSearch('/shop?q=vase&min=90000', codeLoaded())
  await openSearch('/shop?q=vase', reported(page, 'search'))
  await openSearch('/shop?q=rug', reported(page, 'search'))
  await openSearch('/shop?q=vase', codeLoaded())
  await openSearch('/fr/shop?q=vase', reported(page, 'search'))
  await openSearch('/shop?q=zorblati+vase', reported(page, 'search'))
  await page.locator('#content a[href^="/product/"]').first().click()
  await expect
    .poll(() => steps)
    .toEqual([
      ['search', 'vase', 'en', '1'],
      ['search', 'rug', 'en', '1'],
      ['search', 'vase', 'fr', '1'],
      ['search', 'zorblati vase', 'en', ''],
      ['click', expect.any(String), expect.any(String), '1'],
    ])
})
