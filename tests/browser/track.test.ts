import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '#domain/locale.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function messagesIn(locale: Locale) {
  const [{ trackMessages: texts }, { orderMessages: order }, { footerMessages: footer }, { errorMessages: errors }] =
    await Promise.all([
      import(`#messages/${locale}/track.ts`),
      import(`#messages/${locale}/order.ts`),
      import(`#messages/${locale}/footer.ts`),
      import(`#messages/${locale}/errors.ts`),
    ])
  return { texts, order, footer, errors }
}

const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`)

/** An order with an address of its own, so that other tests send nothing to it. */
async function newOrder(page: Page) {
  const email = `${Math.random().toString(36).slice(2)}@example.tn`
  const number = await placeOrder(page, await singleSizeProduct(page, 2), { nom: 'Amel Ben Salah', email })
  return { number, email }
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  await expectNoOverflow(page)
}

for (const locale of locales) {
  test(`an order is found by its number and phone, and its link is sent again, in ${locale} @phone`, async ({
    page,
    site,
  }) => {
    const { texts, order, footer } = await messagesIn(locale)
    const { number, email } = await newOrder(page)
    await openHydrated(page, `${prefixOf(locale)}/contact`)
    await page.getByRole('contentinfo').getByRole('link', { name: footer.trackOrder }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expectAccessible(page)

    await page.getByLabel(texts.number).fill('7k3m')
    await page.getByLabel(texts.phone).fill('55 111 222')
    await page.getByRole('button', { name: texts.show }).click()
    await expect(page.getByText(texts.numberError)).toBeVisible()
    await expect(page.getByLabel(texts.number)).toBeFocused()
    await page.getByLabel(texts.number).fill(number.toLowerCase())
    await page.getByRole('button', { name: texts.show }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('72 285 410')
    await expect(page.locator(':focus')).toContainText('72 285 410')
    await expect(page.getByLabel(texts.number)).toHaveValue(number.toLowerCase())
    await expect(page.getByLabel(texts.phone)).toHaveValue('55 111 222')
    await expectAccessible(page)

    await page.getByLabel(texts.number).fill(number.slice(2).replaceAll('-', ''))
    await page.getByLabel(texts.phone).fill('٢٢ ٣٣٣ ٤٤٤')
    await page.getByRole('button', { name: texts.show }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { name: order.states.received.name })).toBeVisible()
    await expect(page).toHaveURL(`${prefixOf(locale)}/track`)
    for (const hidden of ['Amel', 'Kasbah', 'Nabeul', '444', email])
      await expect(page.getByRole('main').getByText(hidden)).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: texts.sendLink }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('72 285 410')
    await expectAccessible(page)
    const link = /http:\S+\/order\/[\w-]{22}/.exec(await site.emailTo(email))?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    await expect(page.getByText('•• ••• 444')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form shows the order and keeps what was typed, in ${locale} @phone`, async ({ page, site }) => {
      const { texts, order, errors } = await messagesIn(locale)
      const { number, email } = await newOrder(page)
      await page.goto(`${prefixOf(locale)}/order/${'A'.repeat(22)}`)
      await page.getByRole('link', { name: errors.trackOrder }).click()
      await page.getByLabel(texts.number).fill(number)
      await page.getByLabel(texts.phone).fill('55 111 222')
      await page.getByRole('button', { name: texts.show }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('72 285 410')
      await expect(page.getByLabel(texts.number)).toHaveValue(number)
      await expect(page.getByLabel(texts.phone)).toHaveValue('55 111 222')
      await page.getByLabel(texts.phone).fill('00216 22 333 444')
      await page.getByRole('button', { name: texts.show }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
      await expect(page.getByRole('heading', { name: order.states.received.name })).toBeVisible()
      await expect(page).toHaveURL(`${prefixOf(locale)}/track`)
      await page.getByRole('button', { name: texts.sendLink }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('72 285 410')
      expect(await site.emailTo(email)).toMatch(/http:\S+\/order\/[\w-]{22}/)
    })
  })
}

test('too many tries say how long to wait @phone', async ({ page }) => {
  const { number } = await newOrder(page)
  await openHydrated(page, '/track')
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Phone of the order').fill('55 111 222')
  const show = page.getByRole('button', { name: 'Show my order' })
  for (let count = 0; count < 6; count++) {
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await show.click()
    expect((await posted).status()).toBe(count < 5 ? 404 : 429)
    await expect(show).toBeEnabled()
  }
  await expect(page.getByText(/Please wait 1 minute, or call us on 72 285 410/)).toBeVisible()
})
