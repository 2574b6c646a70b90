import { axeFindings } from './support/axe-findings.ts'
import { fillCheckout, orderButton, orderNumber } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'
import { putInCart } from './support/stored-cart.ts'

test('what is sold out in a size and color is asked for, what is not made cannot be bought, and each has its own limit @phone', async ({
  page,
  request,
  site,
}) => {
  const { id, sizes, colors } = await productOfModel(request, 'BL-Medina')
  const [small = '', medium = '', large = ''] = sizes.map(({ sizeName }) => sizeName)
  const [first = '', second = ''] = colors.map(({ colorName }) => colorName)
  await site.countByColor(id, {
    [small]: { [first]: 2, [second]: 0 },
    [medium]: { [first]: 5 },
    [large]: { [second]: 4 },
  })
  await openHydrated(page, `/product/${id}`)
  const main = page.getByRole('main')
  const status = main.getByRole('status').first()
  const buy = main.getByRole('button', { name: /^(Add to cart|Sold out|Not available)$/ }).first()
  await expect(page.getByRole('radio', { name: `${large}, Not made in this colour` })).toBeEnabled()
  await page.getByText(small, { exact: true }).click()
  await expect(status).toHaveText('Only 2 left')

  // The keyboard reaches what is sold out, too.
  await page.getByRole('radio', { name: first, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: `${second}, Sold out in this size` })).toBeChecked()
  await expect(status).toHaveText('Sold out')
  await expect(buy).toBeDisabled()
  await expect(main.getByText('What you have chosen is sold out.')).toBeVisible()
  const alert = main.locator('details form')
  await expect(alert.getByLabel('Size and colour').locator('option:checked')).toHaveText(`${small}, ${second}`)
  expect(await axeFindings(page)).toEqual([])
  await alert.getByLabel('Your e-mail').fill('variant@example.tn')
  await alert.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.locator(':focus')).toContainText('We have sent you an e-mail.')
  const email = (await site.emailTo('variant@example.tn')).replaceAll(/\s+/g, ' ')
  expect(email).toContain(`, ${small}, ${second}.`)

  await page.getByText(medium, { exact: true }).click()
  await expect(status).toHaveText('Not available')
  await expect(buy).toHaveText('Not available')
  await expect(buy).toBeDisabled()
  await expect(main.getByText('We do not make it like this.')).toBeVisible()

  await page.getByText(first, { exact: true }).click()
  await page.getByLabel('Quantity').fill('9')
  await expect(page.getByLabel('Quantity')).toHaveValue('5')
  await buy.click()
  await expect(page.getByRole('link', { name: 'Your cart: 5 pieces' })).toBeVisible()
  await page.getByText(small, { exact: true }).click()
  await page.getByLabel('Quantity').fill('9')
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
})

/** What is chosen of pieces in two of the four ways in which they come; other tests order the others. */
const kinds = {
  'a size and no color': { model: 'HD-Swar 25', choice: 'Medium, 17 to 18 cm' },
  'a color and no size': { model: 'NM-Chatt 42', choice: 'Sea blue' },
}

for (const [kind, { model, choice }] of Object.entries(kinds))
  test(`a piece of which ${kind} is chosen is ordered so @phone`, async ({ page, request }) => {
    const { id, sizes, colors } = await productOfModel(request, model)
    await openHydrated(page, `/product/${id}`)
    const options = [sizes, colors].filter(({ length }) => length > 1)
    await expect(page.getByRole('radio')).toHaveCount(options.flat().length)
    await page.getByText(choice, { exact: true }).click()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: 'Your cart: 1 piece' }).click()
    // The product, which names all choices, is shown until the cart is.
    const checkout = page.getByRole('link', { name: 'Go to checkout' })
    await expect(checkout).toBeVisible()
    await expect(page.getByRole('main').getByText(choice)).toBeVisible()
    await checkout.click()
    await fillCheckout(page)
    await orderButton(page).click()
    await orderNumber(page)
    await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
    await expect(page.getByRole('main').getByText(choice)).toBeVisible()
  })

test('a cart from before a piece was counted by color says what to choose again, and orders nothing that is not made @phone', async ({
  page,
  request,
  site,
}) => {
  const scarf = await productOfModel(request, 'NM-Hrir 55x180')
  const product = { ...scarf, promo: 'FALSE', percentpromo: null } as const
  const [aubergine, emerald, rose] = product.colors
  if (!aubergine || !emerald || !rose) throw new Error('The scarf has three colors')
  await site.countByColor(product.id, { '': { [aubergine.colorName]: 3, [emerald.colorName]: 4 } })
  await putInCart(
    page,
    [{ ...product, colors: [] }],
    [{ ...product, colors: [rose] }],
    [{ ...product, colors: [emerald] }, 2],
  )
  await page.goto('/cart')
  const again = page.getByRole('listitem').filter({ hasText: 'The sizes or colours of this piece have changed.' })
  await expect(again).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
  await again
    .first()
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(again).toHaveCount(1)

  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByText('Some pieces in your order are no longer available.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Choose again' }).click()
  await expect(page).toHaveURL(`/product/${product.id}`)
  await expect(page.getByRole('radio', { name: `${rose.colorName}, Not available` })).toBeVisible()
  await page.getByText(aubergine.colorName, { exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText(aubergine.colorName)).toBeVisible()
  await expect(page.getByText(rose.colorName)).toHaveCount(0)
})
