import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { expect, type Site, test } from './support/shop-test.ts'

const anyUrl = (purpose: string) => new RegExp(`http://\\S+/newsletter/${purpose}/\\S+`)

test('a subscription is confirmed by the button behind the link, and ended by another', async ({
  page,
  request,
  site,
}) => {
  const { confirm, leave } = await subscribe(request, site, 'journey@example.tn')
  await openAlive(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we write to you?')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
  await expect(page.getByRole('button', { name: 'Yes, send it to me' })).toBeHidden()

  await openAlive(page, leave)
  await page.getByRole('main').getByRole('button', { name: 'Leave the newsletter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left')
  await openAlive(page, confirm)
  await expect(page.getByText('This link has had its time')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Your e-mail')).toBeVisible()
})

test('a mail program leaves with one request of its own, without cookies or a page @phone', async ({
  request,
  site,
}) => {
  const { leave } = await subscribe(request, site, 'one-click@example.tn')
  const answer = await fetch(leave, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('You have left')
})

test('links nobody was given are said to lead nowhere, and their pages stay out of caches and searches @phone', async ({
  page,
}) => {
  for (const purpose of ['confirm', 'leave']) {
    const answer = await page.goto(`/newsletter/${purpose}/AAAAAAAAAAAAAAAAAAAAAA`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByText('This link leads nowhere')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button works as well @phone', async ({ page, request, site }) => {
    const { confirm } = await subscribe(request, site, 'no-script-link@example.tn')
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
  })
})

/** Gives the address to the shop and reads the letter that it is sent. */
async function subscribe(request: APIRequestContext, site: Site, email: string) {
  // Both kinds of screen run on one shop, and an address is asked once an hour.
  const address = `${Math.random().toString(36).slice(2)}-${email}`
  expect((await request.post('/api/newsletter', { data: { email: address } })).status()).toBe(201)
  const letter = await site.letterTo(address)
  return { confirm: anyUrl('confirm').exec(letter)?.[0] ?? '', leave: anyUrl('leave').exec(letter)?.[0] ?? '' }
}
