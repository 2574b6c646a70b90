import type { APIRequestContext, Page } from '@playwright/test'
import { productOfModel } from './products.ts'

/** Paths of every page that opens by its URL alone, with names for failure messages. */
export async function screenPaths(request: APIRequestContext): Promise<readonly { name: string; path: string }[]> {
  const product = await productOfModel(request, 'BL-Balgha')
  return [
    { name: 'home', path: '/' },
    { name: 'shop', path: '/shop' },
    { name: 'shop filtered', path: `/shop?category=shoes&brand=${product.brand.idbrand}&q=leather` },
    { name: 'shop without result', path: '/shop?q=zzzzqqqq' },
    { name: 'product', path: `/product/${product.id}` },
    { name: 'product comments', path: `/product/${product.id}#comments` },
    { name: 'store', path: `/store/${product.brand.idbrand}` },
    { name: 'makers', path: '/stores' },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/checkout' },
    { name: 'success', path: '/success' },
    { name: 'pricing', path: '/pricing' },
    { name: 'pricing with the form in the page', path: '/pricing?plan=gold' },
    { name: 'contact', path: '/contact' },
    { name: 'about', path: '/about' },
    { name: 'platform', path: '/hirfa' },
    { name: 'favourites', path: '/profile' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'no such page', path: '/nowhere' },
  ]
}

/** Names of the pages that show what `fillBrowserStorage` stores. */
export const screensOfStorage: ReadonlySet<string> = new Set(['cart', 'checkout', 'success', 'favourites'])

/** Replaces the headings of a hydrated page by a very long word. */
export async function lengthenHeadings(page: Page): Promise<void> {
  // The text of a not-found page is hydrated a little later than its layout.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.locator('h1, h2, h3').evaluateAll((headings) => {
    for (const heading of headings) heading.textContent = 'Babouche'.repeat(15)
  })
}

/** Stores a cart, a favorite and a last order in pages opened afterwards. `otherName` replaces the product's name. */
export async function fillBrowserStorage(page: Page, request: APIRequestContext, otherName?: string): Promise<void> {
  const { id, name: ownName, model, price, images, sizes, colors } = await productOfModel(request, 'BL-Balgha')
  const name = otherName ?? ownName
  const [size] = sizes.filter(({ quantity }) => quantity > 0)
  const [color] = colors
  const kept = { productId: id, name, model, price, image: images[0] }
  const line = {
    ...kept,
    ...{ totalprice: price * 2, quantity: 2, size: size?.sizeName, sizeId: size?.sizeId },
    ...{ colorId: color?.colorId, color: color?.colorName },
  }
  const order = { orderNumber: 'H7K2M9QX', token: 'a-token', total: price * 2 + 7, payment: 'cash-on-delivery' }
  await page.addInitScript(
    ({ line, kept, order }) => {
      localStorage.setItem('hirfa.cart', JSON.stringify([line]))
      localStorage.setItem('hirfa.favourites', JSON.stringify([kept]))
      sessionStorage.setItem('hirfa.order', JSON.stringify(order))
    },
    { line, kept, order },
  )
}
