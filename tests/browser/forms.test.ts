import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

const unreachable = 'We could not reach the shop.'

test('a comment appears at once, is counted, and its markup is escaped @phone', async ({ page, request, site }) => {
  const before = await site.count('comments')
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(page, `/product/${id}#comments`)
  const tab = page.getByRole('tab', { name: /^Comments/ })
  const commentsBefore = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])

  await fillComment(page, 'Good soles </script><b>bold</b>')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expectPopUp(page, 'Your Comment added successfully')
  await expect(page.getByText('Good soles </script><b>bold</b>')).toBeVisible()
  await expect(tab).toHaveText(`Comments (${commentsBefore + 1})`)
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('')
  expect(await site.count('comments')).toBe(before + 1)

  await page.reload()
  await expect(page.getByText('Good soles </script><b>bold</b>')).toBeVisible()
})

test('an invalid comment field is marked and focused @phone', async ({ page, request, site }) => {
  const before = await site.count('comments')
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(page, `/product/${id}#comments`)
  await fillComment(page, 'Nobody will read this')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/does not look like a phone number/)
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Nobody will read this')
  expect(await site.count('comments')).toBe(before)
})

test('the newsletter form accepts an address once or twice, and marks an invalid one @desktop', async ({
  page,
  site,
}) => {
  const before = await site.count('newsletter_subscriptions')
  await openHydrated(page, '/shop')
  const form = page.getByRole('contentinfo')
  const address = form.getByLabel('Your e-mail')

  for (const typed of ['amel@example.tn', 'AMEL@example.tn']) {
    await address.fill(typed)
    await form.getByRole('button', { name: 'Send' }).click()
    await expectPopUp(page, 'welcome to newsletter')
    await expect(form.getByText('A letter is on its way to you.')).toBeVisible()
    await expect(address).toHaveValue('')
    await expect(page.getByText('welcome to newsletter')).toBeHidden()
    expect(await site.count('newsletter_subscriptions')).toBe(before + 1)
  }

  await address.fill('amel@nabeul')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(address).toHaveAccessibleDescription(/does not look like an e-mail address/)
  await expect(address).toHaveValue('amel@nabeul')
})

test('a contact message is sent and the form is empty again @phone', async ({ page, site }) => {
  const before = await site.count('contact_messages')
  await openHydrated(page, '/contact')
  await fillContact(page)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expectPopUp(page, 'Added successfully')
  await expect(page.getByLabel('Your message')).toHaveValue('')
  expect(await site.count('contact_messages')).toBe(before + 1)
})

test('a plan is requested in a dialog, which closes after the request @phone', async ({ page, site }) => {
  const before = await site.count('plan_requests')
  await openHydrated(page, '/pricing')
  const dialog = await openGoldDialog(page)
  await fillPlan(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expectPopUp(page, 'Added successfully')
  await expect(page.getByText('A confirmation email has been sent to your inbox.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await site.count('plan_requests')).toBe(before + 1)
})

test('Escape closes the plan dialog, restores the focus and keeps what was typed @desktop', async ({ page }) => {
  await openHydrated(page, '/pricing')
  const dialog = await openGoldDialog(page)
  await fillPlan(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(goldButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your project or workshop')).toHaveValue('Atelier Amel')
})

test('offline every form says so quietly and keeps what was typed @phone', async ({ page, context, request }) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(page, `/product/${id}#comments`)
  await fillComment(page, 'Kept')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Kept')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amel')

  await context.setOffline(false)
  await openHydrated(page, '/contact')
  await fillContact(page)
  await page.getByRole('contentinfo').getByLabel('Your e-mail').fill('kept@example.tn')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Where is my order?')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText(unreachable)
  await expect(page.getByRole('contentinfo').getByLabel('Your e-mail')).toHaveValue('kept@example.tn')

  await context.setOffline(false)
  await openHydrated(page, '/pricing')
  const dialog = await openGoldDialog(page)
  await fillPlan(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText(unreachable)
  await expect(dialog.getByLabel('Your project or workshop')).toHaveValue('Atelier Amel')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
})

test('selecting text beyond the edge of a dialog does not close it, a click beside it does @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/pricing')
  const dialog = await openGoldDialog(page)
  const field = await dialog.getByLabel('Your name').boundingBox()
  const [x, y] = [(field?.x ?? 0) + 40, (field?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(5, y)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, y)
  await expect(dialog).toBeHidden()
})

async function fillComment(page: Page, comment: string) {
  await page.getByLabel('Name', { exact: true }).fill('Amel')
  await page.getByLabel('E-mail', { exact: true }).fill('amel@example.tn')
  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByLabel('Comment', { exact: true }).fill(comment)
}

async function fillContact(page: Page) {
  await page.getByLabel('Your name').fill('Amel')
  await page.getByRole('main').getByLabel('Your e-mail').fill('amel@example.tn')
  await page.getByLabel('Your message').fill('Where is my order?')
}

async function fillPlan(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Amel')
  await dialog.getByLabel('E-mail').fill('amel@example.tn')
  await dialog.getByLabel('Phone').fill('22 333 444')
  await dialog.getByLabel('Your project or workshop').fill('Atelier Amel')
}

function goldButton(page: Page) {
  return page.getByRole('article').filter({ hasText: 'Gold Plan' }).getByRole('button', { name: 'Get Started' })
}

async function openGoldDialog(page: Page) {
  await goldButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Gold Plan' })
  await expect(dialog).toBeVisible()
  return dialog
}
