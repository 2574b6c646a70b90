import type { Page } from '@playwright/test'
import { addAuthenticator } from './support/authenticator.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

const password = 'eleven looms of Mahdia'

async function becomeOwner(page: Page, origin: string, token: string | undefined): Promise<void> {
  await page.goto(`${origin}/admin/setup/${token}`)
  await page.getByLabel('Your name').fill('Sana')
  await page.getByLabel('E-mail address').fill('sana@hirfa.tn')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
}

test('a passkey of a device that verifies its owner signs in without a password and proves the identity again, until it is taken away @phone', async ({
  page,
  newShop,
}) => {
  const { origin } = newShop
  const { client, authenticatorId } = await addAuthenticator(page)
  await becomeOwner(page, origin, await newShop.setupToken())
  await openHydrated(page, `${origin}/admin/account/passkeys`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  expect(await newShop.emailTo('sana@hirfa.tn')).toContain('A passkey was added')
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId])).toEqual([
    [true, 'localhost'],
  ])

  // One passkey of an account is enough for a device.
  await openHydrated(page, `${origin}/admin/account/passkeys`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('this device has one of yours already')).toBeVisible()

  await page.context().clearCookies()
  await openHydrated(page, `${origin}/admin/account`)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/sign-in'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This browser')).toBeVisible()

  // Who overhears the response of a passkey cannot sign in with it.
  const overheard = await sent
  const replayed = await fetch(`${origin}/admin/sign-in`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: overheard.postData(),
    redirect: 'manual',
  })
  expect(replayed.status).toBe(422)

  // A device that does not verify its owner signs in nobody.
  const session = await page.context().cookies()
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.context().clearCookies()
  await openHydrated(page, `${origin}/admin/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used')).toBeVisible()
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.context().addCookies(session)

  await newShop.forgetIdentityChecks()
  await openHydrated(page, `${origin}/admin/account/email`)
  await page.getByLabel('New e-mail address').fill('sana@example.tn')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'sana@example.tn' })).toBeVisible()

  await newShop.forgetIdentityChecks()
  await openHydrated(page, `${origin}/admin/account`)
  await page.getByRole('link', { name: 'Manage passkeys' }).click()
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have none yet')).toBeVisible()
  await page.context().clearCookies()
  await openHydrated(page, `${origin}/admin/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not open an account here')).toBeVisible()
})
