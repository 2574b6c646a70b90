import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { type Piece, plainPiece, sizeIdOf } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('a PayPal parcel goes to the courier once it is marked as paid, or with a tick, and its sheets pass axe to the end @phone', async ({
  office: page,
  site,
}) => {
  const piece = await plainPiece(page, 7)
  const number = await place(page, piece, { nom: 'Rim Paie', paymentMethod: 'paypal' })
  await site.confirmOrder(number)
  await openAlive(page, await sheetOf(page, number))
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await expect(page.getByRole('alert')).toContainText('It was not handed over')
  expect.soft(await findings(page), 'unpaid sheet').toEqual([])

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByLabel('Number of the payment').fill('8XV12345AB678901C')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('PayPal, paid').first()).toBeVisible()
  await expect(page.getByText('8XV12345AB678901C').first()).toBeVisible()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeHidden()
  expect.soft(await findings(page), 'paid sheet').toEqual([])

  await page.getByText('Not paid after all…').click()
  await page.getByLabel('Why, such as “sent back”').fill('Sent back')
  await page.getByRole('button', { name: 'Mark as not paid' }).click()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeVisible()
  await page.getByLabel('Hand it over although it is not paid').check()
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  await expect(page.getByRole('button', { name: 'It is back here' })).toBeVisible()
  expect.soft(await findings(page), 'delivered sheet').toEqual([])
  await page.getByRole('button', { name: 'It is back here' }).click()
  await expect(page.getByText('Nothing more happens to this order.')).toBeVisible()
  expect.soft(await findings(page), 'returned sheet').toEqual([])
})

test('of several parcels the unpaid ones are named, and go only when that is agreed to @desktop', async ({
  office: page,
  site,
}) => {
  const piece = await plainPiece(page, 8)
  const unpaid = await place(page, piece, { nom: 'Bulk Paie', telephone: '22333445', paymentMethod: 'paypal' })
  const atTheDoor = await place(page, piece, { nom: 'Bulk Porte', telephone: '22333446' })
  for (const number of [unpaid, atTheDoor]) {
    await site.confirmOrder(number)
    await openAlive(page, await sheetOf(page, number))
    await page.getByRole('button', { name: 'Packed' }).click()
    await expect(page.getByRole('button', { name: 'Given to the courier' })).toBeVisible()
  }
  await openAlive(page, '/admin/orders?q=Bulk')
  for (const number of [unpaid, atTheDoor]) await page.getByLabel(`Select ${number}`).check()
  await page.getByText('With the selected orders').last().click()
  await page.getByLabel('Next step').selectOption('shipped')
  await page.getByRole('button', { name: /^Given to the courier: 2/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Given to the courier: 2/ })
    .click()
  await expect(page.getByText(`Not handed over, because PayPal and not paid yet: ${unpaid}.`)).toBeVisible()
  await expect(page.getByText('1 order is “On the way” now.')).toBeVisible()
  expect.soft(await findings(page), 'list').toEqual([])
  await page.getByRole('button', { name: 'Hand these over although they are not paid' }).click()
  await expect(page.getByText('1 order is “On the way” now.')).toBeVisible()
  await expect(page.getByText('Not handed over')).toBeHidden()
})

