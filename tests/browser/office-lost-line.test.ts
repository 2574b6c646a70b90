import { openAlive } from './support/alive.ts'
import { lookAgain } from './support/look-again.ts'
import { expect, test } from './support/shop-test.ts'

test('a line that breaks takes nothing from the screen, and a save that got no answer says so @phone', async ({
  office,
  complaints,
}) => {
  await openAlive(office, '/admin/newsletter/new')
  const [subject, text] = [office.getByLabel('Subject'), office.getByLabel('Text')]
  await subject.fill('Wool from Mahdia')
  await text.fill('It is warm.')
  const trouble = office.getByRole('banner')

  await office.route('**/admin/waiting.data*', (route) => route.abort('connectionfailed'))
  await lookAgain(office)
  await expect(trouble.getByText('What you see may be old')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await office.unroute('**/admin/waiting.data*')
  await lookAgain(office)
  await expect(trouble.getByText('What you see may be old')).toBeHidden()

  // The shop takes it, but its answer is lost.
  await office.route('**/admin/newsletter/new.data*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(trouble.getByText('nobody knows whether this was saved')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await lookAgain(office)
  await expect(text).toBeEditable()
  await expect(trouble.getByText('nobody knows whether this was saved')).toBeVisible()
  await office.unroute('**/admin/newsletter/new.data*')
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office).toHaveURL(/newsletter\/\d+$/)
  await expect(trouble.getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('a screen that is loaded anew on a broken line stays as it was @phone', async ({
  office,
  complaints,
  request,
}) => {
  await request.post('/api/contact', {
    data: { name: 'Karim', email: 'karim@messages.example', description: 'Do you ship to Gabès?' },
  })
  await openAlive(office, '/admin/messages')
  await expect(office.getByText('Do you ship to Gabès?')).toBeVisible()
  // What waits has changed, so the list is loaded anew; the line breaks just then.
  await office.route('**/admin/messages.data*', (route) => route.abort('connectionfailed'))
  await request.post('/api/contact', {
    data: { name: 'Nour', email: 'nour@messages.example', description: 'And to Tozeur?' },
  })
  await lookAgain(office)
  await expect(office.getByRole('banner').getByText('What you see may be old')).toBeVisible()
  await expect(office.getByText('Do you ship to Gabès?')).toBeVisible()
  await office.unroute('**/admin/messages.data*')
  await lookAgain(office)
  await expect(office.getByText('And to Tozeur?')).toBeVisible()
  await expect(office.getByRole('banner').getByRole('status')).toHaveCount(0)
  complaints.length = 0
})

test('who is signed out meanwhile keeps what was typed, and saves it once signed in again @phone', async ({
  office,
  site,
  complaints,
}) => {
  await openAlive(office, '/admin/newsletter/new')
  await office.getByLabel('Subject').fill('Olive wood')
  await office.getByLabel('Text').fill('From Sfax.')
  await office.context().clearCookies()
  await lookAgain(office)
  const banner = office.getByRole('banner')
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await expect(office.getByLabel('Text')).toHaveValue('From Sfax.')
  await expect(banner.getByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute('href', '/admin/sign-in')

  const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
  await office.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office).toHaveURL(/newsletter\/\d+$/)
  await expect(banner.getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('a save after the session has ended says so at once, on a screen and in a part of it @phone', async ({
  office,
  site,
  complaints,
}) => {
  const banner = office.getByRole('banner')
  const signIn = async () => {
    const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
    await office.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  }
  await openAlive(office, '/admin/newsletter/new')
  await office.getByLabel('Subject').fill('Olive wood')
  await office.getByLabel('Text').fill('From Sfax.')
  await office.context().clearCookies()
  await office.getByRole('button', { name: 'Save the draft' }).click()
  // Much sooner than the next look at what waits, every 15 seconds.
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport({ timeout: 5000 })
  await expect(office.getByLabel('Text')).toHaveValue('From Sfax.')
  await expect(office.getByRole('button', { name: 'Save the draft' })).toBeEnabled()

  // Signed in again in another tab: who comes back is no longer told otherwise, and saves.
  await signIn()
  await lookAgain(office)
  await expect(banner.getByText('You are no longer signed in')).toBeHidden()
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office).toHaveURL(/newsletter\/\d+$/)

  await openAlive(office, '/admin/products')
  const price = office.getByRole('textbox', { name: /^Price of/ }).first()
  await office.context().clearCookies()
  await price.fill('77')
  await price.press('Enter')
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport({ timeout: 5000 })
  await expect(price).toHaveValue('77')
  await signIn()
  await price.press('Enter')
  await expect(office.getByText('Saved').first()).toBeVisible()
  complaints.length = 0
})
