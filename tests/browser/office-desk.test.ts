import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { type Piece, plainPiece, sizeIdOf } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('nothing but the sheet of paper is printed, words stay whole, and each paper has its size @desktop', async ({
  office: page,
}) => {
  await place(page, await plainPiece(page, 0), 'Paper Amel')
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
    expect(await brokenWords(page), what).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
  // On the screen of a phone the paper is narrower than its columns would like.
  await page.goto(sheet)
  await page.getByRole('link', { name: 'Packing slip' }).click()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('cell', { name: 'Delivery', exact: true })).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('several orders take a step: their number is said, a reason asked for, and what moved meanwhile left alone @phone', async ({
  office: page,
}) => {
  const piece = await plainPiece(page, 1)
  for (const name of ['Bulk Rim', 'Bulk Nour', 'Bulk Ines']) await place(page, piece, name)
  // What is shown stays as it is: the list would load itself anew when a colleague changes what waits.
  await hold(page, '**/admin/waiting.data*')
  await openAlive(page, '/admin/orders?state=received&q=Bulk')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bulk' })
  // The longest waiting comes first, and before the first tick there is nothing to press.
  await expect(rows).toContainText(['Bulk Rim', 'Bulk Nour', 'Bulk Ines'])
  const labels = page.getByRole('button', { name: 'Labels' })
  await expect(labels).toBeHidden()
  const before = await rows.nth(2).boundingBox()
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await expect(labels).toBeVisible()
  expect(await rows.nth(2).boundingBox()).toEqual(before)
  await expect(page.getByText('3 selected')).toBeVisible()

  await page.getByText('With the selected orders').last().click()
  await page.getByLabel('Next step').selectOption('Cancel the order')
  await page.getByRole('button', { name: 'Cancel the order: 3 orders' }).click()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').fill('Ordered twice')

  const colleague = await page.context().newPage()
  await openAlive(colleague, '/admin/orders?q=Bulk+Nour')
  const number = /H-\w{4}-\w{4}/.exec((await colleague.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await colleague.getByRole('link', { name: /Bulk Nour/ }).click()
  await colleague.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(colleague.getByRole('button', { name: 'Packed' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel the order: 3 orders' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the order: 3 orders?' })
  await expect(question).toContainText('Bulk Rim')
  await question.getByRole('button', { name: 'Cancel the order: 3 orders' }).click()
  const answer = page.getByText('2 orders are “Cancelled” now.')
  await expect(answer).toBeInViewport()
  await expect(page.getByText(`Left as they are: ${number} is “To pack” now.`)).toBeVisible()
  await expect(question).toBeHidden()
  await page.goto('/admin/orders?state=cancelled&q=Bulk+Rim')
  await page.getByRole('link', { name: /Bulk Rim/ }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Ordered twice')
})

test('back from printing the list is as it was left, with its filter, ticks and place @phone', async ({
  office: page,
}) => {
  const piece = await plainPiece(page, 2)
  for (const name of ['Print Rim', 'Print Nour', 'Print Ines']) await place(page, piece, name)
  await openAlive(page, '/admin/orders?state=received&q=Print')
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
  // Whoever has printed in a tab of its own has no list to go back to: the address leads to one that is the same.
  await page.getByRole('button', { name: 'Labels' }).click()
  await expect(page.getByText('To collect')).toHaveCount(2)
  const other = await page.context().newPage()
  await openAlive(other, page.url())
  await other.getByRole('link', { name: 'Back' }).click()
  await expect(other.getByRole('checkbox', { name: /^Select H-/, checked: true })).toHaveCount(2)
  await expect(other).toHaveURL(/state=received&q=Print/)
})

test('the number of waiting things stands in one line, and the chosen part of a list in view @phone', async ({
  office: page,
  site,
}) => {
  const piece = await plainPiece(page, 3)
  await site.setStock(sizeIdOf(piece), 20)
  for (let count = 0; count < 12; count++) await place(page, piece, `Waiting ${count}`)
  await openAlive(page, '/admin/orders?state=returned')
  const badge = page.locator('nav:visible').getByText(/^\d\d$/)
  expect((await badge.boundingBox())?.height).toBeLessThan(25)
  await expect(page.getByRole('link', { name: 'Returned' })).toBeInViewport({ ratio: 1 })
  await openAlive(page, '/admin/packs?show=refused')
  await expect(page.getByRole('link', { name: 'Refused' })).toBeInViewport({ ratio: 1 })
  await openAlive(page, '/admin/letters?show=withdrawn')
  await expect(page.getByRole('link', { name: 'Withdrawn' })).toBeInViewport({ ratio: 1 })
})

test('the whole row of an order, a store and a product opens it @desktop', async ({ office: page }) => {
  await place(page, await plainPiece(page, 4), 'Row Rim')
  await openAlive(page, '/admin/orders?q=Row')
  await clickAtEnd(page.getByRole('listitem').filter({ hasText: 'Row Rim' }).getByRole('link'))
  await expect(page).toHaveURL(/orders\/\d+$/)
  await openAlive(page, '/admin/stores')
  await clickAtEnd(page.getByRole('main').getByRole('listitem').first().getByRole('link').first())
  await expect(page).toHaveURL(/stores\/\d+$/)
  await openAlive(page, '/admin/products')
  const picture = await page.locator('main li img').first().boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20)
  await expect(page).toHaveURL(/products\/\d+$/)
})

test('a delivery that is tapped twice is booked once, and the form is empty after @phone', async ({ office: page }) => {
  const piece = await plainPiece(page, 5)
  const had = piece.sizes[0]?.quantity ?? 0
  await openAlive(page, `/admin/products/${piece.id}`)
  const stock = page.getByRole('region', { name: 'Stock' })
  await stock.getByText(`${had} pieces`).click()
  await stock.getByLabel('Why').selectOption('delivered')
  await stock.getByLabel('Pieces').fill('5')
  const bodies: string[] = []
  page.on('request', (request) => request.method() === 'POST' && bodies.push(request.postData() ?? ''))
  await stock.getByRole('button', { name: 'Change the stock' }).click()
  await expect(stock.getByText('The stock is changed.')).toBeVisible()
  await expect(stock.getByLabel('Pieces')).toHaveValue('')
  await expect(stock.getByText(`${had + 5} pieces`)).toBeVisible()
  const again = await page.request.post(`/admin/products/${piece.id}.data`, {
    data: bodies[0] ?? '',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', Origin: new URL(page.url()).origin },
  })
  expect(again.ok()).toBe(true)
  await openAlive(page, `/admin/products/${piece.id}`)
  await expect(stock.getByText(`${had + 5} pieces`)).toBeVisible()
})

/** Words that a browser has broken in two lines though their place could hold them in one. */
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

/** As a visitor would, but quicker. */
async function place(page: Page, piece: Piece, name: string): Promise<void> {
  const answer = await page.request.post('/api/orders', {
    data: {
      ...{ email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
      nom: name,
      orderItems: [{ productId: piece.id, sizeId: sizeIdOf(piece), quantity: 1 }],
      total: piece.price + 8,
      paymentMethod: 'livraison',
    },
  })
  expect(answer.status()).toBe(201)
}
