import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a PayPal order is handed to the courier once it is marked as paid, or after a confirmation, and its pages pass axe @phone', async ({
  backoffice: page,
  site,
}) => {
  const product = await singleSizeProduct(page, 7)
  const number = await placeOrder(page, product, { nom: 'Rim Paie', paymentMethod: 'paypal' })
  await site.confirmOrder(number)
  await openHydrated(page, await sheetOf(page, number))
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await expect(page.getByRole('alert')).toContainText('It was not handed over')
  expect.soft(await findings(page), 'unpaid sheet').toEqual([])

  await page.getByLabel('Amount').fill('10')
  await page.getByLabel('Paid by').selectOption('d17')
  await page.getByLabel('Number of the payment').fill('D17 4711')
  await page.getByRole('button', { name: 'Record the payment' }).click()
  await expect(page.getByText(/^10.00 TND of .+ TND paid$/).first()).toBeVisible()
  expect.soft(await findings(page), 'partly paid sheet').toEqual([])

  await page.getByText('Record another payment…').click()
  await page.getByRole('button', { name: 'Record the payment' }).click()
  await expect(page.getByText('Please write down by what this payment can be found again.')).toBeVisible()
  await page.getByLabel('Number of the payment').first().fill('8XV12345AB678901C')
  await page.getByRole('button', { name: 'Record the payment' }).click()
  await expect(page.getByText('PayPal, paid').first()).toBeVisible()
  await expect(page.getByText('8XV12345AB678901C').first()).toBeVisible()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeHidden()
  expect.soft(await findings(page), 'paid sheet').toEqual([])

  const second = page.getByRole('listitem').filter({ hasText: '8XV12345AB678901C' }).first()
  await second.getByText('Not so after all…').click()
  await second.getByLabel('Why, such as “sent back”').fill('Sent back')
  await second.getByRole('button', { name: 'Revoke this record' }).click()
  await expect(page.getByText('PayPal, and nobody has marked it as paid.')).toBeVisible()
  await page.getByLabel('Hand it over although it is not paid').check()
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  await page.getByText('It comes back: open a return').click()
  await expect(page.getByRole('button', { name: 'Open the return' })).toBeVisible()
  expect.soft(await findings(page), 'delivered sheet').toEqual([])
  await page.getByRole('button', { name: 'Open the return' }).click()
  await expect(page.getByRole('button', { name: 'It is back here' })).toBeVisible()
  expect.soft(await findings(page), 'agreed return').toEqual([])
})

test('the amount for the courier to collect is shown as long as it is true @desktop', async ({
  backoffice: page,
  site,
}) => {
  const product = await singleSizeProduct(page, 7)
  const kept = await placeOrder(page, product, { nom: 'Rim Porte', telephone: '22333461' })
  await site.confirmOrder(kept)
  await openHydrated(page, await sheetOf(page, kept))
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('to collect at the door')
  for (const step of ['Packed', 'Given to the courier']) await page.getByRole('button', { name: step }).click()
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  await expect(payment).toContainText('collected at the door')
  await expect(payment.getByText('Paid in advance…')).toBeHidden()

  const cancelled = await placeOrder(page, product, { nom: 'Rim Annule', telephone: '22333462' })
  await openHydrated(page, await sheetOf(page, cancelled))
  await page.getByText('Cancel…').click()
  await page.getByLabel('Reason').fill('Ordered twice')
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Nothing more happens to this order.')).toBeVisible()
  await expect(payment).toContainText('Cash on delivery')
  await expect(payment).not.toContainText('to collect')
  await expect(payment.getByText('Paid in advance…')).toBeHidden()
  for (const sheet of ['Packing slip', 'Label']) {
    await page.getByRole('link', { name: sheet }).click()
    await expect(page.getByRole('article')).toContainText('Cancelled: do not send')
    await expect(page.getByRole('article')).not.toContainText('To collect')
    await page.goBack()
  }
})

