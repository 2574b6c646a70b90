import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

const slideMilliseconds = 2500

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the carousel advances by itself until it is stopped @phone', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(shown(page)).toHaveAccessibleName(/^Show 1:/)
    await expect(shown(page)).toHaveAccessibleName(/^Show 2:/)
    await page.getByRole('button', { name: 'Stop the pictures changing' }).click()
    await expectStill(page)
    await page.getByRole('button', { name: 'Let the pictures change' }).click()
    await expectChange(page)
  })

  test('the carousel pauses while it is hovered or focused @desktop', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByRole('region', { name: 'From the workshops', exact: true }).hover()
    await expectStill(page)
    await page.getByRole('heading', { name: 'What are you looking for?' }).hover()
    await expectChange(page)
    await page.getByRole('button', { name: 'Next picture' }).focus()
    await expectStill(page)
  })
})

test('the carousel stands still with reduced motion @phone', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(page.getByRole('button', { name: 'Let the pictures change' })).toBeVisible()
  await expectStill(page)
})

test('arrows and dots change the slide, and wrap around @desktop', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 2:/)
  await expect(page.getByRole('link', { name: 'See what is woven' })).toBeInViewport()
  await page.getByRole('button', { name: /^Show 4:/ }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 4:/)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 1:/)
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(/^Show 4:/)
  await expect(page.getByRole('link', { name: 'See the olive wood' })).toBeInViewport()
})

for (const { device, years } of [
  { device: 'right', years: 0 },
  { device: 'a year behind', years: -1 },
  { device: 'a year ahead', years: 1 },
]) {
  test(`the time left is told right and ticks when the device's clock is ${device} @phone`, async ({ page }) => {
    await page.addInitScript(
      (offset) => {
        const now = Date.now
        Date.now = () => now() + offset
      },
      years * 365 * 86_400_000,
    )
    await openHydrated(page, '/')
    const timer = page.getByRole('timer')
    const endsAt = await page.locator('section', { has: timer }).locator('time').getAttribute('datetime')
    const secondsLeft = async () => secondsIn((await timer.textContent()) ?? '')

    const wrong = (await secondsLeft()) - (Date.parse(endsAt ?? '') - Date.now()) / 1000
    expect(Math.abs(wrong)).toBeLessThan(4)
    const before = await secondsLeft()
    await expect.poll(secondsLeft).toBeLessThan(before)
  })
}

test('four tiles lead to the collections @phone', async ({ page }) => {
  for (const [name, slug] of [
    ['Home Ambiance & Essentials', 'home-ambiance-essentials'],
    ['Handcrafted Accessories', 'handcrafted-accessories'],
    ['Kids Room Wonders', 'kids-room-wonders'],
    ['Artisanal Decor & craft', 'artisanal-decor-craft'],
  ] as const) {
    await page.goto('/')
    const tiles = page.getByRole('region', { name: 'What are you looking for?' })
    await expect(tiles.getByRole('link')).toHaveCount(4)
    await tiles.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/shop?category=${slug}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('three best sellers lead to their pages, and the promotion to its own @desktop', async ({ page }) => {
  await page.goto('/')
  const bestSellers = page.getByRole('region', { name: 'Best sellers' })
  await expect(bestSellers.getByRole('article')).toHaveCount(3)
  const name = (await bestSellers.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await bestSellers.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto('/home')
  const sale = page.getByRole('region', { name: 'Sale of the week' })
  const product = (await sale.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await sale.getByRole('link', { name: 'See the piece' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
})

/** The dot of the current slide. */
function shown(page: Page) {
  return page.getByRole('group', { name: 'Choose a picture' }).locator('[aria-current="true"]')
}

async function expectChange(page: Page) {
  const before = await shown(page).getAttribute('aria-label')
  await expect(shown(page)).not.toHaveAttribute('aria-label', before ?? '')
}

/** Expects no slide change for longer than a slide is shown; only waiting can prove it. */
async function expectStill(page: Page) {
  const seen = await page.evaluate(
    ({ milliseconds }) =>
      new Promise<number>((resolve) => {
        const dots = document.querySelector('[role="group"][aria-label="Choose a picture"]')
        let changes = 0
        const observer = new MutationObserver(() => changes++)
        if (dots) observer.observe(dots, { subtree: true, attributeFilter: ['aria-current'] })
        setTimeout(() => resolve(changes), milliseconds)
      }),
    { milliseconds: slideMilliseconds + 700 },
  )
  expect(seen).toBe(0)
}

/** `01 day02 hours03 minutes04 seconds`, with or without spaces. */
function secondsIn(text: string): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = [...text.matchAll(/\d+/g)].map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

test('a product with its price is in the second screen of a phone at the latest @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const price = page
    .getByRole('main')
    .getByText(/^[\d\s]+\.\d{2,3} TND$/)
    .first()
  await expect(price).toBeVisible()
  const bottom = await price.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
  expect(bottom).toBeLessThan(2 * 640)
  await price.click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
})

test("a slide's text comes before the carousel's controls in reading and focus order @phone", async ({ page }) => {
  await openHydrated(page, '/')
  const carousel = page.getByRole('region', { name: 'From the workshops', exact: true })
  await carousel.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /pictures change|pictures changing/ })).toBeFocused()
})

test('the weekly promotion lasts until Sunday midnight, and says so @desktop', async ({ page }) => {
  await page.goto('/')
  const sale = page.getByRole('region', { name: 'Sale of the week' })
  await expect(sale).toContainText('Until Sunday midnight in Tunis')
})

test('best sellers say that they are random when sales are not used @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Best sellers' })).toContainText('A few pieces worth a closer look')
})

test('every button of the header and the carousel is large enough to touch', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/')
  const buttons = await page.locator('header button, [aria-roledescription="carousel"] button').all()
  const seen = await Promise.all(buttons.map(async (button) => ({ box: await button.boundingBox(), button })))
  const small = seen.filter(({ box }) => box && (box.width < 44 || box.height < 44))
  expect(await Promise.all(small.map(({ button }) => button.getAttribute('aria-label')))).toEqual([])
  expect(seen.filter(({ box }) => box).length).toBeGreaterThan(6)
})
