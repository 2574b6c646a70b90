import type { Locator, Page, Request } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { plainPiece } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('a page is fetched when its link is pointed at, and not once more when it is followed @desktop', async ({
  page,
}) => {
  const link = await firstPiece(page)
  const name = (await link.textContent()) ?? ''
  await pointAt(page, link)
  // The mouse is there, and what was fetched holds for a second.
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const received = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = entries.filter((entry) => /\/product\/\d+\.data$/.test(entry.name))
    return data.map(({ initiatorType, encodedBodySize, transferSize }) => ({
      initiatorType,
      isSent: transferSize > encodedBodySize,
    }))
  })
  expect(received).toEqual([
    { initiatorType: 'link', isSent: true },
    { initiatorType: 'fetch', isSent: false },
  ])
})

test('a price that changed after its page was fetched ahead is shown as it is @desktop', async ({ page, site }) => {
  const piece = await plainPiece(page, 3)
  await openAlive(page, `/shop?q=${encodeURIComponent(piece.name)}`)
  const link = page.getByRole('main').getByRole('link', { name: piece.name, exact: true })
  await pointAt(page, link)
  await site.setPrice(piece.id, 987)
  await page.waitForTimeout(1000)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: piece.name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('987.00')
})

test('the next page of a list is fetched when its arrow comes into sight', async ({ page }) => {
  await openAlive(page, '/shop')
  const ahead = page.waitForResponse(/\/shop\.data\?page=2$/)
  await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
  expect((await ahead).ok()).toBe(true)
})

test('who saves data has nothing fetched ahead, nothing that plays and the smallest pictures @desktop', async ({
  page,
}) => {
  const sent = await saveData(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAlive(page, '/')
  await expect(page.getByRole('button', { name: 'Let the pictures change' })).toBeVisible()
  await page.goto('/shop')
  const link = await firstPiece(page)
  await link.hover()
  await page.getByRole('link', { name: 'Next' }).hover()
  await page.waitForTimeout(500)
  const data = sent.map((request) => request.url()).filter((url) => /\.data/.test(url))
  expect(data.filter((url) => !url.endsWith('/newsletter.data'))).toEqual([])
  const pictures = sent.filter((request) => request.url().includes('/api/image/'))
  expect(pictures.length).toBeGreaterThan(5)
  for (const picture of pictures) expect(await picture.headerValue('Save-Data')).toBe('on')
})

test('pages give way softly, there and back, but not for who minds motion @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const counted = window as unknown as { changes: number }
    counted.changes = 0
    document.startViewTransition = (update) => {
      counted.changes++
      return start(update)
    }
  })
  const changes = () => page.evaluate(() => (window as unknown as { changes: number }).changes)
  const thereAndBack = async () => {
    await (await firstPiece(page)).click()
    await expect(page).toHaveURL(/\/product\//)
    await isStill(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    await isStill(page)
  }
  await thereAndBack()
  expect(await changes()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await thereAndBack()
  expect(await changes()).toBe(2)
})

/** The link of the first piece of the shop, once the page it stands on is alive. */
async function firstPiece(page: Page): Promise<Locator> {
  await openAlive(page, '/shop')
  return page.getByRole('article').first().getByRole('heading').getByRole('link')
}

/** Waits until what the link leads to has come. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href')
  const data = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`${address}.data`))
  await link.hover()
  await data
}

/** As with the data saver of the browser on. Answers all that the page asks for from now on. */
async function saveData(page: Page): Promise<readonly Request[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return sent
}

async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
}
