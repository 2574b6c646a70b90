import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a page is prefetched on hover, and not loaded again when its link is followed @desktop', async ({ page }) => {
  // Prefetched data is fresh for a second, which a busy machine may exceed.
  await expect(async () => {
    expect(await dataReceivedFor(page, await firstPiece(page))).toEqual([
      { initiatorType: 'link', isSent: true },
      { initiatorType: 'fetch', isSent: false },
    ])
  }).toPass({ timeout: 40_000 })
})

test('the next page of a list is prefetched when its arrow becomes visible @phone', async ({ page }) => {
  await openHydrated(page, '/shop')
  const ahead = page.waitForResponse(/\/shop\.data\?page=2&seen=/)
  await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
  expect((await ahead).ok()).toBe(true)
})

test('with save-data nothing is prefetched, nothing plays, and pictures are the smallest @desktop', async ({
  page,
}) => {
  const sent = await saveData(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openHydrated(page, '/')
  await expect(page.getByRole('button', { name: 'Let the pictures change' })).toBeVisible()
  const link = await firstPiece(page)
  const dataSent = () => sent.map((request) => request.url()).filter((url) => /\/(shop|product\/\d+)\.data/.test(url))
  await page.getByRole('link', { name: 'Next' }).hover()
  await page.clock.runFor(1000)
  await link.hover()
  await page.clock.runFor(1000)
  const name = (await link.textContent()) ?? ''
  expect(dataSent()).toEqual([])
  // Only the visit asks, once.
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(dataSent()).toHaveLength(1)
  const pictures = sent.filter((request) => request.url().includes('/api/image/'))
  expect(pictures.length).toBeGreaterThan(5)
  for (const picture of pictures) expect(await picture.headerValue('Save-Data')).toBe('on')
})

test('pages change with a view transition, there and back, but not with reduced motion @desktop', async ({ page }) => {
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
    const link = await firstPiece(page)
    const name = (await link.textContent()) ?? ''
    await link.click()
    // The URL changes before the transition begins, and going back during it would cut it short.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
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

/** Returns the link of the first product of the shop, after hydration. */
async function firstPiece(page: Page): Promise<Locator> {
  await openHydrated(page, '/shop')
  return page.getByRole('article').first().getByRole('heading').getByRole('link')
}

/** Points at the link of a product and follows it. Returns how the product's data was received, in order. */
async function dataReceivedFor(page: Page, link: Locator) {
  const name = (await link.textContent()) ?? ''
  await pointAt(page, link)
  // The mouse stays on the link.
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = entries.filter((entry) => /\/product\/\d+\.data$/.test(entry.name))
    return data.map(({ initiatorType, encodedBodySize, transferSize }) => ({
      initiatorType,
      isSent: transferSize > encodedBodySize,
    }))
  })
}

/** Waits until the link's target is prefetched. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href')
  const data = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`${address}.data`))
  await link.hover()
  await data
}

/** Turns save-data on. Returns a list that records the page's requests from now on. */
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
