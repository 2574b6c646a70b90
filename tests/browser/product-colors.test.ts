import type { Page } from '@playwright/test'
import { fillCheckout, orderButton, orderNumber } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

/** The name of the first picture in an element, without width and format. */
async function firstPicture(part: ReturnType<Page['locator']>): Promise<string> {
  const source = await part.locator('img').first().getAttribute('src')
  return /([a-z0-9-]+)\.\d+\.\w+$/.exec(source ?? '')?.[1] ?? ''
}

/** Waits for the next pop-up, which is shown for a second. */
function languageOfPopUp(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const popUp = document.querySelector('[data-pop-up]')
          if (!popUp) return
          observer.disconnect()
          resolve(popUp.getAttribute('lang'))
        }).observe(document, { childList: true, subtree: true })
      }),
  )
}

test('a color assigned to a picture is shown from the gallery to the packing slip, with both notes @phone', async ({
  page,
  backoffice,
  request,
}) => {
  const product = await productOfModel(request, 'BL-Balgha')
  const { id, name, images } = product
  await backoffice.goto(`/admin/products/${id}`)
  const choices = [1, 2].map((position) => backoffice.getByLabel(`Colour that picture ${position} shows`))
  const before = await Promise.all(choices.map((choice) => choice.inputValue()))
  await backoffice.getByLabel('Colour that picture 1 shows').selectOption('Tan')
  await backoffice.getByLabel('Colour that picture 2 shows').selectOption('Black')
  await backoffice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
  await expect(backoffice.getByLabel('Colour that picture 2 shows')).toHaveValue(String(product.colors[1]?.colorId))
  const [tan = '', black = ''] = images.map((image) => image.split('.')[0])

  await openHydrated(page, `/product/${id}`)
  const gallery = page.getByRole('region', { name: `Pictures of ${name}` })
  expect(await firstPicture(gallery)).toBe(tan)
  const ofOthers = (await productOfModel(request, 'BL-Balgha')).colors.slice(1).flatMap(({ images = [] }) => images)
  await expect(gallery.getByRole('link', { name: 'Enlarge' })).toHaveCount(images.length - ofOthers.length)
  await page.getByText('Black', { exact: true }).click()
  await expect.poll(() => firstPicture(gallery)).toBe(black)
  await expect(page).toHaveURL(new RegExp(`/product/${id}\\?color=${product.colors[1]?.colorId}$`))

  // A shared link shows the same.
  await openHydrated(page, page.url())
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()
  await expect.poll(() => firstPicture(gallery)).toBe(black)
  await page.getByText('42', { exact: true }).click()
  const popUp = languageOfPopUp(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  // The specification's text is French.
  expect(await popUp).toBe('fr')

  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Black' })
  expect(await firstPicture(line)).toBe(black)
  await line.getByRole('link', { name }).click()
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()

  await page.goto('/checkout')
  expect(await firstPicture(page.getByRole('listitem').filter({ hasText: 'Black' }))).toBe(black)
  await fillCheckout(page)
  await page.getByText('Add an order note or a gift note').click()
  await page.getByLabel('Order note').fill('Call before coming')
  await page.getByLabel('Gift note').fill('x'.repeat(301))
  await orderButton(page).click()
  await expect(page.getByText('This is longer than 300 characters.')).toBeVisible()
  await expect(page.getByLabel('Gift note')).toBeFocused()
  await page.getByLabel('Gift note').fill('Happy birthday, Salma!')
  await page.reload()
  await expect(page.getByLabel('Order note')).toHaveValue('Call before coming')
  await expect(page.getByLabel('Gift note')).toHaveValue('Happy birthday, Salma!')
  await orderButton(page).click()
  const number = await orderNumber(page)

  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  expect(await firstPicture(page.getByRole('listitem').filter({ hasText: 'Black' }))).toBe(black)
  await expect(page.getByText('Saved, but hidden here')).toHaveCount(2)
  await expect(page.getByText('Salma')).toHaveCount(0)

  await backoffice.goto(`/admin/orders?${new URLSearchParams({ q: number })}`)
  await backoffice.getByRole('link', { name: number }).first().click()
  await expect(backoffice.getByText('Call before coming')).toBeVisible()
  expect(await firstPicture(backoffice.getByRole('listitem').filter({ hasText: 'Black' }))).toBe(black)
  const sheet = backoffice.url()
  for (const paper of ['Packing slip', 'Label']) {
    await backoffice.getByRole('link', { name: paper, exact: true }).click()
    await expect(backoffice.getByText('Call before coming')).toBeVisible()
    await expect(backoffice.getByText('Happy birthday, Salma!')).toBeVisible()
    await expect(backoffice.getByText('42, Black')).toBeVisible()
    await backoffice.goto(sheet)
  }

  await backoffice.goto(`/admin/products/${id}`)
  for (const [position, choice] of choices.entries()) await choice.selectOption(before[position] ?? '')
  await backoffice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
})

test('a new color is assigned to a picture before it is saved @phone', async ({ backoffice, request }) => {
  const { id } = await productOfModel(request, 'BL-Farmla')
  await backoffice.goto(`/admin/products/${id}`)
  await backoffice.getByRole('button', { name: 'Add a colour' }).click()
  await backoffice
    .getByRole('textbox', { name: /^Colour \d/ })
    .last()
    .fill('Henna')
  await backoffice.getByLabel('Colour that picture 1 shows').selectOption('Henna')
  await backoffice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
  const { colors } = await productOfModel(request, 'BL-Farmla')
  const henna = colors.find(({ colorName }) => colorName === 'Henna')
  await expect(backoffice.getByLabel('Colour that picture 1 shows')).toHaveValue(String(henna?.colorId))
  expect(henna).toHaveProperty('images')
})
