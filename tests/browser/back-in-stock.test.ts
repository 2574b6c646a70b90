import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '#domain/locale.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

async function messagesIn(locale: Locale) {
  const [{ stockAlertMessages: pages }, { stockAlertFormMessages: form }, { formMessages: forms }] = await Promise.all([
    import(`#messages/${locale}/stock-alerts.ts`),
    import(`#messages/${locale}/stock-alert-form.ts`),
    import(`#messages/${locale}/forms.ts`),
  ])
  return { pages, form, forms }
}

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : `/${locale}`

  test(`whoever waits for a size is asked by email, confirms and can leave, in ${locale}`, async ({
    page,
    request,
    site,
  }) => {
    const { pages, form: texts, forms } = await messagesIn(locale)
    const { id, name } = await productOfModel(request, 'BL-Balgha', locale)
    const email = newAddress()
    await openHydrated(page, `${prefix}/product/${id}`)
    await page.getByText(texts.summary).click()
    const form = page.locator('form', { has: page.getByRole('button', { name: texts.send, exact: true }) })
    await form.getByLabel(texts.email).fill('amel@example')
    await form.getByRole('button').click()
    await expect(form.getByText(forms.email)).toBeVisible()
    await expect(form.getByLabel(texts.email)).toBeFocused()
    expect((await new AxeBuilder({ page }).include('details').analyze()).violations).toEqual([])
    await form.getByLabel(texts.email).fill(email)
    await form.getByRole('button').click()
    await expect(page.getByText(texts.asked)).toBeVisible()
    await expect(page.locator(':focus')).toContainText(texts.asked)

    const { confirm, leave, text } = await readLinks(site, email)
    expect(inOneLine(text)).toContain(inOneLine(name))
    await openHydrated(page, confirm)
    await expectHeading(page, pages.confirm.open.heading)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: pages.confirm.button }).click()
    await expectHeading(page, pages.confirm.confirmed.heading)
    await openHydrated(page, leave)
    await page.getByRole('button', { name: pages.leave.button.one }).click()
    await expectHeading(page, pages.leave.one.left.heading)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await openHydrated(page, confirm)
    await expectHeading(page, pages.confirm.expired.heading)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form has a page of its own, which asks again for what is no address, in ${locale} @phone`, async ({
      page,
      request,
      site,
    }) => {
      const { pages, form: texts, forms } = await messagesIn(locale)
      const { id } = await productOfModel(request, 'BL-Balgha')
      const email = newAddress()
      await page.goto(`${prefix}/product/${id}`)
      await page.getByText(texts.summary).click()
      await page.locator('details').getByLabel(texts.email).fill('amel@example')
      await page.getByRole('button', { name: texts.send, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/back-in-stock`)
      await expectHeading(page, texts.heading)
      await expect(page.getByText(forms.email)).toBeVisible()
      const field = page.getByRole('main').getByLabel(texts.email)
      await expect(field).toHaveValue('amel@example')
      await field.fill(email)
      await page.getByRole('button', { name: texts.send, exact: true }).click()
      await expectHeading(page, pages.heading)
      await expect(page.getByText(texts.asked)).toBeVisible()
      await expect(page.getByRole('link', { name: pages.toPiece })).toHaveAttribute('href', `${prefix}/product/${id}`)
      await page.goto((await readLinks(site, email)).confirm)
      await page.getByRole('button', { name: pages.confirm.button }).click()
      await expectHeading(page, pages.confirm.confirmed.heading)
    })
  })
}

test('one-click unsubscribe by a mail program needs neither cookies nor a page @phone', async ({ request, site }) => {
  const { id, sizes } = await productOfModel(request, 'BL-Balgha')
  const email = newAddress()
  const form = { product: String(id), size: String(sizes.find(({ quantity }) => quantity === 0)?.sizeId), email }
  expect((await request.post('/back-in-stock', { form })).status()).toBe(200)
  const { leave } = await readLinks(site, email)
  const answer = await fetch(leave, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('This request is forgotten')
})

function newAddress(): string {
  return `${Math.random().toString(36).slice(2)}@example.tn`
}

/** Without the breaks of lines in emails. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
}

async function readLinks(site: Site, email: string) {
  const text = await site.emailTo(email)
  const link = (page: string) => new RegExp(`http://\\S+/back-in-stock/${page}/[\\w-]+`).exec(text)?.[0] ?? ''
  return { text, confirm: link('confirm'), leave: link('leave') }
}
