import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/locale.ts'
import { storefrontPaths } from '../../support/storefront-paths.ts'
import { productOfModel } from './products.ts'

/** Paths of the pages that a visitor opens by their URL alone. */
export async function visitedPaths(request: APIRequestContext): Promise<readonly string[]> {
  const { id, brand } = await productOfModel(request, 'BL-Balgha')
  const paths: string[] = Object.values(storefrontPaths({ product: id, store: brand.idbrand })).flat()
  // The comments are in a tab.
  return [...paths, `/product/${id}#comments`]
}

/** Replaces the headings of a hydrated page by a very long word. */
export async function lengthenHeadings(page: Page): Promise<void> {
  await page.locator('h1, h2, h3').evaluateAll((headings) => {
    for (const heading of headings) heading.textContent = 'Babouche'.repeat(15)
  })
}

/** Stores a cart, a favorite and a last order in pages opened afterwards. `otherName` replaces the product's name. */
export async function fillBrowserStorage(
  page: Page,
  request: APIRequestContext,
  { otherName, language }: { otherName?: string; language?: Locale } = {},
): Promise<void> {
  const {
    id,
    name: ownName,
    model,
    price,
    images,
    sizes,
    colors,
  } = await productOfModel(request, 'BL-Balgha', language)
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
