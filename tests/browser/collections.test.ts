import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { allProducts, type SampleProduct } from './support/products.ts'

type Promised = (product: SampleProduct & { readonly category: string }) => boolean

const isNamed =
  (names: RegExp): Promised =>
  (product) =>
    names.test(product.name)
const isOf =
  (...categories: readonly string[]): Promised =>
  (product) =>
    categories.includes(product.category)

/** What the text of each slide and tile of the home page says about every product it leads to. */
const promises: Readonly<Record<string, Promised>> = {
  'See the pottery': (product) =>
    product.brand.name === 'Dar El Fakhar' && isNamed(/bowl|platter|vase|cups|jar/i)(product),
  'See what is woven': isNamed(/rug|runner|cushion|fouta/i),
  'See the bags': isNamed(/bag|basket|backpack|satchel|pouch|tote|clutch/i),
  'See the olive wood': (product) =>
    product.brand.name === 'Oud Zitoun' && isNamed(/wood|spoons|mortar|stool|camel|rattle/i)(product),
  'Home Ambiance & Essentials': isOf('Cosmetics', 'decor'),
  'Handcrafted Accessories': isOf('Accessories', 'bags', 'shoes', 'clothing'),
  'Kids Room Wonders': isOf('kids'),
  'Artisanal Decor & craft': isOf('decor'),
}

/** The crafts that a tile names; its first page shows each. */
const crafts: Readonly<Record<string, readonly string[]>> = {
  'Home Ambiance & Essentials': ['Cosmetics', 'decor'],
  'Handcrafted Accessories': ['Accessories', 'bags', 'shoes', 'clothing'],
}

test('slides and tiles lead to products that match them, and no two show the same six @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const links = await page
    .locator('[aria-roledescription="slide"][aria-label] a, [aria-labelledby="tiles"] a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']))
  expect(links.map(([name]) => name).sort()).toEqual(Object.keys(promises).sort())

  const opened = new Map<string, string>()
  for (const [name = '', path = ''] of [...links, ['All categories', '/shop']]) {
    const shown = await firstSix(page, request, path)
    expect(shown.length, `${name} shows pieces`).toBeGreaterThanOrEqual(4)
    for (const product of shown) expect.soft(promises[name]?.(product) ?? true, `${name}: ${product.name}`).toBe(true)
    const shownCrafts = new Set(shown.map(({ category }) => category))
    for (const craft of crafts[name] ?? []) expect.soft(shownCrafts, name).toContain(craft)
    const key = shown
      .map(({ id }) => id)
      .sort()
      .join(' ')
    expect.soft(opened.get(key), `${name} opens on the same pieces`).toBeUndefined()
    opened.set(key, name)
  }
  expect(opened.size).toBe(9)
})

test('the menu leads to the same collections as the tiles @desktop', async ({ page }) => {
  await page.goto('/')
  const pathsOf = (links: string) =>
    page.locator(links).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').sort())
  const menu = await pathsOf('header .menu-pages a[href^="/shop?"]')
  expect(menu).toEqual(await pathsOf('[aria-labelledby="tiles"] a'))
  expect(menu).toHaveLength(4)
})

test('the first page of the shop mixes makers, categories and prices, and is the same at every visit @desktop', async ({
  page,
  request,
}) => {
  const shown = await firstSix(page, request, '/shop')
  expect(new Set(shown.map(({ brand }) => brand.idbrand)).size).toBe(6)
  expect(new Set(shown.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
  const third = await priceThirds(request)
  const thirds = shown.map(({ price }) => third(price))
  expect(thirds).toContain('low')
  expect(thirds).toContain('high')

  await expect(page.getByLabel('Sort by')).toHaveValue('shop-order')
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Our order')
  expect(await firstSix(page, request, '/shop')).toEqual(shown)
  // The API returns products by id.
  const ids = (await allProducts(request)).map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
  expect(shown.map(({ id }) => id)).not.toEqual(ids.slice(0, 6))
})

async function firstSix(page: Page, request: APIRequestContext, path: string) {
  await page.goto(path)
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const products = (await allProducts(request)) as readonly (SampleProduct & { readonly category: string })[]
  return paths.flatMap((path) => products.filter(({ id }) => path === `/product/${id}`)).slice(0, 6)
}

/** Returns a function that sorts a price into the lowest, middle or highest third of all prices. */
async function priceThirds(request: APIRequestContext) {
  const prices = (await allProducts(request)).map(({ price }) => price).sort((one, other) => one - other)
  const at = (share: number) => prices[Math.floor(prices.length * share)] ?? 0
  return (price: number) => (price < at(1 / 3) ? 'low' : price < at(2 / 3) ? 'middle' : 'high')
}
