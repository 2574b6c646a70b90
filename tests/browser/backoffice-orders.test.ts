import type { Browser, Page } from '@playwright/test'
import { axeFindings } from './support/axe-findings.ts'
import { placeOrder, type SingleSizeProduct, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { returnToTab } from './support/return-to-tab.ts'
import { signInto } from './support/session.ts'

test('three customers are called, then the confirmed order is packed and shipped @phone', async ({
  backoffice: page,
  site,
}) => {
  await site.emptyCallQueue()
  const product = await singleSizeProduct(page, 6)
  for (const name of ['Amel Ben Salah', 'Nour Trabelsi']) await placeOrder(page, product, { nom: name })
  await placeOrder(page, product, { nom: 'Karim Jaziri', telephone: '71333444' })

  await page.goto('/admin')
  await page.getByRole('link', { name: /orders to confirm by phone/ }).click()
  await expect(page.getByRole('heading', { name: 'Amel Ben Salah' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 22 333 444' })).toHaveAttribute('href', 'tel:+21622333444')
  const whatsapp = page.getByRole('link', { name: 'WhatsApp: Ask for confirmation' })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/21622333444\?text=Hello\+Amel/)
  const sms = page.getByRole('link', { name: 'SMS: Ask for confirmation' })
  await expect(sms).toHaveAttribute('href', /^sms:\+21622333444\?body=Hello%20Amel/)
  expect.soft(await axeFindings(page), 'card').toEqual([])

  // Enter records nothing, whatever has been typed.
  await page.getByLabel('Note on the call').fill('The neighbour')
  await page.getByLabel('Note on the call').press('Enter')
  await page.getByLabel('Note on the call').fill('The neighbour says: after six')
  await page.getByText('No answer: call back at another time').click()
  await page.getByRole('button', { name: 'In 3 hours' }).click()
  const recorded = page.getByText(/H-\w{4}-\w{4}: no answer/)
  await expect(recorded).toBeVisible()
  const [number] = /H-\w{4}-\w{4}/.exec((await recorded.textContent()) ?? '') ?? []
  await expect(page.getByRole('heading', { name: 'Nour Trabelsi' })).toBeFocused()
  await expect(page.getByLabel('Note on the call')).toHaveValue('')

  await page.getByText('Change the pieces').click()
  await page.getByLabel(`Pieces of ${product.name}`).fill('2')
  await page.getByRole('button', { name: 'Save and confirm' }).last().click()
  const agreed = page.getByRole('button', { name: `Agreed, ${(2 * product.price + 8).toFixed(2)} TND` })
  await agreed.click()
  await expect(page.getByText(/changed and confirmed/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Karim Jaziri' })).toBeFocused()
  // A landline.
  await expect(page.getByText('This number is a landline')).toBeVisible()
  await expect(whatsapp.or(sms)).toHaveCount(0)

  await page.getByText('Cancelled', { exact: true }).click()
  await page.getByLabel('Reason').fill('Changed their mind')
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody to call' }).or(page.getByText('Nobody to call'))).toBeVisible()

  await page.goto('/admin/orders?state=confirmed')
  await page.getByRole('link', { name: /Nour Trabelsi/ }).click()
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.locator(':focus')).toContainText('Packed')
  await page.getByLabel('Note, kept with the step').fill('Aramex')
  await page.getByLabel('Note, kept with the step').press('Enter')
  await page.getByLabel('Note, kept with the step').fill('Aramex 4711')
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await expect(page.getByText('Aramex 4711')).toBeVisible()
  expect(await site.emailTo('amel@example.tn')).toContain('The courier has it')
  // Other tests order under the same name.
  await page.goto(`/admin/orders?q=${number}`)
  await page.getByRole('link', { name: /Amel Ben Salah/ }).click()
  await expect(page.getByText('The neighbour says: after six')).toBeVisible()
  await expect(page.getByText('Call: no answer')).toHaveCount(1)
})

test('a request that cannot be confirmed says which pieces are missing, where the operator sees it @phone', async ({
  backoffice: page,
  site,
}) => {
  await site.emptyCallQueue()
  const [product, other] = [await singleSizeProduct(page, 18), await singleSizeProduct(page, 19)]
  const all = [product, other].map(({ id, sizes: [size] }) => ({
    ...{ productId: id, sizeId: size?.sizeId, quantity: size?.quantity ?? 0 },
  }))
  const total = [product, other].reduce((sum, { price, sizes: [size] }) => sum + price * (size?.quantity ?? 0), 8)
  const request = await page.request.post('/api/orders', {
    data: {
      ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22333444', ville: 'Nabeul' },
      ...{ adresse: '12 rue de la Kasbah', paymentMethod: 'livraison', orderItems: all, total },
    },
  })
  expect(await request.json()).toMatchObject({ status: 'requested' })
  await placeOrder(page, product, { nom: 'Nour Trabelsi', telephone: '22333445' })

  await openHydrated(page, '/admin/calls')
  await expect(page.getByText('2 to call')).toBeVisible()
  await expect(page.getByText('1 of them a request, called first')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Amel Ben Salah' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmed' }).click()
  const missing = page.getByText(`${product.name}: only ${(product.sizes[0]?.quantity ?? 0) - 1} left.`)
  await expect(missing).toBeInViewport()
  await expect(page.locator(':focus')).toContainText(product.name)
})

test('a step that comes too late shows the current status, and a cancellation asks for a reason @desktop', async ({
  backoffice: page,
}) => {
  await placeOrder(page, await singleSizeProduct(page, 6), { nom: 'Rim Bouazizi' })
  await page.goto('/admin/orders?q=Rim')
  const order = (await page.getByRole('link', { name: /Rim Bouazizi/ }).getAttribute('href')) ?? ''
  await openHydrated(page, order)
  const otherTab = await page.context().newPage()
  await openHydrated(otherTab, order)
  await otherTab.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(otherTab.getByRole('button', { name: 'Packed' })).toBeVisible()

  await page.getByLabel('Note, kept with the step').fill('By phone')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('This can no longer be done: the order is “To pack” now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Packed' })).toBeVisible()
  await expect(page.getByText('To call', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Note, kept with the step')).toHaveValue('By phone')

  await page.getByText('Cancel…').click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').fill('Ordered twice')
  expect.soft(await axeFindings(page), 'cancelling').toEqual([])
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.locator(':focus')).toContainText('Cancelled')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Ordered twice: By phone')
})

test('an order takes one size in two colors, and the color of a line is changed @phone', async ({
  backoffice: page,
}) => {
  const product = await colorfulPiece(page)
  const [first = '', second = ''] = product.colors.map(({ colorName }) => colorName)
  await placeOrder(page, product, { nom: 'Hela Chaabane' })
  await page.goto('/admin/orders?q=Hela')
  await page.getByRole('link', { name: /Hela Chaabane/ }).click()
  await page.getByText('Change the pieces').click()
  const colors = page.getByLabel(`Colour of ${product.name}`)
  await colors.selectOption(first)
  await page.getByLabel('Add a piece').fill(product.name)
  await page
    .getByRole('button', { name: `Add ${product.name}` })
    .first()
    .click()
  await expect(colors).toHaveCount(2)
  await colors.last().selectOption(second)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: /^Agreed, / }).click()
  await expect(page.getByText('The customer pays the new total')).toBeVisible()
  const pieces = page.getByRole('region', { name: 'Pieces' })
  await expect(pieces.getByRole('paragraph').filter({ hasText: first })).toBeVisible()
  await expect(pieces.getByRole('paragraph').filter({ hasText: second })).toBeVisible()
})

