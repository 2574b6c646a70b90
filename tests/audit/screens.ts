import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, plainPiece } from '#tests/browser/support/ordering.ts'
import { notePopUps } from '#tests/browser/support/pop-ups.ts'

export interface Screen {
  readonly name: string
  readonly address: string
  /** Whether search engines are to find it. */
  readonly isFound: boolean
}

/**
 * The screens of a visit that ends with an order. The order is placed as a visitor does, and another cart filled, so
 * that the checkout and the order's page show what they are for.
 */
export async function screensOf(origin: string, page: Page): Promise<Screen[]> {
  // Of this page alone: what Lighthouse opens is as visitors have it.
  await notePopUps(page)
  const piece = await plainPiece(page, 0)
  await addToCart(page, piece)
  const orderPath = await placeOrder(page)
  await addToCart(page, piece)
  const screens = [
    { name: 'home', path: '/' },
    { name: 'shop', path: '/shop' },
    { name: 'product', path: `/product/${piece.id}` },
    { name: 'store', path: '/store/1' },
    { name: 'pricing', path: '/pricing' },
    { name: 'checkout', path: '/checkout', isFound: false },
    { name: 'order', path: orderPath, isFound: false },
  ]
  return screens.map(({ name, path, isFound = true }) => ({ name, address: origin + path, isFound }))
}

/** Answers where the order can be followed. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await page.waitForURL('**/success')
  const path = await page.locator('a[href^="/order/"]').first().getAttribute('href')
  if (path === null) throw new Error('The order cannot be followed')
  return path
}

/** Waits until every picture of the screens is there in all its widths, as it is some minutes after a shop was filled. */
export async function untilPicturesAreMade(screens: readonly Screen[]): Promise<void> {
  for (const { address } of screens) {
    const html = await (await fetch(address)).text()
    const copies = new Set(html.match(/\/api\/image\/[\w-]+\.\d+\.(avif|webp|jpg)/g))
    for (const copy of copies) while (!(await isMade(new URL(copy, address)))) await pause(500)
  }
}

/** What is sent in the place of a copy that is still to come may not be kept. */
async function isMade(copy: URL): Promise<boolean> {
  const answer = await fetch(copy)
  await answer.arrayBuffer()
  return answer.headers.get('Cache-Control')?.includes('immutable') === true
}
