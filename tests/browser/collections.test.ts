import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { allProducts, type SampleProduct } from './support/products.ts'

type ListedProduct = SampleProduct & { readonly category: string }
type Promised = (product: ListedProduct) => boolean

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

/** Where each tile leads. */
const tiles: Readonly<Record<string, string>> = {
  'Home Ambiance & Essentials': '/shop?category=home-ambiance-essentials',
  'Handcrafted Accessories': '/shop?category=handcrafted-accessories',
  'Kids Room Wonders': '/shop?category=kids-room-wonders',
  'Artisanal Decor & craft': '/shop?category=artisanal-decor-craft',
}

/** The crafts that a tile names; its first page shows each. */
const crafts: Readonly<Record<string, readonly string[]>> = {
  'Home Ambiance & Essentials': ['Cosmetics', 'decor'],
  'Handcrafted Accessories': ['Accessories', 'bags', 'shoes', 'clothing'],
}

test('slides, tiles and the menu lead to products that match them, and no two show the same six @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const links = await page
    .locator('[aria-roledescription="slide"][aria-label] a, [aria-labelledby="tiles"] a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']))
  expect(links.map(([name]) => name).sort()).toEqual(Object.keys(promises).sort())
  expect(Object.fromEntries(links)).toMatchObject(tiles)
  const menu = await page
    .locator('header .menu-pages a[href^="/shop?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(menu.sort()).toEqual(Object.values(tiles).sort())

  const products = (await allProducts(request)) as readonly ListedProduct[]
  const opened = new Map<string, string>()
  for (const [name = '', path = ''] of [...links, ['All categories', '/shop']]) {
    const shown = await firstSix(request, products, path)
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

test('the first page of the shop mixes makers, categories and prices, and is the same at every visit @desktop', async ({
  request,
}) => {
  const products = (await allProducts(request)) as readonly ListedProduct[]
  const shown = await firstSix(request, products, '/shop')
  expect(new Set(shown.map(({ brand }) => brand.idbrand)).size).toBe(6)
  expect(new Set(shown.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
  const prices = products.map(({ price }) => price).sort((one, other) => one - other)
  const third = (share: number) => prices[Math.floor(prices.length * share)] ?? 0
  expect(shown.some(({ price }) => price < third(1 / 3))).toBe(true)
  expect(shown.some(({ price }) => price >= third(2 / 3))).toBe(true)

  expect(await (await request.get('/shop')).text()).toMatch(/<option value="shop-order"[^>]*selected[^>]*>Our order</)
  expect(await firstSix(request, products, '/shop')).toEqual(shown)
  // The API returns products by id.
  const ids = products.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
  expect(shown.map(({ id }) => id)).not.toEqual(ids.slice(0, 6))
})

/** The first six products of a list. */
async function firstSix(request: APIRequestContext, products: readonly ListedProduct[], path: string) {
  const html = await (await request.get(path)).text()
  const titles = html.matchAll(/<h3[^>]*>(?:(?!<\/h3>)[\s\S])*?href="\/product\/(\d+)"/g)
  const ids = Array.from(titles, ([, id]) => Number(id)).slice(0, 6)
  return ids.flatMap((id) => products.filter((product) => product.id === id))
}
