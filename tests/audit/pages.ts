import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, singleSizeProduct } from '#tests/browser/support/cart-and-checkout.ts'
import { recordPopUps } from '#tests/browser/support/pop-ups.ts'

export interface Screen {
  readonly name: string
  readonly address: string
  /** Whether search engines should index it. */
  readonly isFound: boolean
}

/**
 * The pages of a visit that ends with an order. Places an order as a visitor does and fills another cart, so
 * that the checkout and the order's page have content.
 */
export async function screensOf(origin: string, page: Page): Promise<Screen[]> {
  // For this page only: pages that Lighthouse opens are unmodified.
  await recordPopUps(page)
  const product = await singleSizeProduct(page, 0)
  await addToCart(page, product)
  const orderPath = await placeOrder(page)
  await addToCart(page, product)
  const screens = [
    { name: 'home', path: '/' },
    { name: 'home in French', path: '/fr' },
    { name: 'home in Arabic', path: '/ar' },
    { name: 'shop', path: '/shop' },
    { name: 'product', path: `/product/${product.id}` },
    { name: 'store', path: '/store/1' },
    { name: 'pricing', path: '/pricing' },
    { name: 'checkout', path: '/checkout', isFound: false },
    { name: 'order', path: orderPath, isFound: false },
  ]
  return screens.map(({ name, path, isFound = true }) => ({ name, address: origin + path, isFound }))
}

/** Returns the path of the order's private page. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await page.waitForURL('**/success')
  const path = await page.locator('a[href^="/order/"]').first().getAttribute('href')
  if (path === null) throw new Error('The order cannot be followed')
  return path
}

/** Waits until all copies of the pages' pictures exist, as some minutes after the shop was filled. */
export async function untilPicturesAreMade(screens: readonly Screen[]): Promise<void> {
  for (const { address } of screens) {
    const html = await (await fetch(address)).text()
    const copies = new Set(html.match(/\/api\/image\/[\w-]+\.\d+\.(avif|webp|jpg)/g))
    for (const copy of copies) while (!(await isMade(new URL(copy, address)))) await pause(500)
  }
}

/** The original served in place of a missing copy is not cacheable. */
async function isMade(copy: URL): Promise<boolean> {
  const answer = await fetch(copy)
  await answer.arrayBuffer()
  return answer.headers.get('Cache-Control')?.includes('immutable') === true
}
