import { fillCheckout, orderButton, placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'
import { putInCart } from './support/stored-cart.ts'

const tooMuch = 'Too many requests'

test.beforeEach(({ site }) => site.allow(1))
test.afterEach(({ site }) => site.allow(100_000))

test('after too many requests every form says so and keeps what was typed, and the honeypot is out of sight @phone', async ({
  page,
  request,
  site,
}) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(page, `/product/${id}#comments`)
  const send = page.getByRole('button', { name: 'Send the comment' })
  for (const body of ['The first', 'The second']) {
    await page.getByLabel('Name', { exact: true }).fill('Amel')
    await page.getByLabel('E-mail', { exact: true }).fill('amel@example.tn')
    await page.getByLabel('Phone').fill('22 333 444')
    await page.getByLabel('Comment', { exact: true }).fill(body)
    await send.click()
    if (body === 'The first') await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('')
  }
  await expect(page.getByRole('alert').filter({ hasText: tooMuch })).toBeVisible()
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('The second')
  await expect(page.getByRole('tabpanel').locator('input[name="website"]')).not.toBeInViewport({ ratio: 0.5 })

  const before = await site.count('newsletter_subscriptions')
  const address = page.getByRole('contentinfo').getByLabel('Your e-mail')
  for (const name of ['first', 'second']) {
    await address.fill(`${name}@strangers.example`)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click()
    if (name === 'first') await expect(address).toHaveValue('')
  }
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText(tooMuch)
  expect(await site.count('newsletter_subscriptions')).toBe(before + 1)
})

test('the checkout reports the rate limit, keeps the cart, and the order succeeds later @phone', async ({
  page,
  site,
}) => {
  const product = await singleSizeProduct(page, 3)
  // Beyond the quota orders become requests; a network is refused from four times its quota on.
  for (const nom of ['Amel', 'Rim', 'Nour', 'Sana']) await placeOrder(page, product, { nom })
  await putInCart(page, [product])
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many orders came from here' })).toBeVisible()
  await site.allow(100_000)
  await orderButton(page).click()
  await expect(page).toHaveURL('/success')
})
