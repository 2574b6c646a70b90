import { fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { deliveredOrder } from './support/delivered-order.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'
import { putInCart } from './support/stored-cart.ts'

test('a cart that the browser refuses to keep is said once, and what is shown is what is kept afterwards @phone', async ({
  page,
}) => {
  const [first, second] = [await singleSizeProduct(page, 1), await singleSizeProduct(page, 2)]
  await putInCart(page, [first])
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (key === 'hirfa.cart' && document.documentElement.dataset.isFull)
        throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
  })
  await openHydrated(page, `/product/${second.id}`)
  await page.evaluate(() => {
    document.documentElement.dataset.isFull = 'yes'
  })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your browser does not save what you choose here' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Your cart: 2 pieces' }).click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('main').getByText(second.name)).toBeVisible()
  await expect(notice).toBeHidden()
  await page.evaluate(() => delete document.documentElement.dataset.isFull)
  await page.getByRole('button', { name: `Remove ${first.name}` }).click()
  await expect(page.getByText(`Removed ${first.name}.`)).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.cart') ?? '[]'))
  expect(stored).toMatchObject([{ productId: second.id, quantity: 1 }])
})

for (const { key, what } of [
  { key: 'hirfa.checkout', what: 'what is typed at the checkout' },
  { key: 'hirfa.quote', what: 'a quote' },
  { key: 'hirfa.attempt', what: 'the order that is being placed' },
])
  test(`${what} that the browser refuses to keep is said once @phone`, async ({ page }) => {
    await putInCart(page, [await singleSizeProduct(page, 1)])
    await page.addInitScript((refused) => {
      const { setItem } = Storage.prototype
      // A checkout that was quoted before asks for another quote.
      const totals = { subtotal: 0, discount: 0, shipping: 8000, total: 8000 }
      sessionStorage.setItem('hirfa.quote', JSON.stringify({ city: '', totals }))
      Storage.prototype.setItem = function (key, text) {
        if (key === refused) throw new DOMException('Full', 'QuotaExceededError')
        setItem.call(this, key, text)
      }
    }, key)
    await page.route(
      (url) => url.pathname.startsWith('/checkout'),
      (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    )
    await openHydrated(page, '/checkout')
    await fillCheckout(page)
    await orderButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Your browser does not save what you choose here' })
    await expect(notice).toHaveCount(1)
    await notice.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Full name').fill('Amel Ben Salah')
    await expect(notice).toBeHidden()
  })

test('the terms of sale come with the page, and nothing is ordered while they cannot be shown @phone', async ({
  page,
}) => {
  await putInCart(page, [await singleSizeProduct(page, 1)])
  const blocked = /\/assets\/(deferred-parts|order-terms)-/
  await page.route(blocked, (route) => route.abort())
  const terms = page.getByRole('region', { name: 'Good to know' })
  await openHydrated(page, '/checkout')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(terms).toContainText('You may withdraw from the purchase')

  let sentOrders = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout')) sentOrders++
  })
  await openHydrated(page, '/cart')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await fillCheckout(page)
  await expect(terms).toBeHidden()
  await orderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the shop' })).toBeInViewport()
  expect(sentOrders).toBe(0)

  await page.unroute(blocked)
  await orderButton(page).click()
  await expect(terms).toContainText('You may withdraw from the purchase')
})

test('a refused order says so, also when the code that explains it is blocked @phone', async ({ page, newShop }) => {
  const product = await singleSizeProduct(page, 1)
  await putInCart(page, [product])
  await page.route(/\/assets\/(deferred-parts|order-terms)-/, (route) => route.abort())
  await openHydrated(page, `${newShop.origin}/checkout`)
  await fillCheckout(page)
  await newShop.retire(product.id)
  await orderButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
})

