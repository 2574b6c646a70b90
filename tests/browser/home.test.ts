import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'

const slideMilliseconds = 2500
/** Several slides, if nothing stopped them. */
const longWhile = 5 * slideMilliseconds

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the carousel advances by itself until it is stopped @phone', async ({ page }) => {
    await openAtRest(page)
    await expect(shown(page)).toHaveAccessibleName(/^Show 1:/)
    await expectChange(page, 2)
    await page.getByRole('button', { name: 'Stop the pictures changing' }).click()
    await expectStill(page)
    await page.getByRole('button', { name: 'Let the pictures change' }).click()
    await expectChange(page, 3)
  })

  test('the carousel pauses while it is hovered or focused @desktop', async ({ page }) => {
    await openAtRest(page)
    await page.getByRole('region', { name: 'From the workshops', exact: true }).hover()
    await expectStill(page)
    await page.getByRole('heading', { name: 'What are you looking for?' }).hover()
    await expectChange(page, 2)
    await page.getByRole('button', { name: 'Next picture' }).focus()
    await expectStill(page)
  })
})

test('with reduced motion the carousel stands still; arrows and dots change the slide, and wrap around @desktop', async ({
  page,
}) => {
  await openAtRest(page)
  await expect(page.getByRole('button', { name: 'Let the pictures change' })).toBeVisible()
  await expectStill(page)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 2:/)
  await expect(page.getByRole('link', { name: 'See what is woven' })).toBeInViewport()
  await page.getByRole('button', { name: /^Show 4:/ }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 4:/)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 1:/)
  await page.clock.runFor(slideMilliseconds)
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 4:/)
  await expect(page.getByRole('link', { name: 'See the olive wood' })).toBeInViewport()
  await expectButtonsToTouch(page)
})

test("the time left is told by the server's clock and ticks when the device's clock is a year ahead @phone", async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 365 * 86_400_000 })
  await openHydrated(page, '/')
  const section = page.locator('section', { has: page.getByRole('timer') })
  const endsAt = Date.parse((await section.locator('time').getAttribute('datetime')) ?? '')
  const madeAt = Number(await page.locator('html').getAttribute('data-made-at'))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const [before, whole] = [await secondsLeft(page), (endsAt - madeAt) / 1000]
  expect(before).toBeLessThanOrEqual(whole - 59)
  // No test takes longer.
  expect(before).toBeGreaterThan(whole - 300)
  await page.clock.runFor(3000)
  await expect.poll(() => secondsLeft(page)).toBe(before - 3)
})

test('best sellers and the promotion of the week lead to their pages @desktop', async ({ page }) => {
  await openHydrated(page, '/home')
  const bestSellers = page.getByRole('region', { name: 'Best sellers' })
  // Without sales they are random, and say so.
  await expect(bestSellers).toContainText('A few pieces worth a closer look')
  await expect(bestSellers.getByRole('article')).toHaveCount(3)
  await expect(bestSellers.getByRole('heading', { level: 3 }).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/product\/\d+$/,
  )
  const sale = page.getByRole('region', { name: 'Sale of the week' })
  await expect(sale).toContainText('Until Sunday midnight in Tunis')
  const product = (await sale.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await sale.getByRole('link', { name: 'View the piece' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
})

test("on a phone a price is in the second screen, a slide's text comes before the controls, and buttons are large enough to touch @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openHydrated(page, '/')
  const price = page
    .getByRole('main')
    .getByText(/^[\d\s]+\.\d{2,3} TND$/)
    .first()
  await expect(price).toBeVisible()
  const bottom = await price.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
  expect(bottom).toBeLessThan(2 * 640)

  const carousel = page.getByRole('region', { name: 'From the workshops', exact: true })
  await carousel.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /pictures change|pictures changing/ })).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  await expectButtonsToTouch(page)
  await price.click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
})

test('on a phone the home page has at most eight screens, and its footer one, in each language @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/fr', '/ar']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(8 * 740)
    expect((await page.getByRole('contentinfo').boundingBox())?.height, path).toBeLessThanOrEqual(740)
  }
})

/** Opens the home page, whose clock stands still but for the moments that hydration waits for. */
async function openAtRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollTo
    Object.assign(window, { scrolls: 0 })
    Element.prototype.scrollTo = function (...target: unknown[]) {
      ;(window as unknown as { scrolls: number }).scrolls++
      scroll.apply(this, target as [number, number])
    }
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const hydrated = waitForHydration(page).then(() => true)
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return Promise.race([hydrated, page.evaluate(() => false)])
    })
    .toBe(true)
}

/** The dot of the current slide. */
function shown(page: Page) {
  return page.getByRole('group', { name: 'Choose a picture' }).locator('[aria-current="true"]')
}

/** Expects that the next slide is shown after its time. */
async function expectChange(page: Page, slide: number): Promise<void> {
  const before = await scrolls(page)
  await page.clock.runFor(slideMilliseconds)
  expect(await scrolls(page)).toBeGreaterThan(before)
  await expect(shown(page)).toHaveAccessibleName(new RegExp(`^Show ${slide}:`))
}

/** Expects that nothing moves the slides, however long. */
async function expectStill(page: Page): Promise<void> {
  const before = await scrolls(page)
  await page.clock.runFor(longWhile)
  expect(await scrolls(page)).toBe(before)
}

/** How often the slides were moved by script. */
function scrolls(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { scrolls: number }).scrolls)
}

/** Expects that the buttons of the header and the carousel are at least 44 pixels wide and high. */
async function expectButtonsToTouch(page: Page): Promise<void> {
  const buttons = await page.locator('header button, [aria-roledescription="carousel"] button').all()
  const seen = await Promise.all(buttons.map(async (button) => ({ box: await button.boundingBox(), button })))
  const small = seen.filter(({ box }) => box && (box.width < 44 || box.height < 44))
  expect(await Promise.all(small.map(({ button }) => button.getAttribute('aria-label')))).toEqual([])
  expect(seen.filter(({ box }) => box).length).toBeGreaterThan(6)
}

/** `01 day02 hours03 minutes04 seconds`, with or without spaces. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? ''
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = [...text.matchAll(/\d+/g)].map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}
