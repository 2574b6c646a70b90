import { expect, test } from './support/fixtures.ts'
import { productOfModel } from './support/products.ts'

test.use({ javaScriptEnabled: false })

test('the shop is browsed, filtered, searched and sorted by links and forms @desktop', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)

  await page.getByLabel(/^Shoes/).check()
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes')
  await expect(page).toHaveURL(/sort=-price/)
  const prices = (await page.getByRole('article').allTextContents()).map(priceNow)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))

  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('babouche')
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('status').first()).toContainText('for “babouche”')
})

test('on a phone the filters open and are applied without script @phone', async ({ page }) => {
  await page.goto('/shop?sort=price')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel(/^Blue/).check()
  await page.getByLabel(/^Red/).check()
  await page.locator('#filters').getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/color=red&color=blue/)
  await expect(page.getByRole('link', { name: 'Remove the filter Blue' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove the filter Red' }).click()
  await expect(page).toHaveURL('/shop?color=blue&sort=price')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a product page shows its text, all its pictures and its comments @phone', async ({ page, request }) => {
  const product = await productOfModel(request, 'BL-Balgha')
  await page.goto(`/product/${product.id}`)
  await expect(page.getByText(product.description, { exact: true })).toBeVisible()
  await expect(page.getByText('Took 42, my normal size.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'runs no JavaScript' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  const gallery = page.getByRole('region', { name: `Pictures of ${product.name}` })
  const enlarging = gallery.getByRole('link', { name: 'Enlarge' })
  await expect(enlarging).toHaveCount(3)
  const ofOtherColors = gallery.locator('noscript a')
  await expect(ofOtherColors).toHaveCount(product.images.length - 3)
  for (const link of [...(await enlarging.all()), ...(await ofOtherColors.all())]) {
    const picture = await request.get((await link.getAttribute('href')) ?? '')
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the success page has a heading where only a script could show the order @phone', async ({ page }) => {
  await page.goto('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success')
  await expect(page.getByRole('link', { name: 'Look around the shop' })).toBeVisible()
})

test("a product's options are chosen in a plain form that leads to the checkout @phone", async ({ page, request }) => {
  const { id, sizes, colors } = await productOfModel(request, 'BL-Balgha')
  await page.goto(`/product/${id}`)
  const order = page.getByRole('button', { name: 'Order this piece' })
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.click()
  await expect(page, 'nothing is sent without a size').toHaveURL(`/product/${id}`)

  await page.getByText('42', { exact: true }).click()
  await page.getByText('Black', { exact: true }).click()
  await page.getByLabel('Quantity').fill('2')
  await order.click()
  await page.waitForURL(/\/checkout\?/)
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked).toEqual({
    product: String(id),
    size: String(sizes.find(({ sizeName }) => sizeName === '42')?.sizeId),
    color: String(colors.find(({ colorName }) => colorName === 'Black')?.colorId),
    quantity: '2',
  })
})

test('a product without options sends its only size and color to the checkout @phone', async ({ page, request }) => {
  const { id, sizes, colors } = await productOfModel(request, 'LK-Zarbia 120x180')
  await page.goto(`/product/${id}`)
  await page.getByRole('button', { name: 'Order this piece' }).click()
  await page.waitForURL(/\/checkout\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ product: String(id), size: String(sizes[0]?.sizeId), color: String(colors[0]?.colorId), quantity: '1' },
  })
})

test('a comment is posted, and invalid fields are returned marked with what was typed @phone', async ({
  page,
  request,
  site,
}) => {
  const before = await site.count('comments')
  const { id } = await productOfModel(request, 'BL-Farmla')
  await page.goto(`/product/${id}`)
  await page.getByLabel('Name', { exact: true }).fill('Amel')
  await page.getByLabel('E-mail', { exact: true }).fill('amel@example.tn')
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Comment', { exact: true }).fill('Without any script')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByText('Your comment was not sent yet')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Without any script')

  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByText('Thank you. Your comment stands below.')).toBeVisible()
  await expect(page.getByText('Without any script', { exact: true })).toBeVisible()
  expect(await site.count('comments')).toBe(before + 1)
})

test('a contact message and a newsletter address are posted and confirmed in the page @phone', async ({
  page,
  site,
}) => {
  const [messages, subscriptions] = [await site.count('contact_messages'), await site.count('newsletter_subscriptions')]
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Amel')
  await page.getByRole('main').getByLabel('Your e-mail').fill('amel@example.tn')
  await page.getByLabel('Your message').fill(`Where is my order? (${messages})`)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Thank you, your message has arrived.')).toBeVisible()
  expect(await site.count('contact_messages')).toBe(messages + 1)

  await page.getByRole('contentinfo').getByLabel('Your e-mail').fill(`no-script-${subscriptions}@example.tn`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A letter is on its way to you.').first()).toBeVisible()
  expect(await site.count('newsletter_subscriptions')).toBe(subscriptions + 1)
})

test('a plan is requested in the page @desktop', async ({ page, site }) => {
  const before = await site.count('plan_requests')
  await page.goto('/pricing')
  await page.getByRole('article').filter({ hasText: 'Gold Plan' }).getByRole('button', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Gold Plan' })).toBeVisible()
  await page.getByLabel('Your name').fill('Amel')
  await page.getByLabel('E-mail', { exact: true }).fill('amel@example.tn')
  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByLabel('Your project or workshop').fill(`Atelier Amel ${before}`)
  await page.locator('#request').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your request for the Gold Plan has arrived.')).toBeVisible()
  expect(await site.count('plan_requests')).toBe(before + 1)
})

test('an order is followed and canceled on its private page @phone', async ({ page }) => {
  const { id, price, sizes } = await productOfModel(page.request, 'NB-Hout 28')
  const answer = await page.request.post('/api/orders', {
    data: {
      ...{ nom: 'Amel', email: 'amel@example.tn', telephone: '22 333 444', adresse: '1 rue', ville: 'Nabeul' },
      orderItems: [{ productId: id, sizeId: sizes[0]?.sizeId, quantity: 1 }],
      total: price + 8,
      paymentMethod: 'livraison',
    },
  })
  const { token } = await answer.json()
  await page.goto(`/order/${token}`)
  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
})

test('the menu opens by its button @phone', async ({ page }) => {
  await page.goto('/shop')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the home page shows its promotion and the remaining time @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('timer')).toHaveText(/\d{2} days? ?\d{2} hours? ?\d{2} minutes? ?\d{2} seconds?/)
  await expect(page.getByRole('region', { name: 'Best sellers' }).getByRole('article')).toHaveCount(3)
})

test('controls that need JavaScript are not offered @phone', async ({ page, request }) => {
  const { id } = await productOfModel(request, 'BL-Balgha')
  for (const path of ['/', '/shop', `/product/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to cart$|your favourites/ })).toHaveCount(0)
  }
})

/** The current price: the lower of two when a card shows a promotion. */
function priceNow(card: string): number {
  return Math.min(...[...card.matchAll(/(\d+\.\d+) TND/g)].map(([, amount]) => Number(amount)))
}
