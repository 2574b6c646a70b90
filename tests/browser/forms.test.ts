import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

const unreachable = 'We could not reach the shop.'

test('a comment marks an invalid field, appears at once, is counted and escaped, and offline it is kept @phone', async ({
  page,
  context,
  request,
  site,
}) => {
  const before = await site.count('comments')
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(page, `/product/${id}#comments`)
  const tab = page.getByRole('tab', { name: /^Comments/ })
  const commentsBefore = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  const send = page.getByRole('button', { name: 'Send the comment' })
  const [phone, comment] = [page.getByLabel('Phone'), page.getByLabel('Comment', { exact: true })]

  await fillComment(page, 'Good soles </script><b>bold</b>')
  await phone.fill('12')
  await send.click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/does not look like a phone number/)
  await expect(comment).toHaveValue('Good soles </script><b>bold</b>')
  expect(await site.count('comments')).toBe(before)

  await phone.fill('22 333 444')
  await send.click()
  await expectPopUp(page, 'Your Comment added successfully')
  await expect(page.getByText('Good soles </script><b>bold</b>')).toBeVisible()
  await expect(tab).toHaveText(`Comments (${commentsBefore + 1})`)
  await expect(comment).toHaveValue('')
  expect(await site.count('comments')).toBe(before + 1)

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('Good soles </script><b>bold</b>')).toBeVisible()
  await fillComment(page, 'Kept')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
  await expect(comment).toHaveValue('Kept')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amel')
})

test('a contact message and a newsletter address are sent, and offline they are kept @phone', async ({
  page,
  context,
  site,
}) => {
  const [messages, subscriptions] = [await site.count('contact_messages'), await site.count('newsletter_subscriptions')]
  await openHydrated(page, '/contact')
  await fillContact(page)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expectPopUp(page, 'Added successfully')
  await expect(page.getByLabel('Your message')).toHaveValue('')
  expect(await site.count('contact_messages')).toBe(messages + 1)

  const form = page.getByRole('contentinfo')
  const [address, send] = [form.getByLabel('Your e-mail'), form.getByRole('button', { name: 'Send' })]
  for (const typed of ['contact@example.tn', 'CONTACT@example.tn']) {
    await address.fill(typed)
    await send.click()
    await expectPopUp(page, 'welcome to newsletter')
    await expect(form.getByText('We have sent you an e-mail.')).toBeVisible()
    await expect(address).toHaveValue('')
    expect(await site.count('newsletter_subscriptions')).toBe(subscriptions + 1)
  }
  await address.fill('amel@nabeul')
  await send.click()
  await expect(address).toHaveAccessibleDescription(/does not look like an e-mail address/)
  await expect(address).toHaveValue('amel@nabeul')

  await fillContact(page)
  await address.fill('kept@example.tn')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Where is my order?')
  await send.click()
  await expect(form.getByRole('alert')).toContainText(unreachable)
  await expect(address).toHaveValue('kept@example.tn')
})

test('the dialog of a plan closes by Escape and a click beside it, keeps what was typed, offline too, and closes once it is sent @desktop', async ({
  page,
  context,
  site,
}) => {
  const before = await site.count('plan_requests')
  await openHydrated(page, '/pricing')
  const dialog = await openGoldDialog(page)
  const project = dialog.getByLabel('Your project or workshop')
  await fillPlan(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(goldButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(project).toHaveValue('Atelier Amel')

  // Selecting text beyond the edge is no click beside the dialog.
  const field = await dialog.getByLabel('Your name').boundingBox()
  const [x, y] = [(field?.x ?? 0) + 40, (field?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(5, y)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, y)
  await expect(dialog).toBeHidden()

  await openGoldDialog(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText(unreachable)
  await expect(project).toHaveValue('Atelier Amel')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expectPopUp(page, 'Added successfully')
  await expect(page.getByText('A confirmation email has been sent to your inbox.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await site.count('plan_requests')).toBe(before + 1)
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
