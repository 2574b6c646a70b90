import { expect, test } from './support/fixtures.ts'

test('a subscription is confirmed by a button on the linked page, and ended by another @phone', async ({
  page,
  request,
  site,
}) => {
  const email = 'journey@example.tn'
  expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(201)
  const text = await site.emailTo(email)
  const link = (purpose: string) => new RegExp(`http://\\S+/newsletter/${purpose}/\\S+`).exec(text)?.[0] ?? ''
  await page.goto(link('confirm'))
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  await expect(page.getByRole('button', { name: 'Yes, send it to me' })).toBeHidden()

  await page.goto(link('leave'))
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed')
})
