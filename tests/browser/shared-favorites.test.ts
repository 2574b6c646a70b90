import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sharedFavoritesMessages as arabic } from '../../messages/ar/shared-favorites.ts'
import { sharedFavoritesMessages as french } from '../../messages/fr/shared-favorites.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { allProducts } from './support/products.ts'

test.use({ viewport: { width: 360, height: 780 } })

const languages = [
  { locale: 'fr', title: french.title, add: french.add(2), added: french.added(2) },
  { locale: 'ar', title: arabic.title, add: arabic.add(2), added: arabic.added(2) },
] as const

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share these pieces' })

function storedIds(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem('hirfa.favourites') ?? '[]').map(
      ({ productId }: { productId: number }) => productId,
    ),
  )
}

/** Keeps a product from its own page. */
async function keep(page: Page, productId: number) {
  await openHydrated(page, `/product/${productId}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Keep .* among your favourites/ })
    .first()
    .click()
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('favorites shared by a link are added on another device by a tap, which can be undone @phone', async ({
  page,
  site,
  browser,
  request,
}) => {
  test.setTimeout(90_000)
  const [first, second, third] = (await allProducts(request)).filter(({ lowestprice }) => lowestprice === null)
  if (!first || !second || !third) throw new Error('The samples have too few products')
  await openHydrated(page, '/profile')
  await expect(shareButton(page)).toHaveCount(0)
  await keep(page, first.id)
  await keep(page, second.id)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/profile')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await shareButton(page).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe(`/favorites?ids=${first.id},${second.id}`)

  await site.setPrice(first.id, 12.345)
  const device = await browser.newContext({ viewport: { width: 360, height: 780 }, baseURL: site.origin })
  try {
    const other = await device.newPage()
    await keep(other, second.id)
    await keep(other, third.id)
    await openHydrated(other, new URL(link).pathname + new URL(link).search)
    await expect(other.getByRole('article')).toHaveCount(2)
    await expect(other.getByText('12.345 TND')).toBeVisible()
    expect(await storedIds(other), 'opening a link changes nothing').toEqual([second.id, third.id])
    expect(await violations(other)).toEqual([])
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    await other.getByRole('button', { name: 'Add this piece to my favourites' }).click()
    await expect(other.getByText('1 piece was added to your favourites.')).toBeVisible()
    expect(await storedIds(other)).toEqual([second.id, third.id, first.id])
    expect(await violations(other)).toEqual([])
    const undo = other.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(other.getByRole('button', { name: 'Add this piece to my favourites' })).toBeFocused()
    expect(await storedIds(other)).toEqual([second.id, third.id])

    await other.getByRole('button', { name: `Keep ${first.name} among your favourites` }).click()
    await expect(other.getByText('All of these are among your favourites.')).toBeVisible()
  } finally {
    await device.close()
  }
})

test('shared favorites are in the language of the page, and fit', async ({ page, request }, { project }) => {
  const [first, second] = await allProducts(request)
  if (project.name === 'desktop') await page.setViewportSize({ width: 1280, height: 800 })
  for (const { locale, title, add, added } of languages) {
    await openHydrated(page, '/about')
    await page.evaluate(() => localStorage.removeItem('hirfa.favourites'))
    await openHydrated(page, `/${locale}/favorites?ids=${first?.id},${second?.id},999999`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: add }).click()
    await expect(page.getByText(added)).toBeVisible()
    expect(await violations(page), locale).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), locale).toBeLessThanOrEqual(0)
  }
})

test('where the system has a share dialog, it gets the link @phone', async ({ page, request }) => {
  const [product] = await allProducts(request)
  await keep(page, product?.id ?? 0)
  await openHydrated(page, '/profile')
  await page.evaluate(() => {
    const share = async (shared: ShareData) => void document.body.setAttribute('data-shared', JSON.stringify(shared))
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await shareButton(page).click()
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}')
  expect(shared).toEqual({ title: 'Pieces I like', url: expect.stringMatching(`/favorites\\?ids=${product?.id}$`) })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shared favorites are seen and ordered from their own pages @phone', async ({ page, request }) => {
    const [first, second] = await allProducts(request)
    await page.goto(`/ar/favorites?ids=${second?.id},${first?.id},999999`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('قطع مفضلة أُرسلت إليك')
    await expect(page.getByText('قطعة واحدة من هذه القائمة لم تعد معروضة للبيع.')).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: /مفضل/ })).toHaveCount(0)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(`/ar/product/${second?.id}`)
  })
})
