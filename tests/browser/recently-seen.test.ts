import type { Page } from '@playwright/test'
import { recentlySeenMessages as arabic } from '../../messages/ar/recently-seen.ts'
import { recentlySeenMessages as french } from '../../messages/fr/recently-seen.ts'
import { axeFindings, overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { allProducts, productOfModel } from './support/products.ts'

const key = 'hirfa.recently-seen'

const languages = [
  { locale: 'fr', heading: french.heading, clear: french.clear, cleared: french.cleared },
  { locale: 'ar', heading: arabic.heading, clear: arabic.clear, cleared: arabic.cleared },
] as const

test('products that were seen are below other products and the empty cart, until the list is cleared @phone', async ({
  page,
  request,
}) => {
  const [slipper, soap] = [await productOfModel(request, 'BL-Balgha'), await otherThan(page, 'BL-Balgha')]
  await openHydrated(page, `/product/${slipper.id}`)
  await expectStored(page, [slipper.id])
  await expect(seenList(page)).toHaveCount(0)
  await openHydrated(page, `/product/${soap.id}`)
  await expectStored(page, [soap.id, slipper.id])
  await seenList(page).scrollIntoViewIfNeeded()
  await expect(seenList(page).getByRole('link', { name: slipper.name, exact: true })).toBeVisible()
  await expect(seenList(page).getByRole('listitem')).toHaveCount(1)

  await openHydrated(page, '/cart')
  await seenList(page).scrollIntoViewIfNeeded()
  await expect(seenList(page).getByRole('heading', { level: 3 })).toHaveText([soap.name, slipper.name])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByText('The list is now empty.')).toBeFocused()
  await expectStored(page, [])
  await openHydrated(page, '/shop?q=zzzzqqqq')
  await expect(seenList(page)).toHaveCount(0)
})

test('the list is in the language of the page, and fits @phone', async ({ page, request }) => {
  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, '/about')
  await page.evaluate(([key, id]) => localStorage.setItem(String(key), `[${id}]`), [key, id] as const)
  for (const { locale, heading, clear, cleared } of languages) {
    const { name } = await productOfModel(request, 'BL-Balgha', locale)
    await openHydrated(page, `/${locale}/cart`)
    const list = page.getByRole('region', { name: heading })
    await list.scrollIntoViewIfNeeded()
    await expect(list.getByRole('heading', { level: 3 })).toHaveText([name])
    expect(await overflow(page), locale).toBe(0)
    if (locale === 'ar') {
      expect(await axeFindings(page), locale).toEqual([])
      await page.getByRole('button', { name: clear }).press('Enter')
      await expect(page.getByText(cleared)).toBeFocused()
    }
  }
})

test('what was found or shown less than a minute ago is not asked for again on the next page @phone', async ({
  page,
  request,
}) => {
  const ids = (await allProducts(request)).slice(0, 4).map(({ id }) => id)
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && new URL(sent.url()).pathname.startsWith('/profile')) asked.push(sent.url())
  })
  await openHydrated(page, '/about')
  await page.evaluate(([key, ids]) => localStorage.setItem(String(key), JSON.stringify(ids)), [key, ids] as const)
  await openHydrated(page, `/product/${ids[0]}`)
  for (let opened = 0; opened < 2; opened += 1) {
    await scrollToList(page)
    await expect(seenList(page).getByRole('heading', { level: 3 })).toHaveCount(3)
    const next = seenList(page).getByRole('listitem').nth(opened).getByRole('link').first()
    const path = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(path ?? '')
  }
  await scrollToList(page)
  await expect(seenList(page).getByRole('heading', { level: 3 })).toHaveCount(3)
  expect(asked).toHaveLength(1)
})

test('a damaged list is repaired, unknown products are left out, and where the browser refuses to store pages work without @phone', async ({
  page,
  request,
}) => {
  const { id, name } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, '/about')
  await page.evaluate(([key, id]) => localStorage.setItem(String(key), `[999999, "x", ${id}, null]`), [
    key,
    id,
  ] as const)
  await openHydrated(page, '/shop?q=zzzzqqqq')
  await seenList(page).scrollIntoViewIfNeeded()
  await expect(seenList(page).getByRole('heading', { level: 3 })).toHaveText([name])
  await page.evaluate((key) => localStorage.setItem(key, '{"'), key)
  await openHydrated(page, `/product/${id}`)
  await expectStored(page, [id])

  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await openHydrated(page, `/product/${id}`)
  await openHydrated(page, '/cart')
  await expect(page.getByText('Your cart is empty').first()).toBeVisible()
})

async function otherThan(page: Page, model: string) {
  const { products } = await (await page.request.get('/api/products')).json()
  return products.find((product: { model: string }) => product.model !== model) as { id: number; name: string }
}

function seenList(page: Page) {
  return page.getByRole('region', { name: 'Recently viewed' })
}

/** Also while the page before it is being replaced. */
async function scrollToList(page: Page): Promise<void> {
  await expect(() => seenList(page).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
}

async function expectStored(page: Page, ids: readonly number[]): Promise<void> {
  await expect(async () =>
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe(JSON.stringify(ids)),
  ).toPass()
}
