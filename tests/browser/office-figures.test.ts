import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { readCsv } from '../support/read-csv.ts'
import { openAlive } from './support/alive.ts'
import { plainPiece, sizeIdOf } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('figures of a period are read as a sentence, a plot, a table and a file @phone', async ({
  office,
  request,
  site,
}) => {
  const piece = await plainPiece(office, 13)
  const line = { productId: piece.id, sizeId: sizeIdOf(piece), quantity: 1 }
  const ordered = await request.post('/api/orders', {
    data: {
      ...{ nom: '=Amèl', email: 'amel@example.tn', telephone: '22 333 444', adresse: '1 rue', ville: 'Sfax' },
      ...{ orderItems: [line], total: piece.price + 8, paymentMethod: 'livraison' },
    },
  })
  expect(ordered.status()).toBe(201)
  // Nobody has to call for it in a journey that comes later.
  await site.confirmOrder((await ordered.json()).orderNumber)

  await openAlive(office, '/admin/figures')
  await office.getByRole('link', { name: 'This week' }).click()
  await expect(office).toHaveURL(/period=this-week/)
  // The address may be there before what it shows.
  await expect(office.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'page')
  const orders = office.getByRole('figure', { name: 'Orders', exact: true })
  const sentence = orders.getByText(/: \d+ orders?; /)
  await expect(sentence).toBeVisible()
  await expect(orders.getByRole('img', { name: (await sentence.textContent()) ?? '' })).toBeVisible()
  await orders.getByText('The same as a table').click()
  await expect(orders.getByRole('row').last()).toContainText(/[1-9]/)

  const downloads = office.waitForEvent('download')
  await office.getByRole('link', { name: 'Orders', exact: true }).last().click()
  const file = await downloads
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(readCsv(await readFile(await file.path(), 'utf8')).flat()).toContain("'=Amèl")

  await office.getByText('How this is counted').first().click()
  const { violations } = await new AxeBuilder({ page: office }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
