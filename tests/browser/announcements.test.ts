import type { Page } from '@playwright/test'
import { addToCart, singleSizeProduct } from './support/cart-and-checkout.ts'
import { deliveredOrder } from './support/delivered-order.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('what changes in cart, discount codes and returns is said once, and what was pressed keeps a focus @phone', async ({
  backoffice: page,
  site,
}) => {
  await openHydrated(page, '/admin/discount-codes/new')
  await page.getByLabel('Code', { exact: true }).fill('said-aloud')
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'SAID-ALOUD' })).toBeVisible()

  await recordAnnouncements(page)
  const product = await singleSizeProduct(page, 8)
  await addToCart(page, product)
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
  expect((await announced(page)).filter((text) => /ajouté|added|in your cart/i.test(text))).toHaveLength(1)

  await openHydrated(page, '/cart')
  await page.getByRole('button', { name: /^One more of/ }).click()
  const quantity = `${product.name}: 2. Subtotal: ${(2 * product.price).toFixed(2)} TND.`
  await expect.poll(() => announced(page)).toContain(quantity)
  const remove = page.getByRole('button', { name: `Remove ${product.name}` })
  const undo = page.getByRole('button', { name: 'Undo' })
  await remove.click()
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(`Removed ${product.name}.`)
  await undo.click()
  await expect(remove).toBeFocused()
  await expect.poll(async () => (await announced(page)).filter((text) => text === quantity)).toHaveLength(2)

  const question = page.locator('summary', { hasText: 'Do you have a code?' })
  const code = page.getByLabel('Discount code')
  const apply = page.getByRole('button', { name: 'Apply' })
  await question.click()
  await code.fill('wrong')
  await apply.click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/^We do not recognise this code/)
  await code.fill('said-aloud')
  await apply.click()
  await expect.poll(() => announced(page)).toContain('The code SAID-ALOUD has been applied.')
  const removeCode = page.getByRole('button', { name: 'Remove the code' })
  await expect(removeCode).toBeFocused()
  await removeCode.click()
  await expect.poll(() => announced(page)).toContain('The code has been removed.')
  await expect(question).toBeFocused()
  expect(await silentlyInserted(page)).toEqual([])

  await openHydrated(page, `${await deliveredOrder(page, product, site)}/return`)
  await page.getByText('Report damage', { exact: true }).click()
  await page.getByRole('button', { name: 'Report the damage' }).click()
  await expect.poll(() => announced(page)).toContain('We have received it and will reply soon.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await silentlyInserted(page)).toEqual([])
})

interface Recorded {
  readonly announced: string[]
  readonly silent: string[]
}

/**
 * Records what screen readers say of live regions: each text that comes into one that was there before. A status that
 * is inserted with its text, or was hidden until then, stays silent; an alert does not.
 */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { announced: [], silent: [] }
    Object.assign(window, { recorded })
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    const known = new WeakMap<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent
        const before = known.get(region)
        if (text !== '' && text !== before) {
          if (before !== undefined || region.role === 'alert') recorded.announced.push(text)
          else if (document.readyState === 'complete') recorded.silent.push(text)
        }
        // Hidden while it is empty, it is as if it were not there.
        if (getComputedStyle(region).display === 'none') known.delete(region)
        else known.set(region, text)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

async function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.announced)
}

/** The texts of live regions that were inserted after the page had loaded. */
async function silentlyInserted(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.silent)
}
