import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, type Site, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

const anyUrl = (purpose: string) => new RegExp(`http://\\S+/newsletter/${purpose}/\\S+`)

test('a subscription is confirmed by a button on the linked page, and ended by another @phone', async ({
  page,
  request,
  site,
}) => {
  const { confirm, leave } = await subscribe(request, site, 'journey@example.tn')
  await openHydrated(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we write to you?')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
  await expect(page.getByRole('button', { name: 'Yes, send it to me' })).toBeHidden()

  await openHydrated(page, leave)
  await page.getByRole('main').getByRole('button', { name: 'Leave the newsletter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left')
  await openHydrated(page, confirm)
  await expect(page.getByText('This link has had its time')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Your e-mail')).toBeVisible()
})

test('one-click unsubscribe by a mail program needs neither cookies nor a page @phone', async ({ request, site }) => {
  const { leave } = await subscribe(request, site, 'one-click@example.tn')
  const answer = await fetch(leave, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('You have left')
})

test('unknown newsletter links say so, and their pages are neither cached nor indexed @phone', async ({ page }) => {
  for (const purpose of ['confirm', 'leave']) {
    const answer = await page.goto(`/newsletter/${purpose}/AAAAAAAAAAAAAAAAAAAAAA`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByText('This link leads nowhere')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button works as well @phone', async ({ page, request, site }) => {
    const { confirm } = await subscribe(request, site, 'no-script-link@example.tn')
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
  })
})

/** Subscribes the address and returns the confirmation email. */
async function subscribe(request: APIRequestContext, site: Site, email: string) {
  // Phone and desktop tests share a shop, and an address gets one confirmation email an hour.
  const address = `${Math.random().toString(36).slice(2)}-${email}`
  expect((await request.post('/api/newsletter', { data: { email: address } })).status()).toBe(201)
  const emailText = await site.emailTo(address)
  return { confirm: anyUrl('confirm').exec(emailText)?.[0] ?? '', leave: anyUrl('leave').exec(emailText)?.[0] ?? '' }
}
