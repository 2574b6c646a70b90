import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { stepOf, totpCodeAt } from '#domain/operators/totp.ts'
import { testPassword } from '../support/operators.ts'
import { addToCart, fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { recordPopUps } from './support/pop-ups.ts'

const password = 'nine goats above Sejnane'

test('the setup link creates an owner, who adds an authenticator app and signs out everywhere @phone', async ({
  page,
  newShop,
  browser,
}) => {
  test.setTimeout(90_000)
  const token = await newShop.setupToken()
  await openHydrated(page, `${newShop.origin}/admin/setup/${token}`)
  await page.getByLabel('Your name').fill('Sana')
  await page.getByLabel('E-mail address').fill('sana@hirfa.tn')
  await choosePassword(page, 'password1234')
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByText('among the first that guessers try')).toBeVisible()
  await choosePassword(page, password)
  await page.getByRole('button', { name: 'Become the owner' }).click()

  const key = await typedKey(page)
  await page.getByLabel('The six digits').fill(totpCodeAt(key, stepOf(new Date())))
  await page.getByRole('button', { name: 'Add the app' }).click()
  const recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'I have written them down' }).click()
  await expect(page.getByRole('heading', { name: 'What waits today' })).toBeVisible()
  await page.goto(`${newShop.origin}/admin/setup/${token}`)
  await expect(page.getByText('This link is closed')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${newShop.origin}/admin/account`)
  await signIn(other, 'sana@hirfa.tn', password)
  await other.getByLabel('Code').fill('000000')
  await other.getByRole('button', { name: 'Go in' }).click()
  await expect(other.getByText('This code is not the one')).toBeVisible()
  await other.getByLabel('Code').fill(recoveryCode)
  await other.getByRole('button', { name: 'Go in' }).click()
  await expect(other.getByText('This browser')).toBeVisible()

  await page.goto(`${newShop.origin}/admin/account`)
  await expect(page.getByRole('button', { name: 'Sign out there' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.getByRole('link', { name: 'Hirfa' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.context().close()
})

test('an owner invites a colleague, who signs up from the email and does not see the team @phone', async ({
  backoffice,
  site,
  browser,
  pageErrors,
}) => {
  await openHydrated(backoffice, '/admin/team')
  await backoffice.getByLabel('Name').fill('Amel')
  await backoffice.getByLabel('E-mail address').fill('amel@hirfa.tn')
  await site.forgetIdentityChecks()
  await backoffice.getByRole('button', { name: 'Send the invitation' }).click()
  await backoffice.getByLabel('Your present password').fill(testPassword)
  await expect(backoffice.getByLabel('E-mail address')).toHaveValue('amel@hirfa.tn')
  await backoffice.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(backoffice.getByText('on its way to amel@hirfa.tn')).toBeVisible()
  // The refused form logs the status of the response.
  pageErrors.length = 0

  const colleague = await (await browser.newContext()).newPage()
  const email = await site.emailTo('amel@hirfa.tn')
  await colleague.goto(/\S+\/admin\/password\/\S+/.exec(email)?.[0] ?? '')
  await choosePassword(colleague, password)
  await colleague.getByRole('button', { name: 'Take this password' }).click()
  await expect(colleague.getByText('Your new password is kept')).toBeVisible()
  await signIn(colleague, 'amel@hirfa.tn', password)
  await expect(colleague.getByRole('heading', { name: 'What waits today' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Team' })).toHaveCount(0)
  await colleague.goto(`${site.origin}/admin/team`)
  await expect(colleague.getByText('This is not for you to do')).toBeVisible()

  await backoffice
    .getByRole('listitem')
    .filter({ hasText: 'amel@hirfa.tn' })
    .getByRole('button', { name: 'Shut out' })
    .click()
  await expect(backoffice.getByRole('button', { name: 'Let back in' })).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await colleague.context().close()
})

test('a forgotten password is reset by email @phone', async ({ page, newShop }) => {
  await page.goto(`${newShop.origin}/admin/setup/${await newShop.setupToken()}`)
  await page.getByLabel('Your name').fill('Sana')
  await page.getByLabel('E-mail address').fill('sana@hirfa.tn')
  await choosePassword(page, 'eleven looms of Mahdia')
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
  await page.context().clearCookies()

  await page.goto(`${newShop.origin}/admin`)
  await page.getByRole('link', { name: 'Forgotten the password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten the password?' })).toBeVisible()
  await page.getByLabel('E-mail address').fill('sana@hirfa.tn')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('a letter is on its way')).toBeVisible()
  const email = await newShop.emailTo('sana@hirfa.tn')
  const link = /\S+\/admin\/password\/\S+/.exec(email)?.[0] ?? ''
  await page.goto(link)
  await choosePassword(page, password)
  await page.getByRole('button', { name: 'Take this password' }).click()
  await signIn(page, 'sana@hirfa.tn', password)
  await expect(page.getByRole('heading', { name: 'What waits today' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link is closed')).toBeVisible()
})

test('after ten minutes a change of the account asks in its form who it is, and keeps what was typed @phone', async ({
  page,
  newShop,
  pageErrors,
}) => {
  await page.goto(`${newShop.origin}/admin/setup/${await newShop.setupToken()}`)
  await page.getByLabel('Your name').fill('Sana')
  await page.getByLabel('E-mail address').fill('sana@hirfa.tn')
  await choosePassword(page, 'eleven looms of Mahdia')
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()

  await openHydrated(page, `${newShop.origin}/admin/account`)
  await page.getByRole('link', { name: 'Change the password' }).click()
  await choosePassword(page, password)
  await newShop.forgetIdentityChecks()
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('What you typed stays here')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue(password)
  await page.getByLabel('Your present password').fill('a guess of a passer-by')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Your present password').fill('eleven looms of Mahdia')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your new password is kept')).toBeVisible()
  expect(await newShop.emailTo('sana@hirfa.tn')).toContain('another password')

  await openHydrated(page, `${newShop.origin}/admin/account/email`)
  await expect(page.getByLabel('Your present password')).toBeHidden()
  await page.getByLabel('New e-mail address').fill('sana@example.tn')
  await newShop.forgetIdentityChecks()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await page.getByLabel('Your present password').fill(password)
  await expect(page.getByLabel('New e-mail address')).toHaveValue('sana@example.tn')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('heading', { name: 'sana@example.tn' })).toBeVisible()

  const { id } = await singleSizeProduct(page, 0)
  await page.request.post(`${newShop.origin}/api/addComment`, {
    data: { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', comment: 'Lovely', product_id: id },
  })
  await openHydrated(page, `${newShop.origin}/admin/person?q=22333444`)
  await page.getByLabel('I have called 22 333 444').check()
  await newShop.forgetIdentityChecks()
  await page.getByRole('button', { name: 'Erase all of it' }).click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByLabel('I have called 22 333 444')).toBeChecked()
  await page.getByRole('button', { name: 'Erase all of it' }).click()
  await expect(page.getByText('Erased: 1 row.')).toBeVisible()

  // Forms that were refused log the status of the response.
  pageErrors.length = 0
  await newShop.forgetIdentityChecks()
  await openHydrated(page, `${newShop.origin}/admin/figures`)
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
  expect((await download).suggestedFilename()).toContain('orders')
  await page.goto(`${newShop.origin}/admin/history`)
  await expect(page.getByText('taken out as a file')).toBeVisible()
})

test('without script a late form comes back with its address, and never with a password @phone', async ({
  browser,
  newShop,
}) => {
  const context = await browser.newContext({ baseURL: newShop.origin, javaScriptEnabled: false })
  const session = { name: 'hirfa-office', value: await newShop.signIn('owner'), url: newShop.origin }
  await context.addCookies([session])
  const page = await context.newPage()
  await newShop.forgetIdentityChecks()
  await page.goto('/admin/account/email')
  await page.getByLabel('New e-mail address').fill('sana@example.tn')
  await page.getByLabel('Your present password').fill('a guess of a passer-by')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expect(page.getByLabel('New e-mail address')).toHaveValue('sana@example.tn')
  expect(await page.content()).not.toContain('a guess of a passer-by')

  await page.goto('/admin/account/password')
  await choosePassword(page, password)
  await page.getByLabel('Your present password').fill('a guess of a passer-by')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  expect(await page.content()).not.toContain(password)
  await context.close()
})

test('a new order appears on the dashboard and in the tab title without a reload @phone', async ({
  page,
  newShop,
  browser,
}) => {
  const session = { name: 'hirfa-office', value: await newShop.signIn('staff'), url: newShop.origin }
  await page.context().addCookies([session])
  await page.clock.install()
  await openHydrated(page, `${newShop.origin}/admin`)
  await expect(page.getByText('to confirm by phone')).toBeHidden()

  const context = await browser.newContext({ baseURL: newShop.origin })
  await recordPopUps(context)
  const visitor = await context.newPage()
  await addToCart(visitor, await singleSizeProduct(visitor, 0))
  await visitor.goto('/checkout')
  await fillCheckout(visitor)
  await orderButton(visitor).click()
  await expect(visitor).toHaveURL(/success/)
  await context.close()

  await page.clock.fastForward(20_000)
  await expect(page.getByText('order to confirm by phone')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Today/)
})

test('axe finds nothing on the pages of account and team @phone', async ({ backoffice }) => {
  const account = ['/admin/account', '/admin/account/password', '/admin/account/second-factor']
  for (const path of ['/admin', '/admin/more', ...account, '/admin/team']) await expectClean(backoffice, path)
})

test('axe finds nothing on the pages of sign-in and identity checks @phone', async ({ backoffice, site }) => {
  await site.forgetIdentityChecks()
  for (const path of ['/admin/identity', '/admin/account/email']) await expectClean(backoffice, path)
  await backoffice.context().clearCookies()
  for (const path of ['/admin/sign-in', '/admin/forgotten', '/admin/setup/none', '/admin/password/none'])
    await expectClean(backoffice, path)
})

async function expectClean(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, path).toBe(0)
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('The same again').fill(password)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The TOTP secret as typed into an authenticator app. */
async function typedKey(page: Page): Promise<Buffer> {
  const text = (await page.getByText('Or type this key:').textContent()) ?? ''
  const characters = text.replace(/^.*key:/s, '').replaceAll(/[^A-Z2-7]/g, '')
  const bits = [...characters].map((character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
