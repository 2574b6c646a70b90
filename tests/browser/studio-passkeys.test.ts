import { addAuthenticator } from './support/authenticator.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('a maker takes the offer of the fingerprint after her link, signs out and enters with it, until another phone ends this one @phone', async ({
  page,
  browser,
  site,
}) => {
  const { client, authenticatorId } = await addAuthenticator(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`/studio/enter/${await site.sellerLink()}`)
  await page.getByRole('button', { name: 'Enter' }).tap()
  await page.getByRole('button', { name: 'Use it on this phone' }).tap()
  await expect(page.getByText('This phone opens your store with your fingerprint')).toBeVisible()
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ isResidentCredential, userName }) => [isResidentCredential, userName])).toEqual([
    [true, 'Amel'],
  ])

  await page.getByRole('button', { name: 'Sign out on this phone' }).tap()
  await page.getByRole('button', { name: 'Sign in with fingerprint or face' }).tap()
  await expect(page.getByRole('link', { name: 'A new piece' })).toBeVisible()
  // It is offered once.
  await expect(page.getByRole('button', { name: 'Use it on this phone' })).toBeHidden()

  // A finger that the phone does not know lets nobody in.
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto('/studio/enter')
  await page.getByRole('button', { name: 'Sign in with fingerprint or face' }).tap()
  await expect(page.getByText('Nothing was changed')).toBeVisible()
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.context().addCookies(cookies)

  await page.goto('/studio/phones')
  await page.getByRole('button', { name: 'Show a code' }).tap()
  const [code = ''] = /\d{3} \d{3}/.exec((await page.getByRole('status').first().textContent()) ?? '') ?? []
  const phone = (await page.getByText('with your number').locator('bdi').textContent()) ?? ''
  const other = await browser.newContext({ baseURL: site.origin })
  const second = await other.newPage()
  await second.goto(`/studio/enter?${new URLSearchParams({ phone, code })}`)
  await second.getByRole('button', { name: 'Enter' }).click()
  await second.goto('/studio/phones')
  await second.getByRole('button', { name: 'End', exact: true }).click()
  await expect(second.getByRole('button', { name: 'End', exact: true })).toHaveCount(0)
  await other.close()

  await page.goto('/studio/phones')
  await page.getByRole('button', { name: 'Sign in with fingerprint or face' }).tap()
  await expect(page.getByText('This opens no store here any more')).toBeVisible()
  expect(scripts).toEqual([])
})

test('without script no page of the studio offers a passkey', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/studio/enter/${await site.sellerLink()}`)
  await page.getByRole('button', { name: 'Enter' }).click()
  for (const path of ['/studio?after=link', '/studio/phones']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Fingerprint or face' })).toBeHidden()
  }
  await context.clearCookies()
  await page.goto('/studio/enter')
  await expect(page.getByRole('heading', { name: 'With a code' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fingerprint or face' })).toBeHidden()
  await context.close()
})
