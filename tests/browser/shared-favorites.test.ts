import type { Page } from '@playwright/test'
import { sharedFavoritesMessages as arabic } from '../../messages/ar/shared-favorites.ts'
import { sharedFavoritesMessages as french } from '../../messages/fr/shared-favorites.ts'
import { axeFindings, overflow } from './support/axe-findings.ts'
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

/** Stores favorites in pages opened afterwards, once: what pages make of them stays. */
async function keepOn(
  page: Page,
  products: readonly { readonly id: number; readonly name: string; readonly price: number }[],
) {
  const kept = products.map(({ id, name, price }) => ({ productId: id, name, model: '', price, image: '' }))
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('test.kept')) return
    sessionStorage.setItem('test.kept', 'stored')
    localStorage.setItem('hirfa.favourites', JSON.stringify(kept))
  }, kept)
}

test('favorites shared by a link are added on another device by a tap, which can be undone @phone', async ({
  page,
  site,
  browser,
  request,
}) => {
  const [first, second, third] = (await allProducts(request)).filter(({ lowestprice }) => lowestprice === null)
  if (!first || !second || !third) throw new Error('The samples have too few products')
  await keepOn(page, [first, second])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/profile')
  await page.evaluate(() => {
    const share = async (shared: ShareData) => void document.body.setAttribute('data-shared', JSON.stringify(shared))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await shareButton(page).click()
  const path = `/favorites?ids=${first.id},${second.id}`
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}')
  expect(shared).toEqual({ title: 'Pieces I like', url: site.origin + path })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await shareButton(page).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + path)

  await site.setPrice(first.id, 12.345)
  const device = await browser.newContext({ viewport: { width: 360, height: 780 }, baseURL: site.origin })
  try {
    const other = await device.newPage()
    await openHydrated(other, '/profile')
    await expect(shareButton(other)).toHaveCount(0)
    await keepOn(other, [second, third])
    await openHydrated(other, path)
    await expect(other.getByRole('article')).toHaveCount(2)
    await expect(other.getByText('12.345 TND')).toBeVisible()
    expect(await storedIds(other), 'opening a link changes nothing').toEqual([second.id, third.id])
    expect(await overflow(other)).toBe(0)

    await other.getByRole('button', { name: 'Add this piece to my favourites' }).click()
    await expect(other.getByText('1 piece was added to your favourites.')).toBeVisible()
    expect(await storedIds(other)).toEqual([second.id, third.id, first.id])
    expect(await axeFindings(other)).toEqual([])
    const undo = other.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(other.getByRole('button', { name: 'Add this piece to my favourites' })).toBeFocused()
    expect(await storedIds(other)).toEqual([second.id, third.id])

    await other.getByRole('button', { name: `Add ${first.name} to your favourites` }).click()
    await expect(other.getByText('All of these are in your favourites.')).toBeVisible()
  } finally {
    await device.close()
  }
})

for (const { locale, title, add, added } of languages)
  test(`shared favorites are in the language of the page, and fit: ${locale} @phone${locale === 'fr' ? ' @long' : ''}`, async ({
    page,
    request,
  }) => {
    const [first, second] = await allProducts(request)
    await openHydrated(page, `/${locale}/favorites?ids=${first?.id},${second?.id},999999`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: add }).click()
    await expect(page.getByText(added)).toBeVisible()
    expect(await axeFindings(page), locale).toEqual([])
    expect(await overflow(page), locale).toBe(0)
  })
