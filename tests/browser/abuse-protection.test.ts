import { addToCart, fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

const tooMuch = 'That was a lot in a short time'

test.describe('after too many requests', () => {
  test.beforeEach(({ site }) => site.allow(1))
  test.afterEach(({ site }) => site.allow(100_000))

  test('every form reports the rate limit politely and keeps what was typed @phone', async ({
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
    for (const number of [1, 2, 3, 4, 5]) {
      await addToCart(page, product)
      await page.goto('/checkout')
      await fillCheckout(page)
      await orderButton(page).click()
      if (number < 5) await expect(page).toHaveURL('/success')
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Many orders came from here' })).toBeVisible()
    await site.allow(100_000)
    await orderButton(page).click()
    await expect(page).toHaveURL('/success')
  })
})

test('without JavaScript a rate-limited form returns 429 with Retry-After and shows why @desktop', async ({
  request,
  site,
}) => {
  await site.allow(1)
  const form = { name: 'Amel', email: 'amel@strangers.example', description: 'Hello' }
  await request.post('/contact', { form })
  const answer = await request.post('/contact', { form })
  await site.allow(100_000)
  expect(answer.status()).toBe(429)
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await answer.text()).toContain(tooMuch)
})

test('a comment that fills the honeypot is thanked for and held @phone', async ({ page, request, site }) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  const before = await site.count('comments')
  await openHydrated(page, `/product/${id}#comments`)
  await page.getByLabel('Name', { exact: true }).fill('Amel')
  await page.getByLabel('E-mail', { exact: true }).fill('amel@example.tn')
  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByLabel('Comment', { exact: true }).fill('Cheap watches')
  const trap = page.getByRole('tabpanel').locator('input[name="website"]')
  await expect(trap).not.toBeInViewport({ ratio: 0.5 })
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://watches.example'
  })
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expectPopUp(page, 'Your Comment added successfully')
  expect(await site.count('comments')).toBe(before + 1)
  await page.reload()
  await expect(page.getByText('Cheap watches')).toHaveCount(0)
})