test('a bulk step names unpaid orders and includes them only after a confirmation @desktop', async ({
  backoffice: page,
  site,
}) => {
  const product = await singleSizeProduct(page, 8)
  const unpaid = await placeOrder(page, product, { nom: 'Bulk Paie', telephone: '22333445', paymentMethod: 'paypal' })
  const atTheDoor = await placeOrder(page, product, { nom: 'Bulk Porte', telephone: '22333446' })
  for (const number of [unpaid, atTheDoor]) {
    await site.confirmOrder(number)
    await openHydrated(page, await sheetOf(page, number))
    await page.getByRole('button', { name: 'Packed' }).click()
    await expect(page.getByRole('button', { name: 'Given to the courier' })).toBeVisible()
  }
  await openHydrated(page, '/admin/orders?q=Bulk')
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

test('an order entered for a known phone number is filled in after a confirmation, and pickup costs no delivery fee @phone', async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 9)
  await placeOrder(page, product, {
    nom: 'Hela Mansouri',
    telephone: '+216 55 777 888',
    adresse: '9 rue Ibn',
    ville: 'Sfax',
  })
  await openHydrated(page, '/admin/orders/new')
  await page.getByRole('searchbox', { name: 'Add a piece' }).fill(product.name)
  await page.getByRole('button', { name: `Add ${product.name}` }).click()
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
  await expect(page.getByLabel('Payment').locator('option:checked')).toHaveText('Paid in person')
  await page.getByRole('button', { name: 'Add it up' }).click()
  await expect(page.getByText('handed over in the shop, at today’s prices')).toBeVisible()
  await page.getByRole('button', { name: `Agreed, ${product.price.toFixed(2)} TND` }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  await expect(page.getByText('Handed over in the shop')).toBeVisible()
  // The same products for the same phone number within a day.
  const duplicates = page.getByRole('alert').filter({ hasText: 'Likely ordered twice' })
  await expect(duplicates).toBeVisible()
  expect.soft(await findings(page), 'sheet with a duplicate').toEqual([])
  await duplicates.getByRole('link', { name: /^H-/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Likely ordered twice' })).toBeVisible()
})

test('emails show their subject, open as sent, and the dashboard counts those pending @phone', async ({
  backoffice: page,
  site,
}) => {
  const product = await singleSizeProduct(page, 10)
  const number = await placeOrder(page, product, {
    nom: 'Lettre Test',
    email: 'lettre@example.tn',
    telephone: '22333447',
  })
  await site.emailTo('lettre@example.tn')
  await openHydrated(page, '/admin/letters?show=sent&to=lettre')
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
  expect.soft(await findings(page), 'letters').toEqual([])
  await page.getByRole('link', { name: `Your order ${number}` }).click()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await expect(page.getByText('/order/•••').first()).toBeVisible()
  expect.soft(await findings(page), 'letter').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const comment = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', product_id: product.id }
  await page.request.post('/api/addComment', { data: { ...comment, comment: 'Lovely bowl' } })
  await page.request.post('/api/addComment', { data: { ...comment, comment: 'See https://pills.example' } })
  await openHydrated(page, '/admin')
  await expect(page.getByRole('link', { name: /comments? held for a look/ })).toBeVisible()
  await page.getByRole('link', { name: /new comments? in the shop/ }).click()
  await page.getByRole('button', { name: 'Mark as seen' }).first().click()
  await expect(page.getByText('1 comment seen')).toBeVisible()
  expect.soft(await findings(page), 'comments').toEqual([])
})

test('a person sets their own name, which appears on the next note @desktop', async ({ backoffice: page }) => {
  await openHydrated(page, '/admin/account')
  await page.getByLabel('What the others call you').fill('Zohra Trabelsi')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { name: 'Zohra Trabelsi' })).toBeVisible()
  await expect(page.getByText('You are called so from now on.')).toBeVisible()
  expect.soft(await findings(page), 'account').toEqual([])
})

test('exports are for a French Excel until another format is chosen, which the browser remembers @desktop', async ({
  backoffice: page,
}) => {
  await openHydrated(page, '/admin/figures')
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

async function sheetOf(page: Page, number: string): Promise<string> {
  await page.goto(`/admin/orders?q=${number}`)
  return (await page.locator('a[href^="/admin/orders/"]', { hasText: number }).getAttribute('href')) ?? ''
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
