import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a page is not reloaded when a script of another page cannot be loaded, also while it is being left @phone', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install()
  const script = /\/assets\/newsletter-page-[\w-]+\.js$/
  // The script is asked for as soon as the page is idle: it fails only once the page is being left.
  const isLeft = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await isLeft.promise
    await route.abort()
  })
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
  await openHydrated(page, '/about')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  isLeft.resolve()
  // The form of the newsletter is ready as soon as the page is idle.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await failed
  await page.clock.runFor(60_000)
  expect(await isSameDocument(page)).toBe(true)
  pageErrors.splice(0)
})

test('after another release a link loads the page it means, and a form of an old page loses nothing @phone', async ({
  page,
  pageErrors,
}) => {
  await openHydrated(page, '/contact')
  await page.waitForFunction(() => 'standInRoute' in window)
  await page.route(/\/assets\/(product-page|newsletter-page)-[\w-]+\.js$/, (route) => route.abort())
  await page.getByRole('main').getByLabel('Message').fill('A long question')
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: /mail/i })
  await email.fill('amel@example.tn')
  await email.press('Enter')
  await expect(page.getByRole('contentinfo').locator('form [aria-live]')).not.toBeEmpty()
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('A long question')

  await page.unrouteAll()
  // Only then is the script missing: a page without its stand-in would reload.
  const standsIn = Promise.withResolvers<void>()
  await page.route(/\/assets\/product-page-[\w-]+\.js$/, async (route) => {
    await standsIn.promise
    await route.abort()
  })
  await openHydrated(page, '/shop')
  await page.waitForFunction(() => 'standInRoute' in window)
  standsIn.resolve()
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  pageErrors.splice(0)
})

test('the order that is being entered in the office stays when a search cannot be made @desktop', async ({
  backoffice: page,
  pageErrors,
}) => {
  await openHydrated(page, '/admin/orders/new')
  await page.waitForFunction(() => 'standInRoute' in window)
  await page.getByLabel('Name').first().fill('Amel Ben Salah')
  await page.route(/\/assets\/product-search-data-[\w-]+\.js$/, (route) => route.abort())
  await page.context().setOffline(true)
  await page.getByRole('searchbox').first().fill('bowl')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByText('What you see may be out of date').first()).toBeVisible()
  await expect(page.getByLabel('Name').first()).toHaveValue('Amel Ben Salah')
  pageErrors.splice(0)
})

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirst' in window).catch(() => false)
}
