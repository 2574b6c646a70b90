import { cardPaymentMessages as texts } from '#messages/en/card-payment.ts'
import { orderMessages } from '#messages/en/order.ts'
import { axeFindings } from './support/axe-findings.ts'
import { fillCheckout, orderButton } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'

test('an order is paid on the page of the gateway, which opens by itself, and the way back says that it has arrived @phone', async ({
  page,
  newShop,
}) => {
  await newShop.acceptCards()
  const gateway = /^https:\/\/gateway\.konnect\.example\/pay/
  await page.route(gateway, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Gateway</h1>' }))
  await page.goto(newShop.origin)
  const { products } = await (await page.request.get(`${newShop.origin}/api/products`)).json()
  const product = products.find(
    ({ sizes, promo }: { sizes: { quantity: number }[]; promo: string }) =>
      sizes.length === 1 && (sizes[0]?.quantity ?? 0) >= 5 && promo === 'FALSE',
  )
  await page.goto(`${newShop.origin}/product/${product.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expectPopUp(page, 'Produit ajouté au panier')
  await openHydrated(page, `${newShop.origin}/checkout`)
  await fillCheckout(page)
  await page.getByText('Bank card', { exact: true }).click()
  await orderButton(page).click()
  await page.waitForURL(gateway)

  // She goes back without having paid, and on to the gateway again.
  await page.goBack()
  const pay = page.getByRole('button', { name: /^Pay .*TND$/ })
  await expect(pay).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await pay.click()
  await page.waitForURL(gateway)

  // The gateway sends her back before the shop knows of the payment.
  await page.goto(`${newShop.origin}/after-payment?payment_ref=1`)
  await expect(page.getByText(texts.checking)).toBeVisible()
  await newShop.payByCard()
  await expect(page.getByText(texts.paid)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: texts.toOrder }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^H-/)
  await expect(page.getByText(orderMessages.payNow)).toHaveCount(0)
})
