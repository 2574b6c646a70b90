import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { returnToTab } from './support/return-to-tab.ts'

test('a lost connection keeps the page, and a save without a response says so @phone', async ({
  backoffice,
  pageErrors,
}) => {
  await openHydrated(backoffice, '/admin/newsletter/new')
  const [subject, text] = [
    backoffice.getByRole('textbox', { name: 'Subject' }),
    backoffice.getByRole('textbox', { name: 'Text' }),
  ]
  await subject.fill('Wool from Mahdia')
  await text.fill('It is warm.')
  const trouble = backoffice.getByRole('banner')

  await backoffice.route('**/admin/waiting.data*', (route) => route.abort('connectionfailed'))
  await returnToTab(backoffice)
  await expect(trouble.getByText('What you see may be old')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await backoffice.unroute('**/admin/waiting.data*')
  await returnToTab(backoffice)
  await expect(trouble.getByText('What you see may be old')).toBeHidden()

  // The server handles the request, but the response is lost.
  await backoffice.route('**/admin/newsletter/new.data*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(trouble.getByText('nobody knows whether this was saved')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await returnToTab(backoffice)
  await expect(text).toBeEditable()
  await expect(trouble.getByText('nobody knows whether this was saved')).toBeVisible()
  await backoffice.unroute('**/admin/newsletter/new.data*')
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)
  await expect(trouble.getByRole('alert')).toHaveCount(0)
  pageErrors.length = 0
})

test('a failed reload keeps the page as it was @phone', async ({ backoffice, pageErrors, request }) => {
  await request.post('/api/contact', {
    data: { name: 'Karim', email: 'karim@messages.example', description: 'Do you ship to Gabès?' },
  })
  await openHydrated(backoffice, '/admin/messages')
  await expect(backoffice.getByText('Do you ship to Gabès?')).toBeVisible()
  // Pending work has changed, so the list reloads; the connection is lost just then.
  await backoffice.route('**/admin/messages.data*', (route) => route.abort('connectionfailed'))
  await request.post('/api/contact', {
    data: { name: 'Nour', email: 'nour@messages.example', description: 'And to Tozeur?' },
  })
  await returnToTab(backoffice)
  await expect(backoffice.getByRole('banner').getByText('What you see may be old')).toBeVisible()
  await expect(backoffice.getByText('Do you ship to Gabès?')).toBeVisible()
  await backoffice.unroute('**/admin/messages.data*')
  await returnToTab(backoffice)
  await expect(backoffice.getByText('And to Tozeur?')).toBeVisible()
  await expect(backoffice.getByRole('banner').getByRole('status')).toHaveCount(0)
  pageErrors.length = 0
})

test('an ended session keeps what was typed, which is saved after signing in again @phone', async ({
  backoffice,
  site,
  pageErrors,
}) => {
  await openHydrated(backoffice, '/admin/newsletter/new')
  await backoffice.getByRole('textbox', { name: 'Subject' }).fill('Olive wood')
  await backoffice.getByRole('textbox', { name: 'Text' }).fill('From Sfax.')
  await backoffice.context().clearCookies()
  await returnToTab(backoffice)
  const banner = backoffice.getByRole('banner')
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await expect(backoffice.getByRole('textbox', { name: 'Text' })).toHaveValue('From Sfax.')
  await expect(banner.getByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute('href', '/admin/sign-in')

  const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
  await backoffice.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)
  await expect(banner.getByRole('alert')).toHaveCount(0)
  pageErrors.length = 0
})

test('a save after the session has ended says so at once, on a page and in a part of it @phone', async ({
  backoffice,
  site,
  pageErrors,
}) => {
  const banner = backoffice.getByRole('banner')
  const signIn = async () => {
    const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
    await backoffice.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  }
  await openHydrated(backoffice, '/admin/newsletter/new')
  await backoffice.getByRole('textbox', { name: 'Subject' }).fill('Olive wood')
  await backoffice.getByRole('textbox', { name: 'Text' }).fill('From Sfax.')
  await backoffice.context().clearCookies()
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  // Much sooner than the next poll for pending work, every 15 seconds.
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport({ timeout: 5000 })
  await expect(backoffice.getByRole('textbox', { name: 'Text' })).toHaveValue('From Sfax.')
  await expect(backoffice.getByRole('button', { name: 'Save the draft' })).toBeEnabled()

  // After signing in in another tab, returning removes the message, and saving works.
  await signIn()
  await returnToTab(backoffice)
  await expect(banner.getByText('You are no longer signed in')).toBeHidden()
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)

  await openHydrated(backoffice, '/admin/products')
  const price = backoffice.getByRole('textbox', { name: /^Price of/ }).first()
  await backoffice.context().clearCookies()
  await price.fill('77')
  await price.press('Enter')
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport({ timeout: 5000 })
  await expect(price).toHaveValue('77')
  await signIn()
  await price.press('Enter')
  await expect(backoffice.getByText('Saved').first()).toBeVisible()
  pageErrors.length = 0
})

test('order notes stay in their fields until they are saved @phone', async ({ backoffice, site, pageErrors }) => {
  const product = await singleSizeProduct(backoffice, 5)
  await placeOrder(backoffice, product, { nom: 'Hager Note', telephone: '22333491' })
  await backoffice.goto('/admin/orders?q=Hager')
  const order = await backoffice.getByRole('link', { name: /Hager Note/ }).getAttribute('href')
  await openHydrated(backoffice, order ?? '')
  const [note, noteOfStep] = [backoffice.getByLabel('New note'), backoffice.getByLabel('Note, kept with the step')]
  const banner = backoffice.getByRole('banner')

  await note.fill('The bell is broken')
  await noteOfStep.fill('Talked to her sister')
  await backoffice.context().clearCookies()
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await expect(backoffice.getByRole('button', { name: 'Add the note' })).toBeEnabled()
  await expect(note).toHaveValue('The bell is broken')
  await backoffice.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(backoffice.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await expect(noteOfStep).toHaveValue('Talked to her sister')

  const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
  await backoffice.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(backoffice.getByRole('listitem').getByText('The bell is broken')).toBeVisible()
  await expect(note).toHaveValue('')
  await backoffice.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(backoffice.getByRole('region', { name: 'What happened' })).toContainText('Talked to her sister')
  await expect(noteOfStep).toHaveValue('')
  pageErrors.length = 0
})