test("two people call at once: each has a card of their own, sees the other's and can take it over @phone", async ({
  site,
  browser,
}) => {
  await site.emptyCallQueue()
  const [sana, amel] = [await atWorkIn(site, browser), await atWorkIn(site, browser)]
  const product = await singleSizeProduct(sana, 6)
  for (const name of ['Nour Trabelsi', 'Karim Jaziri']) await placeOrder(sana, product, { nom: name })
  await openHydrated(sana, '/admin/calls')
  await openHydrated(amel, '/admin/calls')
  await expect(sana.getByRole('heading', { name: 'Nour Trabelsi' })).toBeVisible()
  await expect(amel.getByRole('heading', { name: 'Karim Jaziri' })).toBeVisible()

  await sana.getByLabel('Note on the call').fill('In the evening')
  await amel.getByRole('link', { name: 'Nour Trabelsi' }).click()
  await expect(amel.getByText('Sana has this card')).toBeVisible()
  await expect(amel.getByRole('link', { name: 'Call 22 333 444' })).toBeHidden()
  expect.soft(await axeFindings(amel), 'held card').toEqual([])
  await amel.getByRole('button', { name: 'Take over' }).click()
  await expect(amel.getByRole('button', { name: 'Confirmed' })).toBeVisible()
  await returnToTab(sana)
  await expect(sana.getByRole('button', { name: 'Confirmed' })).toBeHidden()
  await sana.getByRole('button', { name: 'Take over' }).click()
  await expect(sana.getByRole('button', { name: 'Confirmed' })).toBeVisible()
  await expect(sana.getByLabel('Note on the call')).toHaveValue('In the evening')

  await returnToTab(amel)
  await expect(amel.getByRole('button', { name: 'Confirmed' })).toBeHidden()

  await sana.getByRole('link', { name: 'Today' }).click()
  await expect(sana.getByRole('link', { name: /^2 ?orders to confirm/ })).toBeVisible()
  // Leaving the card releases the claim by a beacon.
  // Returning to the tab loads the card again, and would interrupt a load that still runs: one at a time.
  await expect(async () => {
    const loaded = amel.waitForResponse(/\/admin\/calls/)
    await returnToTab(amel)
    await loaded
    // Once more only if the beacon was slower.
    await expect(amel.getByRole('button', { name: 'Confirmed' })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await Promise.all([sana, amel].map((page) => page.context().close()))
})

test('a note typed before hydration, or while a step is being saved, is saved with the next step @phone', async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 6)
  await placeOrder(page, product, { nom: 'Leila Mansour' })
  await page.goto('/admin/orders?q=Leila')
  const order = await page.getByRole('link', { name: /Leila Mansour/ }).getAttribute('href')
  const note = page.getByLabel('Note, kept with the step')

  const scripts = await holdRequests(page, '**/assets/*.js')
  await page.goto(order ?? '', { waitUntil: 'commit' })
  await note.fill('By phone')
  scripts.release()
  await waitForHydration(page)
  const step = await holdRequests(page, `**${order}.data*`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await step.isHeldUp
  await note.fill('On the upper shelf')
  step.release()
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByRole('button', { name: 'Given to the courier' })).toBeVisible()
  await expect(note).toHaveValue('')
  const happened = page.getByRole('region', { name: 'History' })
  await expect(happened).toContainText('By phone')
  await expect(happened).toContainText('On the upper shelf')
})

/** Opens a browser context in which an operator is signed in. */
async function atWorkIn(site: Site, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' })
  await signInto(context, site, 'staff')
  return context.newPage()
}

/** Returns a product of several colors with enough stock. */
async function colorfulPiece(page: Page) {
  type Colorful = SingleSizeProduct & { readonly colors: readonly { readonly colorName: string }[] }
  const { products }: { products: Colorful[] } = await (await page.request.get('/api/products')).json()
  const product = products.find(({ colors, sizes }) => colors.length > 1 && (sizes[0]?.quantity ?? 0) >= 5)
  if (!product) throw new Error('The sample shop has no piece of several colours')
  return { ...product, price: product.percentpromo ?? product.price }
}
