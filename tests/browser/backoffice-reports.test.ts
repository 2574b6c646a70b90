import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { readCsv } from '#tests/support/read-csv.ts'
import { singleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a report is read as a sentence, a plot, a table and a file @phone', async ({ backoffice, request, site }) => {
  const product = await singleSizeProduct(backoffice, 13)
  const line = { productId: product.id, sizeId: sizeIdOf(product), quantity: 1 }
  const ordered = await request.post('/api/orders', {
    data: {
      ...{ nom: '=Amèl', email: 'amel@example.tn', telephone: '22 333 444', adresse: '1 rue', ville: 'Sfax' },
      ...{ orderItems: [line], total: product.price + 8, paymentMethod: 'livraison' },
    },
  })
  expect(ordered.status()).toBe(201)
  // Removes the order from the call queue for the tests that follow.
  await site.confirmOrder((await ordered.json()).orderNumber)

  await openHydrated(backoffice, '/admin/figures')
  await backoffice.getByRole('link', { name: 'This week' }).click()
  await expect(backoffice).toHaveURL(/period=this-week/)
  // The URL may change before the page does.
  await expect(backoffice.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'page')
  const orders = backoffice.getByRole('figure', { name: 'Orders', exact: true })
  const sentence = orders.getByText(/: \d+ orders?; /)
  await expect(sentence).toBeVisible()
  await expect(orders.getByRole('img', { name: (await sentence.textContent()) ?? '' })).toBeVisible()
  await orders.getByText('The same as a table').click()
  await expect(orders.getByRole('row').last()).toContainText(/[1-9]/)

  const downloads = backoffice.waitForEvent('download')
  await backoffice.getByRole('link', { name: 'Orders', exact: true }).last().click()
  const file = await downloads
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(readCsv(await readFile(await file.path(), 'utf8')).flat()).toContain("'=Amèl")

  await backoffice.getByText('How this is counted').first().click()
  const { violations } = await new AxeBuilder({ page: backoffice }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(await backoffice.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
