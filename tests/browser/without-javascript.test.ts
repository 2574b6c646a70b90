import { expect, test } from './support/fixtures.ts'
import { productOfModel } from './support/products.ts'

// What these forms do is in src/server/storefront-without-script.test.ts; here is what only a browser knows.

test.use({ javaScriptEnabled: false })

test('on a phone the menu and the filters open and are applied without script @phone', async ({ page }) => {
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

  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})

test('controls that need a script are not offered, and options are chosen in a plain form that leads to the checkout @phone', async ({
  page,
  request,
}) => {
  const { id, sizes, colors } = await productOfModel(request, 'BL-Balgha')
  for (const path of ['/', '/shop', `/product/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to cart$|your favourites/ })).toHaveCount(0)
  }
  await expect(page.getByRole('status').filter({ hasText: 'does not run' })).toBeVisible()
  const order = page.getByRole('button', { name: 'Order this piece' })
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.click()
  await expect(page, 'nothing is sent without a size').toHaveURL(`/product/${id}`)

  await page.getByText('42', { exact: true }).click()
  await page.getByText('Black', { exact: true }).click()
  await page.getByLabel('Quantity').fill('2')
  await order.click()
  await page.waitForURL(/\/checkout\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    product: String(id),
    size: String(sizes.find(({ sizeName }) => sizeName === '42')?.sizeId),
    color: String(colors.find(({ colorName }) => colorName === 'Black')?.colorId),
    quantity: '2',
  })
})
