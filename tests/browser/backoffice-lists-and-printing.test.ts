import type { Locator, Page } from '@playwright/test'
import { overflow } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'

test('only the document is printed, words are not broken, and each paper has its size @desktop', async ({
  backoffice: page,
}) => {
  await placeOrder(page, await singleSizeProduct(page, 0), { nom: 'Paper Amel' })
  await page.goto('/admin/orders?q=Paper')
  await page.getByRole('link', { name: /Paper Amel/ }).click()
  await expect(page).toHaveURL(/orders\/\d+$/)
  const sheet = page.url()
  for (const what of ['Packing slip', 'Label']) {
    await page.goto(sheet)
    await page.getByRole('link', { name: what }).click()
    await expect(page.getByRole('heading', { name: 'To print' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const skipping = page.getByRole('link', { name: 'Skip to the content', includeHidden: true })
    await expect(skipping).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    expect(await brokenWords(page), what).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
  // Chrome shifts papers of several sizes in a document from right to left, so papers have directions of their own.
  await page.goto(`/ar${new URL(page.url()).pathname}${new URL(page.url()).search}`)
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
  await page.emulateMedia({ media: 'screen' })
  // On a phone the page is narrower than its columns need.
  await page.goto(sheet)
  await page.getByRole('link', { name: 'Packing slip' }).click()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('cell', { name: /^Delivery/ }).first()).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

test('a bulk step states the number of orders, asks for a reason, and skips orders that moved on meanwhile @phone', async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 1)
  for (const name of ['Bulk Rim', 'Bulk Nour', 'Bulk Ines']) await placeOrder(page, product, { nom: name })
  // Blocks the poll: the list would reload when a colleague changes pending work.
  await holdRequests(page, '**/admin/waiting.data*')
  await openHydrated(page, '/admin/orders?state=received&q=Bulk')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bulk' })
  // The oldest order comes first, and without a selection there is no button.
  await expect(rows).toContainText(['Bulk Rim', 'Bulk Nour', 'Bulk Ines'])
  const labels = page.getByRole('button', { name: 'Labels' })
  await expect(labels).toBeHidden()
  // In the document: ticking a box may scroll it into view.
  const placeOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await placeOf(rows.nth(2))
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await expect(labels).toBeVisible()
  expect(await placeOf(rows.nth(2))).toBe(before)
  await expect(page.getByText('3 selected')).toBeVisible()

  await page.getByText('Selected orders').last().click()
  await page.getByLabel('Next step').selectOption('Cancel the order')
  await page.getByRole('button', { name: 'Cancel the order: 3 orders' }).click()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').fill('Ordered twice')

  const colleague = await page.context().newPage()
  await openHydrated(colleague, '/admin/orders?q=Bulk+Nour')
  const number = /H-\w{4}-\w{4}/.exec((await colleague.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await colleague.getByRole('link', { name: /Bulk Nour/ }).click()
  await colleague.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(colleague.getByRole('button', { name: 'Packed' })).toBeVisible()

  // A double click opens one confirmation, and its second click neither confirms nor closes it.
  await page.getByRole('button', { name: 'Cancel the order: 3 orders' }).dblclick()
  const question = page.getByRole('dialog', { name: 'Cancel the order: 3 orders?' })
  await expect(question).toContainText('Bulk Rim')
  await question.getByRole('button', { name: 'Cancel the order: 3 orders' }).click()
  const answer = page.getByText('2 orders are “Cancelled” now.')
  await expect(answer).toBeInViewport()
  await expect(page.getByText(`Left as they are: ${number} is “To pack” now.`)).toBeVisible()
  await expect(question).toBeHidden()
  await page.goto('/admin/orders?state=cancelled&q=Bulk+Rim')
  await page.getByRole('link', { name: /Bulk Rim/ }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Ordered twice')
})

test("returning from printing restores the list's filter, selection and scroll position @phone", async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 2)
  for (const name of ['Print Rim', 'Print Nour', 'Print Ines']) await placeOrder(page, product, { nom: name })
  await openHydrated(page, '/admin/orders?state=received&q=Print')
  const tick = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox')
  const expectAsLeft = async () => {
    await expect(page.getByRole('searchbox')).toHaveValue('Print')
    await expect(tick('Print Rim')).toBeChecked()
    await expect(tick('Print Nour')).not.toBeChecked()
    await expect(tick('Print Ines')).toBeChecked()
    await expect(page.getByText('2 selected')).toBeVisible()
  }
  await tick('Print Rim').check()
  await tick('Print Ines').check()
  await page.getByRole('button', { name: 'Labels' }).click()
  await expect(page.getByText('To collect')).toHaveCount(2)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectAsLeft()
  await page.getByRole('button', { name: 'Packing slips' }).click()
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toHaveCount(2)
  await page.goBack()
  await expectAsLeft()
  // A tab opened for printing has no history; the URL restores the list.
  await page.getByRole('button', { name: 'Labels' }).click()
  await expect(page.getByText('To collect')).toHaveCount(2)
  const other = await page.context().newPage()
  await openHydrated(other, page.url())
  await other.getByRole('link', { name: 'Back' }).click()
  await expect(other.getByRole('checkbox', { name: /^Select H-/, checked: true })).toHaveCount(2)
  await expect(other).toHaveURL(/state=received&q=Print/)
})

test('counts of pending work fit one line, and the selected tab of a list is visible @phone', async ({
  backoffice: page,
  site,
}) => {
  const product = await singleSizeProduct(page, 3)
  await site.setStock(sizeIdOf(product), 20)
  for (let count = 0; count < 12; count++) await placeOrder(page, product, { nom: `Waiting ${count}` })
  await openHydrated(page, '/admin/orders?state=returned')
  const badge = page.locator('nav:visible').getByText(/^\d\d$/)
  expect((await badge.boundingBox())?.height).toBeLessThan(25)
  await expect(page.getByRole('link', { name: 'Returned' })).toBeInViewport({ ratio: 1 })
  await openHydrated(page, '/admin/plan-requests?show=refused')
  await expect(page.getByRole('link', { name: 'Refused' })).toBeInViewport({ ratio: 1 })
  await openHydrated(page, '/admin/emails?show=withdrawn')
  await expect(page.getByRole('link', { name: 'Withdrawn' })).toBeInViewport({ ratio: 0.99 })
})

test('a click anywhere in the row of an order, a store or a product opens it @desktop', async ({
  backoffice: page,
}) => {
  await placeOrder(page, await singleSizeProduct(page, 4), { nom: 'Row Rim' })
  await openHydrated(page, '/admin/orders?q=Row')
  await clickAtEnd(page.getByRole('listitem').filter({ hasText: 'Row Rim' }).getByRole('link'))
  await expect(page).toHaveURL(/orders\/\d+$/)
  await openHydrated(page, '/admin/stores')
  await clickAtEnd(page.getByRole('main').getByRole('listitem').first().getByRole('link').first())
  await expect(page).toHaveURL(/stores\/\d+$/)
  await openHydrated(page, '/admin/products')
  const picture = await page.locator('main li img').first().boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20)
  await expect(page).toHaveURL(/products\/\d+$/)
})

/** Words broken into two lines although their container is wide enough for one. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const words = document.createTreeWalker(document.querySelector('.paper') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

async function clickAtEnd(link: ReturnType<Page['locator']>): Promise<void> {
  const box = await link.boundingBox()
  await link.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } })
}