test('an order entered for a known number is filled in when that is agreed to, and in person pays no delivery @phone', async ({
  office: page,
}) => {
  const piece = await plainPiece(page, 9)
  await place(page, piece, { nom: 'Hela Mansouri', telephone: '+216 55 777 888', adresse: '9 rue Ibn', ville: 'Sfax' })
  await openAlive(page, '/admin/orders/new')
  await page.getByRole('searchbox', { name: 'Add a piece' }).fill(piece.name)
  await page.getByRole('button', { name: `Add ${piece.name}` }).click()
  await page.getByLabel('Full name').fill('Hela M.')
  await page.getByLabel('Phone').fill('0021655777888')
  await expect(page.getByText('Hela Mansouri, Sfax ordered with this number before.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('')
  await page.getByRole('button', { name: 'Fill in what is empty' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Hela M.')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('9 rue Ibn')
  await expect(page.getByLabel('City')).toHaveValue('Sfax')
  expect.soft(await findings(page), 'entry').toEqual([])

  await page.getByLabel('It came by').selectOption('visit')
  await page.getByRole('button', { name: 'Add it up' }).click()
  await expect(page.getByText('handed over in the shop, at today’s prices')).toBeVisible()
  await page.getByRole('button', { name: `Agreed, ${piece.price.toFixed(2)} TND` }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  await expect(page.getByText('Handed over in the shop')).toBeVisible()
  // The same pieces for the same number within a day.
  const doubles = page.getByRole('alert').filter({ hasText: 'Likely ordered twice' })
  await expect(doubles).toBeVisible()
  expect.soft(await findings(page), 'sheet with a double').toEqual([])
  await doubles.getByRole('link').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Likely ordered twice' })).toBeVisible()
})

test('letters say what they are about, open as they were sent, and the dashboard says what waits @phone', async ({
  office: page,
  site,
}) => {
  const piece = await plainPiece(page, 10)
  const number = await place(page, piece, { nom: 'Lettre Test', email: 'lettre@example.tn', telephone: '22333447' })
  await site.letterTo('lettre@example.tn')
  await openAlive(page, '/admin/letters?show=sent&to=lettre')
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
  expect.soft(await findings(page), 'letters').toEqual([])
  await page.getByRole('link', { name: `Your order ${number}` }).click()
  await expect(page.getByText(piece.name).first()).toBeVisible()
  await expect(page.getByText('/order/•••').first()).toBeVisible()
  expect.soft(await findings(page), 'letter').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const comment = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', product_id: piece.id }
  await page.request.post('/api/addComment', { data: { ...comment, comment: 'Lovely bowl' } })
  await page.request.post('/api/addComment', { data: { ...comment, comment: 'See https://pills.example' } })
  await openAlive(page, '/admin')
  await expect(page.getByRole('link', { name: /comments? held for a look/ })).toBeVisible()
  await page.getByRole('link', { name: /new comments? in the shop/ }).click()
  await page.getByRole('button', { name: 'Mark as seen' }).first().click()
  await expect(page.getByText('1 comment seen')).toBeVisible()
  expect.soft(await findings(page), 'comments').toEqual([])
})

test('a person gives themselves a name, which stands on the next note @desktop', async ({ office: page }) => {
  await openAlive(page, '/admin/account')
  await page.getByLabel('What the others call you').fill('Zohra Trabelsi')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { name: 'Zohra Trabelsi' })).toBeVisible()
  await expect(page.getByText('You are called so from now on.')).toBeVisible()
  expect.soft(await findings(page), 'account').toEqual([])
})

test('files are for a French Excel until another is chosen, which the browser remembers @desktop', async ({
  office: page,
}) => {
  await openAlive(page, '/admin/figures')
  await expect(page.getByLabel(/^Excel in French/)).toBeChecked()
  await page.getByLabel(/^Excel in English/).check()
  await page.getByRole('button', { name: 'Remember this here' }).click()
  await expect(
    page.getByText('Files from this browser are for Excel in English, other programs from now on.'),
  ).toBeVisible()
  await expect(page.getByLabel(/^Excel in English/)).toBeChecked()
  const read = async () => (await page.request.get('/admin/figures/export/products.csv')).text()
  expect(await read()).toContain('"Id","Name"')
  await page.getByLabel(/^Excel in French/).check()
  await page.getByRole('button', { name: 'Remember this here' }).click()
  await expect(page.getByText('Files from this browser are for Excel in French from now on.')).toBeVisible()
  expect(await read()).toContain('"Id";"Name"')
})

interface Placing {
  readonly nom: string
  readonly email?: string
  readonly telephone?: string
  readonly adresse?: string
  readonly ville?: string
  readonly paymentMethod?: string
}

/** As a visitor would, but quicker. Answers the number. */
async function place(page: Page, piece: Piece, placing: Placing): Promise<string> {
  const answer = await page.request.post('/api/orders', {
    data: {
      ...{ email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
      ...{ orderItems: [{ productId: piece.id, sizeId: sizeIdOf(piece), quantity: 1 }], total: piece.price + 8 },
      ...{ paymentMethod: 'livraison', ...placing },
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).orderNumber
}

async function sheetOf(page: Page, number: string): Promise<string> {
  await page.goto(`/admin/orders?q=${number}`)
  return (await page.locator('a[href^="/admin/orders/"]', { hasText: number }).getAttribute('href')) ?? ''
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