test('after a refused form the wrong field, or the notice, has the focus and is in view @phone', async ({
  page,
  site,
}) => {
  const product = await singleSizeProduct(page, 3)
  const answer = await page.request.post('/api/orders', {
    data: {
      ...{ nom: 'Amel', email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue', ville: 'Nabeul' },
      ...{ orderItems: [{ productId: product.id, sizeId: product.sizes[0]?.sizeId, quantity: 1 }] },
      ...{ total: product.price + 8, paymentMethod: 'livraison' },
    },
  })
  const { token } = await answer.json()
  await openHydrated(page, `/order/${token}`)
  await page.getByText('Correct the phone number or address').click()
  const phone = page.getByLabel('New phone')
  await phone.fill('12')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toBeFocused()
  await expect(phone).toBeInViewport()

  const path = await deliveredOrder(page, product, site)
  await openHydrated(page, `${path}/return`)
  const withdrawal = page.locator('details').filter({ hasText: 'Law 2000-83' })
  await withdrawal.locator('summary').click()
  await withdrawal.getByLabel(/how many of/).selectOption('0')
  await withdrawal.getByRole('button').click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()

  await openHydrated(page, `${path}/review`)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByRole('radio').first()).toBeInViewport()
})

test('so it is in the office, above a long page and in a wide table @phone', async ({
  backoffice: page,
  pageErrors,
}) => {
  await openHydrated(page, '/admin/team')
  const form = page.locator('form', { has: page.getByLabel(/mail/) })
  for (const answer of ['is on its way to', 'already has an account']) {
    await form.getByLabel('Name').fill('Ines Ayari')
    await form.getByLabel(/mail/).fill('ines.ayari@hirfa.example')
    await form.getByRole('button', { name: /[Ii]nvit/ }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()

  const { id } = await productOfModel(page.request, 'BL-Chebrella')
  await openHydrated(page, `/admin/products/${id}/variants`)
  const price = page.getByRole('textbox', { name: /Own price/ }).first()
  await price.fill('1,250')
  await page.getByRole('button', { name: 'Save numbers and prices' }).click()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toBeFocused()
  await expect(price).toBeInViewport()
  // Forms that were refused log the status of the response.
  pageErrors.length = 0
})

test('what is added to a text before hydration stays, and the order of the shop is the one that was chosen @phone', async ({
  backoffice: page,
}) => {
  const { id } = await productOfModel(page.request, 'BL-Balgha')
  const scripts = await holdRequests(page, '**/assets/*.js')
  await page.goto(`/admin/products/${id}`, { waitUntil: 'commit' })
  const text = page.locator('textarea').first()
  await text.focus()
  await text.press('ControlOrMeta+End')
  await text.pressSequentially(' Typed early.')
  scripts.release()
  await waitForHydration(page)
  await expect(text).toHaveValue(/ Typed early\.$/)

  const ofGrid = await holdRequests(page, '**/assets/*.js')
  await page.goto(`/admin/products/${id}/variants`, { waitUntil: 'commit' })
  const cells = page.getByRole('table', { name: 'Count by colour' }).getByRole('textbox')
  for (const place of [0, 1]) await cells.nth(place).fill(`${place + 2}`)
  ofGrid.release()
  await waitForHydration(page)
  // React knows both, also that in the field that still has the focus: it renders the grid with them.
  await cells.nth(2).fill('4')
  for (const place of [0, 1, 2]) await expect(cells.nth(place)).toHaveValue(`${place + 2}`)

  const ofList = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/products?q=Balgha', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /^Price of Men/ }).fill('77.5')
  await page
    .getByRole('textbox', { name: /^Pieces of/ })
    .first()
    .focus()
  ofList.release()
  await expect(page.getByText('Saved')).toBeVisible()

  const others = await holdRequests(page, '**/assets/*.js')
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ index: 1 })
  others.release()
  await waitForHydration(page)
  await expect(page).toHaveURL(/sort=/)
})

test('links that a browser puts around phones and dates before hydration lose nothing @phone', async ({ page }) => {
  const product = await singleSizeProduct(page, 1)
  const scripts = await holdRequests(page, '**/assets/*.js')
  await page.goto(`/product/${product.id}`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('meta[name="format-detection"]')).toHaveCount(1)
  await page.getByRole('main').getByLabel('Quantity').fill('3')
  const wrapped = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const found = texts.filter((text) => /\d{2}/.test(text.data) && !text.parentElement?.closest('script, style, a'))
    for (const text of found) {
      const link = Object.assign(document.createElement('a'), { href: 'tel:71000000' })
      const digits = text.splitText(text.data.search(/\d{2}/))
      digits.splitText(2)
      digits.replaceWith(link)
      link.append(digits)
    }
    return found.length
  })
  expect(wrapped).toBeGreaterThan(0)
  scripts.release()
  await waitForHydration(page)
  await expect(page.getByRole('main').getByLabel('Quantity')).toHaveValue('3')
})
