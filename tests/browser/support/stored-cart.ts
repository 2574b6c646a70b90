import type { BrowserContext, Page } from '@playwright/test'
import type { SingleSizeProduct } from './cart-and-checkout.ts'

/** The product page selects the first color. */
type StoredProduct = SingleSizeProduct & {
  readonly colors?: readonly { readonly colorId: number; readonly colorName: string }[]
}

let count = 0

/**
 * Stores a cart in pages opened afterwards, as if its products of one size had been added on English pages. It is
 * stored once: what pages make of it stays.
 */
export async function putInCart(
  target: Page | BrowserContext,
  ...lines: readonly (readonly [product: StoredProduct, quantity?: number])[]
): Promise<void> {
  const cart = lines.map(([product, quantity = 1]) => lineOf(product, quantity))
  const mark = `test.cart-${++count}`
  await ('context' in target ? target.context() : target).addInitScript(
    ({ mark, cart }) => {
      // The page of a lost connection has no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return
      localStorage.setItem(mark, 'stored')
      localStorage.setItem('hirfa.cart', JSON.stringify(cart))
    },
    { mark, cart },
  )
}

function lineOf({ id, name, price, sizes: [size], colors: [color] = [] }: StoredProduct, quantity: number) {
  return {
    ...{ productId: id, name, model: '', price, totalprice: price * quantity, quantity, image: '', languages: {} },
    ...{ size: size?.sizeName, sizeId: size?.sizeId, colorId: color?.colorId ?? null, color: color?.colorName ?? null },
  }
}
