import type { Locator, Page } from '@playwright/test'
import { paymentMethodNames } from '#domain/payment-method.ts'
import { successMessages } from '#messages/en/success.ts'
import {
  fillCheckout,
  orderButton,
  orderNumber,
  type SingleSizeProduct,
  singleSizeProduct,
  sizeIdOf,
} from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { putInCart } from './support/stored-cart.ts'

test('a visitor finds a product, keeps it, orders 25 of it, and follows the order @phone', async ({ page, site }) => {
  const before = await site.count('orders')
  await openHydrated(page, '/shop?category=decor')
  await page.getByRole('main').getByRole('searchbox').fill('vase jarra')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=vase/)
  await page
    .getByRole('button', { name: /^Add .* to your favourites/ })
    .first()
    .click()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  const [vase]: SingleSizeProduct[] = await (
    await page.request.get(`/api/products/${/\d+/.exec(new URL(page.url()).pathname)?.[0]}`)
  ).json()
  await site.setStock(vase?.sizes[0]?.sizeId ?? 0, 60)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expectPopUp(page, 'Produit ajouté au panier')

  await page.getByRole('link', { name: 'Your cart: 1 piece' }).click()
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  // More than the ten that the field suggests.
  await page.getByLabel(/^Quantity of/).fill('25')
  await page.getByLabel(/^Quantity of/).blur()
  await expect(page.getByRole('link', { name: 'Your cart: 25 pieces' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await fillCheckout(page)
  await orderButton(page).click()

  await expectPopUp(page, 'Order done !')
  await orderNumber(page)
  expect(await site.count('orders')).toBe(before + 1)
  const emptyCart = page.getByRole('button', { name: 'Your cart is empty' })
  await expect(emptyCart).toBeDisabled()
  await expect(emptyCart).toHaveAttribute('title', 'Your cart is empty')
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await expect(page.getByText(/^25 ×/)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/success')
  await page.goBack()
  await page.waitForLoadState('networkidle')
  expect(await site.count('orders')).toBe(before + 1)
  await page.goto('/profile')
  await expect(page.getByRole('listitem').filter({ hasText: 'Jarra' })).toBeVisible()
})

test('the checkout marks what is missing or invalid, suggests towns, keeps what was typed, and a double tap places one order @phone', async ({
  page,
  site,
}) => {
  const before = await site.count('orders')
  await putInCart(page, [await singleSizeProduct(page, 2)])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/checkout')
  const city = page.getByLabel('City')
  await expect(city).toBeVisible()
  expect(fetched.filter((url) => /\/towns-/.test(url))).toEqual([])
  await city.fill('   ')
  await expect(page.locator('datalist#towns option[value="Hammam Sousse"]')).toBeAttached()
  await expect(page.locator('datalist#towns option[value="صفاقس"]')).toBeAttached()
  await orderButton(page).click()
  await expectPopUp(page, 'Error!All fields must be filled out.')
  for (const label of ['Full name', 'Phone', 'Address', 'City']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByLabel('Full name')).toBeFocused()

  await fillCheckout(page)
  await city.fill('Oued Beht')
  await page.getByLabel('Phone').fill('12345')
  await page.getByRole('main').getByLabel('E-mail').first().fill('amel@')
  await orderButton(page).click()
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible()
  await expect(page.getByText(/This does not look like a phone number/)).toBeVisible()
  expect(await site.count('orders')).toBe(before)

  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByRole('main').getByLabel('E-mail').first().fill('amel@example.tn')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Amel Ben Salah')
  await expect(page.getByLabel('Phone')).toHaveValue('22 333 444')
  await expect(page.getByLabel('Address')).toHaveValue('12 rue de la Kasbah')
  await expect(city).toHaveValue('Oued Beht')
  await page.getByText('PayPal', { exact: true }).click()
  await orderButton(page).dblclick()
  await orderNumber(page)
  await expect(page.getByText(/A payment request for .* follows by e-mail/)).toBeVisible()
  expect(await site.count('orders')).toBe(before + 1)

  for (const payment of paymentMethodNames) {
    await page.evaluate((payment) => {
      const order = JSON.parse(sessionStorage.getItem('hirfa.order') ?? '')
      sessionStorage.setItem('hirfa.order', JSON.stringify({ ...order, payment }))
    }, payment)
    await page.reload()
    await expect(page.getByRole('heading', { name: successMessages.payments[payment].title })).toBeVisible()
  }
})

test('offline the form and the cart stay, a lost response is returned again, and one order is placed @phone', async ({
  page,
  site,
  context,
}) => {
  const before = await site.count('orders')
  await putInCart(page, [await singleSizeProduct(page, 1)])
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await context.setOffline(true)
  await orderButton(page).click()
  const unreachable = page.getByText(/We could not reach the shop/)
  await expect(unreachable).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('12 rue de la Kasbah')
  await context.setOffline(false)

  const lost = Promise.withResolvers<string | undefined>()
  await page.route('**/checkout.data*', async (route) => {
    const answer = await route.fetch()
    lost.resolve(/H-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await answer.text())?.[0])
    await route.abort()
  })
  await orderButton(page).click()
  const lostNumber = await lost.promise
  await expect(unreachable).toBeVisible()
  expect(await site.count('orders')).toBe(before + 1)

  await page.unroute('**/checkout.data*')
  await page.reload()
  await orderButton(page).click()
  expect(await orderNumber(page)).toBe(lostNumber)
  expect(await site.count('orders')).toBe(before + 1)
})

test('a price that changes and a piece that sells out before the order is sent are shown, and the visitor decides @phone', async ({
  page,
  site,
}) => {
  const before = await site.count('orders')
  const product = await singleSizeProduct(page, 6)
  await putInCart(page, [product])
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await site.setPrice(product.id, product.price + 5)
  await orderButton(page).click()
  await expect(page.getByText(new RegExp(`The total is ${(product.price + 13).toFixed(2)} TND now`))).toBeVisible()
  await site.setStock(sizeIdOf(product), 0)
  await orderButton(page).click()
  await expect(page.getByText(/Some pieces in your order are no longer available/)).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('12 rue de la Kasbah')
  expect(await site.count('orders')).toBe(before)
  await site.setStock(sizeIdOf(product), 20)
  await page.reload()
  await orderButton(page).click()
  await orderNumber(page)
  expect(await site.count('orders')).toBe(before + 1)
})

test('an order can be placed by keyboard alone @desktop', async ({ page }) => {
  await page.goto(`/product/${(await singleSizeProduct(page, 5)).id}`)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Your cart: 1 piece' }), 'backwards')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await tabTo(page, page.getByRole('link', { name: 'Go to checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  await tabTo(page, page.getByLabel('Full name'))
  for (const value of ['Amel Ben Salah', 'amel@example.tn', '22333444', '12 rue de la Kasbah', 'Nabeul']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  await orderNumber(page)
})

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator, direction: 'forwards' | 'backwards' = 'forwards'): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error('Tab does not lead there')
}
