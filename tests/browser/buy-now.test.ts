import type { APIRequestContext } from '@playwright/test'
import {
  fillCheckout,
  orderButton,
  type SingleSizeProduct,
  singleSizeProduct,
  sizeIdOf,
} from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { productOfModel } from './support/products.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one product is ordered by a plain form, and its private page says what follows @phone', async ({
    page,
    site,
  }) => {
    const before = await site.count('orders')
    const product = await productOfModel(page.request, 'BL-Balgha')
    const size = product.sizes.filter(({ quantity }) => quantity > 2).at(-1)
    const color = product.colors.at(-1)
    await page.goto(
      `/checkout?product=${product.id}&size=${size?.sizeId}&color=${color?.colorId}&quantity=2&utm_source=x`,
    )
    const order = page.getByRole('region', { name: 'Your order' })
    await expect(order).toContainText(`Size ${size?.sizeName}`)
    await expect(order).toContainText(color?.colorName ?? '')
    await expect(order).toContainText(`${(2 * product.price + 8).toFixed(2)} TND`)
    await expect(page.getByText(/You buy from/)).toBeVisible()
    await fillCheckout(page)
    await page.getByLabel('PayPal').check()
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/order\/[\w-]+\?new$/)
    await expect(page.getByText(/Thank you! Your order has reached us/)).toContainText('We will call you on')
    await expect(page.getByText(/^2 ×/)).toBeVisible()
    await expect(page.getByText('By PayPal, on our request')).toBeVisible()
    expect(await site.count('orders')).toBe(before + 1)
  })

  test('invalid fields are returned named and focused, with all that was typed @phone', async ({ page, site }) => {
    const before = await site.count('orders')
    await page.goto(`/checkout?product=${(await singleSizeProduct(page, 1)).id}`)
    await fillCheckout(page)
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('PayPal').check()
    await orderButton(page).click()
    await expect(page.getByText(/^Phone: This does not look like a phone number/)).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Address')).toHaveValue('12 rue de la Kasbah')
    await expect(page.getByLabel('PayPal')).toBeChecked()
    expect(await site.count('orders')).toBe(before)

    await page.getByLabel('Phone').fill('22 333 444')
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/order\//)
    expect(await site.count('orders')).toBe(before + 1)
  })

  test('a product that sells out or changes its price meanwhile is not ordered, and the page says so @phone', async ({
    page,
    site,
  }) => {
    const before = await site.count('orders')
    const product = await singleSizeProduct(page, 13)
    await page.goto(`/checkout?product=${product.id}&quantity=2`)
    await fillCheckout(page)
    await site.setPrice(product.id, product.price + 5)
    await orderButton(page).click()
    await expect(
      page.getByText(new RegExp(`The total is ${(2 * product.price + 18).toFixed(2)} TND now`)),
    ).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Amel Ben Salah')
    await site.setStock(sizeIdOf(product), 1)
    await orderButton(page).click()
    await expect(page.getByText(`${product.name}: Only 1 piece is left.`)).toBeVisible()
    await page.getByRole('link', { name: 'Take the 1 left' }).click()
    await expect(page.getByText(`${(product.price + 13).toFixed(2)} TND`).first()).toBeVisible()
    await site.setStock(sizeIdOf(product), 0)
    await page.reload()
    await expect(page.getByText(`${product.name}: Sold out.`)).toBeVisible()
    await expect(orderButton(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'To the piece' })).toHaveAttribute('href', `/product/${product.id}`)
    expect(await site.count('orders')).toBe(before)
  })

  test('a missing size is asked for, and an unknown product is not found @phone', async ({ page }) => {
    const { id } = await productOfModel(page.request, 'BL-Balgha')
    await page.goto(`/checkout?product=${id}&size=&quantity=`)
    await expect(page.getByText(/comes in several sizes or colours/)).toBeVisible()
    for (const named of ['999999', 'abc', '', '-1']) {
      const answer = await page.goto(`/checkout?product=${named}`)
      expect(answer?.status()).toBe(404)
    }
  })

  for (const path of ['/cart', '/checkout', '/profile', '/success']) {
    test(`${path} offers a way on @phone`, async ({ page }) => {
      await page.goto(path)
      const help = page.getByRole('main').getByRole('status')
      await expect(help).toContainText('open a piece and order it from its page')
      await expect(help.getByRole('link', { name: /^\d\d \d{3} \d{3}$/ })).toHaveAttribute('href', /^tel:\+216/)
      await expect(help.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
      await help.getByRole('link', { name: 'Look around the shop' }).click()
      await expect(page).toHaveURL('/shop')
    })
  }
})

test('with JavaScript the same URL orders that product and leaves the cart alone @phone', async ({ page, site }) => {
  const [before, product] = [await site.count('orders'), await singleSizeProduct(page, 2)]
  await page.goto(`/checkout?product=${product.id}`)
  await page.getByLabel('Full name').fill('Amel')
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible()
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByText(/Thank you! Your order has reached us/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible()
  expect(await site.count('orders')).toBe(before + 1)
})

test("a duplicate submission of the buy-now form is one order, at the catalog's price only @phone", async ({
  request,
  page,
  site,
}) => {
  const [before, product] = [await site.count('orders'), await singleSizeProduct(page, 3)]
  const form = await formOf(request, product)
  const answers = await Promise.all([send(request, product, form), send(request, product, form)])
  const [one, other] = answers.map((answer) => answer.headers().location)
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  expect(one).toMatch(/^\/order\//)
  expect(other).toBe(one)
  expect(await site.count('orders')).toBe(before + 1)

  const another = await formOf(request, product)
  const cheap = await send(request, product, { ...another, total: '9', orderItems: '[{"productId":1,"quantity":1}]' })
  expect(cheap.status()).toBe(409)
  const trapped = await send(request, product, { ...another, website: 'https://spam.example' })
  expect(trapped.status()).toBe(422)
  const foreign = await request.post(`/checkout?product=${product.id}`, {
    form: another,
    headers: { Origin: 'https://evil.example' },
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(400)
  expect(await site.count('orders')).toBe(before + 1)
})

test('the buy-now checkout is never cached @phone', async ({ request, page }) => {
  const { id } = await singleSizeProduct(page, 4)
  for (const path of [`/checkout?product=${id}`, `/checkout.data?product=${id}`, `/checkout?x=1&product=${id}`]) {
    const [first, second] = [await request.get(path), await request.get(path)]
    expect(first.headers()['cache-control']).toBe('no-store')
    expect(await first.text()).not.toBe(await second.text())
  }
})

/** The values of a form on a page. */
async function formOf(request: APIRequestContext, product: SingleSizeProduct): Promise<Record<string, string>> {
  const html = await (await request.get(`/checkout?product=${product.id}`)).text()
  const valueIn = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  return {
    ...{ nom: 'Amel', email: 'amel@example.tn', telephone: '22333444', adresse: '1 rue', ville: 'Nabeul' },
    ...{ paymentMethod: 'livraison', total: valueIn('total'), idempotencyKey: valueIn('idempotencyKey'), website: '' },
    shownAt: valueIn('shownAt'),
  }
}

function send(request: APIRequestContext, product: SingleSizeProduct, form: Record<string, string>) {
  return request.post(`/checkout?product=${product.id}`, { form, maxRedirects: 0 })
}
