import { testPassword } from '../support/operators.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

// What these forms do without script is in src/server/account-pages.test.ts.

test('after ten minutes a change asks who it is, in its form or on a page of its own, and keeps what was typed @phone', async ({
  backoffice: page,
  site,
  pageErrors,
}) => {
  const { id } = await singleSizeProduct(page, 0)
  await page.request.post('/api/addComment', {
    data: { name: 'Amel', email: 'erased@example.tn', phone: '27 333 444', comment: 'Lovely', product_id: id },
  })
  await openHydrated(page, '/admin/person?q=27333444')
  await page.getByLabel('I have called 27 333 444').check()
  await site.forgetIdentityChecks()
  await page.getByText('Erase everything', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, erase everything' }).click()
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('I have called 27 333 444')).toBeChecked()
  await page.getByRole('button', { name: 'Yes, erase everything' }).click()
  await expect(page.getByText('Erased: 1 row.')).toBeVisible()

  const password = 'nine goats above Sejnane'
  await openHydrated(page, '/admin/account')
  await page.getByRole('link', { name: 'Change the password' }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await expect(page.getByLabel('Your current password')).toBeHidden()
  await site.forgetIdentityChecks()
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('What you typed stays here')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue(password)
  await page.getByLabel('Your current password').fill('a guess of a passer-by')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Your current password').fill(testPassword)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  // Forms that were refused log the status of the response.
  pageErrors.length = 0
})

test('a new order appears on the dashboard and in the tab title without a reload @phone', async ({
  backoffice: page,
  site,
}) => {
  await site.emptyCallQueue()
  await page.clock.install()
  await openHydrated(page, '/admin')
  await expect(page.getByText('to confirm by phone')).toBeHidden()
  // Other tests of this shop may have left something to do.
  const [, before = '0'] = /^\((\d+)\)/.exec(await page.title()) ?? []
  await placeOrder(page, await singleSizeProduct(page, 0), { nom: 'Amel Ben Salah' })
  await page.clock.fastForward(20_000)
  await expect(page.getByText('order to confirm by phone')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^\\(${Number(before) + 1}\\) Today`))
})
