import type { Locator, Page } from '@playwright/test'
import { overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

test('without a size the page asks for one where it is seen; with it, adding twice makes one line of two, and the link to the cart covers no button @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  await expect(page.getByRole('radio', { name: /^44/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^43/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^39/ })).toHaveAccessibleName(/Only 3 left/)
  await buyButton(page).click()
  const words = page.getByText('Please choose a size first.')
  await expect(page.getByRole('alert')).toContainText('Please choose a size first.')
  await expect(page.getByRole('radio', { name: /^39/ })).toBeFocused()
  await expect.poll(() => isOnTop(words)).toBe(true)
  await expect(page.getByRole('group', { name: 'Size' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your cart is empty' })).toBeDisabled()

  await page.getByText('42', { exact: true }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByText('Black', { exact: true }).click()
  const bar = page.locator('[data-added-bar]')
  for (const top of [0, 400]) {
    await buyButton(page).click()
    await expect(bar).toBeVisible()
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await expect.poll(async () => (await isOnTop(buyButton(page))) && (await isOnTop(bar))).toBe(true)
    await expectPopUp(page, 'Produit ajouté au panier')
  }
  await page.getByRole('link', { name: 'Your cart: 2 pieces' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
})

test('a long description is expanded and collapsed, a bar has price and button while those of the page are out of view, and the heart keeps a favorite @phone', async ({
  page,
  request,
}) => {
  const { id, name, description } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  const excerpt = page.getByText(`${description.slice(0, 100)}…`, { exact: true })
  await expect(excerpt).toBeVisible()
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible()
  await expect(excerpt).toBeHidden()
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(excerpt).toBeVisible()

  const bar = page.getByRole('region', { name: 'Buy' })
  await buyButton(page).scrollIntoViewIfNeeded()
  await expect(bar).toHaveAttribute('inert')
  await page.getByRole('heading', { name: /^More from/ }).scrollIntoViewIfNeeded()
  await expect(bar).not.toHaveAttribute('inert')
  await expect(bar).toBeInViewport()
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('alert')).toBeInViewport()

  await page.getByRole('button', { name: `Add ${name} to your favourites` }).click()
  await page.getByRole('link', { name: 'Your favourites: 1 piece' }).click()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name} from your favourites` }).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

test('by keyboard tabs are selected and large pictures change, a hovered picture is magnified at that point, and in print no buttons appear @desktop', async ({
  page,
  request,
}) => {
  const { id, name } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  await test.step('tabs', async () => {
    const [description, comments] = [
      page.getByRole('tab', { name: 'Description' }),
      page.getByRole('tab', { name: /^Comments/ }),
    ]
    await description.focus()
    await page.keyboard.press('ArrowRight')
    await expect(comments).toBeFocused()
    await expect(comments).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Leave a comment')
    await page.keyboard.press('ArrowRight')
    await expect(description).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('Specification')
    await page.keyboard.press('End')
    await expect(comments).toBeFocused()
  })

  const links = page.getByRole('region', { name: `Pictures of ${name}` }).getByRole('link', { name: 'Enlarge' })
  // The pictures of the initially selected color.
  const count = 3
  await expect(links).toHaveCount(count)
  const dialog = page.getByRole('dialog', { name: `${name}, enlarged` })
  await test.step('a hovered picture', async () => {
    const box = await links.first().boundingBox()
    if (!box) throw new Error('No picture')
    await links.first().click({ position: { x: box.width * 0.8, y: box.height * 0.25 } })
    await expect(dialog.getByRole('button', { name: 'Zoom out' }).first()).toBeVisible()
    const picture = dialog.locator('img').first()
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(box.width)
    const scrolled = () =>
      dialog
        .getByRole('listitem')
        .first()
        .evaluate((slide) => [
          slide.scrollTop / (slide.scrollHeight - slide.clientHeight),
          slide.scrollWidth > slide.clientWidth ? slide.scrollLeft / (slide.scrollWidth - slide.clientWidth) : 0.8,
        ])
    await expect.poll(async () => Math.abs(((await scrolled())[0] ?? 1) - 0.25)).toBeLessThan(0.03)
    await expect.poll(async () => Math.abs(((await scrolled())[1] ?? 0) - 0.8)).toBeLessThan(0.03)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(links.first()).toBeFocused()
  })

  await test.step('arrow keys', async () => {
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`1 / ${count}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`2 / ${count}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
  })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Took 42, my normal size.')).toBeVisible()
  await expect(page.getByText('Specification')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Hirfa', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /Add to cart|One more|Send the comment|favourites/ })).toHaveCount(0)
})

test.describe('on a screen of many pixels', () => {
  test.use({ deviceScaleFactor: 4 })

  test('a picture shown at full resolution offers no larger one @desktop', async ({ page, request }) => {
    const { id } = await productOfModel(request, 'BL-Balgha')
    await openHydrated(page, `/product/${id}`)
    await expect(page.getByRole('link', { name: 'Enlarge' })).toHaveCount(0)
  })
})

test('a comment that has no place to break does not widen the page @phone', async ({ page, request }) => {
  // The comment stays there: sweeps open another product.
  const { id } = await productOfModel(request, 'ZZ-Ward 200')
  const comment = { name: 'Zied', email: 'zied@example.tn', phone: '20123456', comment: '\u1100'.repeat(300) }
  expect((await request.post('/api/addComment', { data: { ...comment, product_id: id } })).status()).toBe(201)
  await openHydrated(page, `/product/${id}`)
  await page.getByRole('tab', { name: /^Comments/ }).click()
  await expect(page.getByText('Zied')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

/** Whether nothing covers an element, at its edges and its center. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint(left + width / 2, y)
      return found !== null && (element.contains(found) || found.closest('[data-pop-up], [popover]') !== null)
    })
  })
}

/** The button of the page itself, not of the bar. */
function buyButton(page: Page) {
  return page.getByRole('button', { name: 'Add to cart' }).first()
}
