import type { Locale } from '#domain/locale.ts'
import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'

async function messagesIn(locale: Locale) {
  const [
    { commonMessages },
    { cartMessages },
    { checkoutMessages },
    { popUpMessages },
    { emails },
    { ordersMessages },
    { orderNamesMessages },
  ] = await Promise.all([
    import(`#messages/${locale}/common.ts`),
    import(`#messages/${locale}/cart.ts`),
    import(`#messages/${locale}/checkout.ts`),
    import(`#messages/${locale}/pop-ups.ts`),
    import(`#messages/${locale}/emails.ts`),
    import(`#messages/${locale}/backoffice/orders.ts`),
    import(`#messages/${locale}/backoffice/order-names.ts`),
  ])
  return {
    common: commonMessages,
    cart: cartMessages,
    checkout: checkoutMessages,
    popUps: popUpMessages,
    emails,
    orders: { ...ordersMessages, ...orderNamesMessages },
  }
}

for (const [place, locale] of (['fr', 'ar'] as const).entries())
  test(`a piece is ordered, confirmed, packed and shipped in ${locale} @phone${locale === 'fr' ? ' @long' : ''}`, async ({
    backoffice: page,
    site,
  }) => {
    const texts = await messagesIn(locale)
    const product = await singleSizeProduct(page, 12 + place)
    await openHydrated(page, `/${locale}/product/${product.id}`)
    await page.getByRole('main').getByRole('button', { name: texts.common.addToCart }).first().click()
    await expectPopUp(page, texts.popUps.addedToCart.title)

    await openHydrated(page, `/${locale}/cart`)
    await page.getByRole('link', { name: texts.cart.checkout }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/checkout$`))
    const { nom, email, telephone, adresse, ville } = texts.checkout.fields
    const form = page.getByRole('main')
    await form.getByLabel(nom).fill('Amel Ben Salah')
    await form.getByLabel(email).first().fill(`amel-${locale}@example.tn`)
    await form.getByLabel(telephone).fill('22 333 444')
    await form.getByLabel(adresse).first().fill('12 rue de la Kasbah')
    await form.getByLabel(ville).fill('Nabeul')
    await page.getByRole('button', { name: texts.checkout.place }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/success$`))
    const number =
      (await page
        .getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        .first()
        .textContent()) ?? ''

    await page.locator(`a[href^="/${locale}/order/"]`).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText(number).first()).toBeVisible()
    expect(await site.emailTo(`amel-${locale}@example.tn`)).toContain(texts.emails.orderRecap.heading)

    await page.goto(`/${locale}/admin/orders?q=${number}`)
    await page.getByRole('link', { name: /Amel Ben Salah/ }).click()
    for (const step of ['confirmed', 'packed', 'shipped'] as const)
      await page.getByRole('button', { name: texts.orders.steps[step], exact: true }).click()
    const shipped = texts.emails.orderProgress.states.shipped.text
    await expect.poll(() => site.emailTo(`amel-${locale}@example.tn`)).toContain(shipped)
    await expect(page.getByText(texts.orders.states.shipped, { exact: true }).first()).toBeVisible()
  })
