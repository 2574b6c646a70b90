import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

test('carousel and pictures of a product run from right to left, by buttons and by swiping @phone', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/ar')
  const slides = page.locator('[aria-roledescription="عارض صور"] [aria-roledescription="صورة"]')
  const shown = page.locator('button[aria-current="true"]')
  expect(await left(slides.nth(1))).toBeLessThan(await left(slides.first()))
  const next = page.getByRole('button', { name: 'الصورة التالية' })
  expect(await left(next)).toBeLessThan(await left(page.getByRole('button', { name: 'الصورة السابقة' })))
  await next.click()
  await expect(shown).toHaveAccessibleName(/^عرض الصورة 2:/)
  await swipe(page, slides.nth(1), 'right', slides.nth(2))
  await expect(shown).toHaveAccessibleName(/^عرض الصورة 3:/)
  await swipe(page, slides.nth(2), 'left', slides.nth(1))
  await expect(shown).toHaveAccessibleName(/^عرض الصورة 2:/)

  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/ar/product/${id}`)
  const pictures = page.locator('li[id^="picture-"]')
  expect(await left(pictures.nth(1))).toBeLessThan(await left(pictures.first()))
  await expect(page.getByText('1 من 3', { exact: true })).toBeVisible()
  await swipe(page, pictures.first(), 'right', pictures.nth(1))
  await expect(page.getByText('2 من 3', { exact: true })).toBeVisible()
})

test('the menu opens at the right edge, arrows point where reading goes, and addresses and numbers keep their direction @phone', async ({
  page,
}) => {
  await openHydrated(page, '/ar/shop')
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  const { x, width } = await boxOf(menu)
  expect(x + width).toBe(page.viewportSize()?.width)
  await page.keyboard.press('Escape')
  const next = page.getByRole('link', { name: 'التالية', exact: true })
  expect(await left(next)).toBeLessThan(await left(page.getByRole('link', { name: 'الصفحة 1', exact: true })))
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')

  await page.goto('/ar/contact')
  const email = page.getByRole('main').locator('input[type="email"]').first()
  await expect(email).toHaveCSS('direction', 'ltr')
  await expect(email).toHaveCSS('text-align', 'end')
  await expect(page.getByRole('main').locator('textarea').first()).toHaveCSS('direction', 'rtl')

  await page.evaluate(() => {
    const order = { orderNumber: 'H-MWGQ-8MWG', token: 'a-token', total: 415, payment: 'cash-on-delivery' }
    sessionStorage.setItem('hirfa.order', JSON.stringify(order))
  })
  await page.goto('/ar/success')
  const lines = await page.getByText('H-MWGQ-8MWG').evaluate((number) => {
    const box = number.parentElement ?? number
    return { count: number.getClientRects().length, isCut: box.scrollWidth > box.clientWidth }
  })
  expect(lines).toEqual({ count: 1, isCut: false })
})

test('the left arrow key shows the next picture and the next tab, and the Arabic typefaces are loaded on Arabic pages only @desktop', async ({
  page,
  request,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  // The shop's Arabic name is on this page too.
  await page.goto('/fr', { waitUntil: 'networkidle' })
  expect(fonts.filter((url) => /arabic/.test(url))).toEqual([])
  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/ar/product/${id}`)
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(String))
  expect(loaded.length).toBeGreaterThan(0)
  const arabic = fonts.filter((url) => /el-messiri-arabic|readex-pro-arabic/.test(url))
  expect(new Set(arabic).size).toBe(2)

  await page.locator('#picture-1 a').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 من 3', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('2 من 3', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 من 3', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  // The focus returns a moment after the dialog has closed.
  await expect(page.locator('#picture-1 a')).toBeFocused()
  const [description, comments] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)]
  await description.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(comments).toBeFocused()
})

/**
 * Swipes across an element until another one takes its place: on a busy machine the browser may take a swipe for a
 * touch and let the row return.
 */
async function swipe(page: Page, element: Locator, direction: 'left' | 'right', next: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.8 })
  await expect(async () => {
    if (await isInMiddle(page, element)) await drag(page, element, direction)
    await expect(next).toBeInViewport({ ratio: 0.8, timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

/** Whether an element is nearest to the middle of the screen. */
async function isInMiddle(page: Page, element: Locator): Promise<boolean> {
  const { x, width } = await boxOf(element)
  const { width: screen } = page.viewportSize() ?? { width: 0 }
  return Math.abs(x + width / 2 - screen / 2) < width / 2
}

/** Drags a finger across the middle of an element, half of its width. */
async function drag(page: Page, element: Locator, direction: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = await boxOf(element)
  const session = await page.context().newCDPSession(page)
  const step = ((direction === 'right' ? 1 : -1) * width) / 20
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', steps: number) => {
    const point = { x: x + width / 2 + (steps - 5) * step, y: y + height / 2 }
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] })
  }
  await touch('touchStart', 0)
  for (let steps = 1; steps <= 10; steps++) await touch('touchMove', steps)
  await touch('touchEnd', 10)
}

async function left(element: Locator): Promise<number> {
  return (await boxOf(element)).x
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not rendered')
  return box
}
