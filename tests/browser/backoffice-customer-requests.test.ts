import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'

test('no text of a newsletter issue is lost: neither while its first draft is being saved, nor by navigation @phone', async ({
  backoffice,
}) => {
  await openHydrated(backoffice, '/admin/newsletter/new')
  const [subject, text] = [
    backoffice.getByRole('textbox', { name: 'Subject' }),
    backoffice.getByRole('textbox', { name: 'Text' }),
  ]
  const saveDraft = backoffice.getByRole('button', { name: 'Save the draft' })
  await subject.fill('Salt and clay')
  await text.fill('The first glaze of the year')
  const save = await holdRequests(backoffice, '**/admin/newsletter/new.data*')
  await saveDraft.click()
  await save.isHeldUp
  // The fields are read-only meanwhile: the navigation to the draft's page would lose text typed now.
  await expect(text).toHaveAttribute('readonly')
  save.release()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)
  await expect(text).toBeEditable()

  await text.fill('The first glaze of the year, from Sejnane')
  const change = await holdRequests(backoffice, '**/admin/newsletter/*.data*')
  await saveDraft.click()
  await change.isHeldUp
  await expect(saveDraft).toBeDisabled()
  await text.press('End')
  await text.pressSequentially('!')
  change.release()
  await expect(saveDraft).toBeEnabled()
  await expect(backoffice.getByText('The draft is saved.')).toBeVisible()
  await expect(text).toHaveValue('The first glaze of the year, from Sejnane!')
  await backoffice.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await backoffice.getByRole('button', { name: 'Stay here' }).click()
  const rest = await holdRequests(backoffice, '**/admin/newsletter/*.data*')
  await saveDraft.click()
  await rest.isHeldUp
  // Without having seen it disabled, enabled could mean that saving has not begun.
  await expect(saveDraft).toBeDisabled()
  rest.release()
  await expect(saveDraft).toBeEnabled()
  await backoffice.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await expect(backoffice).toHaveURL(/\/admin\/newsletter$/)
})

test('comments are moderated by keyboard: the focus goes on to the next one @desktop', async ({ backoffice: page }) => {
  for (const name of ['Amel', 'Hédi', 'Nour']) {
    await page.request.post('/api/addComment', {
      data: {
        ...{ name, email: 'amel@example.tn', phone: '22 333 444', product_id: 1 },
        comment: `${name} shows more at https://example.tn/pictures`,
      },
    })
  }
  await openHydrated(page, '/admin/comments')
  const rows = page.getByRole('listitem').filter({ hasText: 'https://example.tn/pictures' })
  await expect(rows).toHaveCount(3)
  await rows.nth(1).getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1).getByRole('button', { name: 'Publish' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.first().getByRole('button', { name: 'Publish' })).toBeFocused()
})
