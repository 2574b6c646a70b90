import type { Locator } from '@playwright/test'
import { fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { noteShifts, shiftsOf } from './support/layout-shifts.ts'
import { fillBrowserStorage } from './support/pages.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { allProducts, productOfModel } from './support/products.ts'
import { putInCart } from './support/stored-cart.ts'

test('after adding to the cart a bar links to it, covers neither the buy bar nor the footer, can be dismissed, and disappears after a while @phone', async ({
  page,
}) => {
  const product = await singleSizeProduct(page, 15)
  await page.clock.install()
  await openHydrated(page, `/product/${product.id}`)
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await buy.click()
  const bar = page.getByRole('region', { name: 'Added to your cart' })
  await expect(bar).toContainText('1 piece in your cart')
  expect((await boxOf(bar)).y).toBeGreaterThan(780 * 0.8)
  await bar.getByRole('button', { name: 'Hide this bar' }).click()
  await expect(bar).toHaveCount(0)

  await buy.click()
  await expect(bar).toContainText('2 pieces in your cart')
  // Paused, because an installed clock also runs by itself, and a busy machine needs seconds for a step.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await expect(bar).toBeVisible()
  const buyBar = page.locator('[data-buy-bar]')
  await buy.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom + 10))
  await expect(buyBar).not.toHaveAttribute('inert')
  await expect(async () => {
    await page.clock.runFor(20)
    const [added, below] = [await boxOf(bar), await boxOf(buyBar)]
    expect(added.y + added.height).toBeLessThanOrEqual(below.y + 0.5)
  }).toPass()
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await buy.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(bar).toBeVisible()
  // More than once: on a busy machine the timer may begin after the bar is visible.
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(bar).toHaveCount(0, { timeout: 500 })
  }).toPass()

  await page.clock.resume()
  await buy.click()
  await bar.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(bar).toHaveCount(0)
})

test('total and button stay visible in the cart and at checkout, above the footer, and what is bought is said before the button @phone', async ({
  page,
}) => {
  await putInCart(page, [await singleSizeProduct(page, 16)])
  for (const [path, button] of [
    ['/cart', page.getByRole('link', { name: 'Go to checkout' })],
    ['/checkout', orderButton(page)],
  ] as const) {
    await openHydrated(page, path)
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-bottom-bar]')).toContainText(/Total with delivery\s*\d+\.\d\d TND/)
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
    const [bar, footer] = [await boxOf(page.locator('[data-bottom-bar]')), await boxOf(page.getByRole('contentinfo'))]
    expect(bar.y + bar.height).toBeLessThanOrEqual(footer.y)
  }
  const before = [/Sold by/, /within 48 hours/, /Exchange within 7 days/, /within 10 working days/, /^Total$/]
  for (const words of before) {
    const told = page.getByRole('main').getByText(words)
    await expect(told).toBeVisible()
    expect(await standsBefore(told, orderButton(page))).toBe(true)
  }
  const kept = page.getByText(/Law 2004-63/)
  await expect(kept).toBeHidden()
  await page.getByText('Your personal data').click()
  await expect(kept).toBeVisible()
})

test('the error pop-up covers no invalid field, which is visible, focused and named; the success page says which number is called @phone', async ({
  page,
}) => {
  await putInCart(page, [await singleSizeProduct(page, 17)])
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await page.getByLabel('Address').fill('')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await orderButton(page).click()
  await expectPopUp(page, 'Error!All fields must be filled out.')
  const field = page.getByLabel('Address')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Address: Please fill this in\./)
  await expect(field).toBeInViewport({ ratio: 1 })
  const [popUp, wrong] = [await boxOf(page.locator('[data-pop-up]')), await boxOf(field)]
  expect(popUp.y + popUp.height).toBeLessThan(wrong.y)

  await field.fill('12 rue de la Kasbah')
  await orderButton(page).click()
  await orderNumber(page)
  await expect(page.getByText(/One of us calls 22.333.444 to confirm/)).toBeVisible()
  await expect(page.getByText(/We send all the details to amel@example\.tn/)).toBeVisible()
  await page.evaluate(() => {
    const order = {
      orderNumber: 'H7K2M9QX',
      token: 'a-token',
      total: 415,
      payment: 'cash-on-delivery',
      isRequest: true,
    }
    sessionStorage.setItem('hirfa.order', JSON.stringify(order))
  })
  await page.goto('/success')
  await expect(
    page.getByText('We have received your order. The makers thank you. We will call you first'),
  ).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'You have placed order H7K2M9QX' }).click()
  await expect(page).toHaveURL('/success')
})

test('favorites show current price and stock, and can be added to the cart @phone', async ({ page, site }) => {
  const oneOfAKind = (await allProducts(page.request)).filter(({ sizes, colors }) => sizes.length + colors.length <= 2)
  const [plain, gone] = oneOfAKind.filter(({ sizes }) => sizes[0]?.quantity).slice(-2)
  if (!plain || !gone) throw new Error('The sample shop has no pieces of one kind')
  const sized = await productOfModel(page.request, 'BL-Balgha')
  await site.setPrice(plain.id, plain.price)
  await page.addInitScript(
    (kept) => localStorage.setItem('hirfa.favourites', JSON.stringify(kept)),
    [plain, gone, sized].map(({ id, name, price }) => ({
      productId: id,
      name,
      model: '',
      price: price + 2,
      image: '',
    })),
  )
  await site.retire(gone.id)
  await openHydrated(page, '/profile')
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(cardOf(plain.name)).toContainText(`${plain.price.toFixed(2)} TND`)
  await expect(cardOf(plain.name)).toContainText(`${(plain.price + 2).toFixed(2)} TND when you saved it`)
  await expect(cardOf(gone.name)).toContainText('No longer sold')
  await expect(cardOf(gone.name).getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await expect(cardOf(sized.name).locator(`a[href="/product/${sized.id}"]`)).toHaveCount(2)
  await cardOf(plain.name).getByRole('button', { name: /^Add/ }).click()
  await expectPopUp(page, 'Produit ajouté au panier')
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.cart') ?? '[]'))
  expect(cart).toMatchObject([{ productId: plain.id, price: plain.price, quantity: 1 }])
})

for (const width of ['@phone', '@desktop @long'])
  test(`nothing moves while an empty or a filled cart, its checkout and the favourites come ${width}`, async ({
    page,
    request,
  }) => {
    await noteShifts(page)
    for (const isFilled of [false, true]) {
      if (isFilled) await fillBrowserStorage(page, request)
      for (const path of ['/cart', '/checkout', '/profile', '/success']) {
        await openHydrated(page, path)
        await page.waitForLoadState('networkidle')
        expect(await shiftsOf(page), `${path} ${isFilled ? 'filled' : 'empty'}`).toBeLessThan(0.01)
      }
    }
  })

test('an empty cart is shown before hydration @phone', async ({ page, pageErrors }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('Bowls, rugs, baskets and candles')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse the shop' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('hirfa.cart', '[{"productId":1}]'))
  await page.reload()
  await expect(page.getByRole('main').getByText('Bowls, rugs, baskets and candles')).toBeHidden()
  // The scripts that were held.
  pageErrors.length = 0
})

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return box
}

async function standsBefore(one: Locator, other: Locator): Promise<boolean> {
  const place = await other.elementHandle()
  return one.evaluate(
    (element, other) => Boolean(element.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
    place,
  )
}
