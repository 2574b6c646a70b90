import type { Page } from '@playwright/test'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { returnToTab } from './support/return-to-tab.ts'
import { signInto } from './support/session.ts'

/** Longer than the time after which a page that is shown is stored. */
const storeDelayMilliseconds = 3000

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
  await expect(trouble.getByText('What you see may be out of date')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await backoffice.unroute('**/admin/waiting.data*')
  await returnToTab(backoffice)
  await expect(trouble.getByText('What you see may be out of date')).toBeHidden()

  // The server handles the request, but the response is lost.
  await backoffice.route('**/admin/newsletter/new.data*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(trouble.getByText('this may not have been saved')).toBeVisible()
  await expect(text).toHaveValue('It is warm.')
  await returnToTab(backoffice)
  await expect(text).toBeEditable()
  await expect(trouble.getByText('this may not have been saved')).toBeVisible()
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
  await openHydrated(backoffice, '/admin/contact-messages')
  await expect(backoffice.getByText('Do you ship to Gabès?')).toBeVisible()
  // Pending work has changed, so the list reloads; the connection is lost just then.
  await backoffice.route('**/admin/contact-messages.data*', (route) => route.abort('connectionfailed'))
  await request.post('/api/contact', {
    data: { name: 'Nour', email: 'nour@messages.example', description: 'And to Tozeur?' },
  })
  await returnToTab(backoffice)
  await expect(backoffice.getByRole('banner').getByText('What you see may be out of date')).toBeVisible()
  await expect(backoffice.getByText('Do you ship to Gabès?')).toBeVisible()
  await backoffice.unroute('**/admin/contact-messages.data*')
  await returnToTab(backoffice)
  await expect(backoffice.getByText('And to Tozeur?')).toBeVisible()
  await expect(backoffice.getByRole('banner').getByRole('status')).toHaveCount(0)
  pageErrors.length = 0
})

test('a save after the session has ended says so at once, on a page and in a part of it @phone', async ({
  backoffice,
  site,
  pageErrors,
}) => {
  const banner = backoffice.getByRole('banner')
  const signIn = () => signInto(backoffice.context(), site, 'owner')
  await openHydrated(backoffice, '/admin/newsletter/new')
  await backoffice.getByRole('textbox', { name: 'Subject' }).fill('Olive wood')
  await backoffice.getByRole('textbox', { name: 'Text' }).fill('From Sfax.')
  await backoffice.context().clearCookies()
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport()
  await expect(backoffice.getByRole('textbox', { name: 'Text' })).toHaveValue('From Sfax.')
  await expect(backoffice.getByRole('button', { name: 'Save the draft' })).toBeEnabled()
  await expect(banner.getByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute('href', '/admin/sign-in')

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
  await expect(banner.getByText('You are no longer signed in')).toBeInViewport()
  await expect(price).toHaveValue('77')
  await signIn()
  await price.press('Enter')
  await expect(backoffice.getByText('Saved').first()).toBeVisible()
  pageErrors.length = 0
})

test('with the next contact after its session has ended a browser loses what is stored, and a note waits until its operator has signed in again @phone', async ({
  backoffice,
  site,
  pageErrors,
}) => {
  const order = await openOrder(backoffice, 'Hager Note', '22333491')
  const [note, noteOfStep] = [backoffice.getByLabel('New note'), backoffice.getByLabel('Note, kept with the step')]
  const banner = backoffice.getByRole('banner')
  await untilStored(backoffice, order)

  await note.fill('The bell is broken')
  await noteOfStep.fill('Talked to her sister')
  const session = await backoffice.context().cookies()
  await backoffice.context().clearCookies()
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(banner.getByText('You are no longer signed in')).toBeVisible()
  await expect.poll(() => storedOfficePages(backoffice)).toEqual([])
  await expect(note).toHaveValue('')
  await expect(unsentNote(backoffice, 'The bell is broken')).toContainText('Not sent yet.')
  await backoffice.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(backoffice.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await expect(noteOfStep).toHaveValue('Talked to her sister')

  // Somebody else signs in: the note is not theirs.
  await signInto(backoffice.context(), site, 'staff')
  await openHydrated(backoffice, order)
  await expect(backoffice.getByText('The bell is broken')).toBeHidden()
  await backoffice.context().clearCookies()
  await backoffice.context().addCookies(session)
  await openHydrated(backoffice, order)
  await expect(backoffice.getByText('The bell is broken')).toBeVisible()
  await expect(backoffice.getByText('Not sent yet. It is sent')).toBeHidden()
  pageErrors.length = 0
})

test('without a connection the office shows what it showed last, and sends the notes later @phone', async ({
  backoffice,
  pageErrors,
}) => {
  const context = backoffice.context()
  const order = await openOrder(backoffice, 'Ines Offline', '22333492')
  await openHydrated(backoffice, '/admin/orders?q=Ines')
  await untilStored(backoffice, '/admin/orders?q=Ines')
  // Reached by a link, which loads no document.
  await backoffice.getByRole('link', { name: /Ines Offline/ }).click()
  await expect(backoffice.getByLabel('New note')).toBeVisible()
  await untilStored(backoffice, order)

  await context.setOffline(true)
  await backoffice.goto('/admin/orders?q=Ines')
  const notice = backoffice.getByText('No connection. This page is from')
  await expect(notice).toBeVisible()
  await openHydrated(backoffice, '/admin/orders?q=Ines')
  await backoffice.getByRole('link', { name: /Ines Offline/ }).click()
  await expect(backoffice).toHaveURL(order)
  await expect(backoffice.getByLabel('New note')).toBeVisible()
  await expect(notice).toBeVisible()
  await openHydrated(backoffice, order)
  await backoffice.getByLabel('New note').fill('Ring at the blue door')
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(unsentNote(backoffice, 'Ring at the blue door')).toContainText('Not sent yet.')
  await expect(backoffice.getByRole('banner')).toContainText('A note is not sent yet')

  // The battery was empty: another page of the same browser.
  const later = await context.newPage()
  await later.goto('/admin/products/new')
  await expect(later.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(later.getByRole('link', { name: /Orders/ }).first()).toBeVisible()
  await later.goto(order)
  await expect(unsentNote(later, 'Ring at the blue door')).toBeVisible()
  await backoffice.close()

  await context.setOffline(false)
  await expect(later.getByText('No connection. This page is from')).toBeHidden()
  await expect(unsentNote(later, 'Ring at the blue door')).toBeHidden()
  const notes = later.getByRole('listitem').filter({ hasText: 'Ring at the blue door' })
  await expect(notes).toHaveCount(1)
  await later.reload()
  await expect(notes).toHaveCount(1)
  pageErrors.length = 0
})

test('signing out asks about notes that are not sent, and leaves nothing in the browser @phone', async ({
  backoffice,
  pageErrors,
}) => {
  const context = backoffice.context()
  const order = await openOrder(backoffice, 'Olfa Offline', '22333493')
  await untilStored(backoffice, order)
  await backoffice.route('**/notes', (route) => route.abort('connectionfailed'))
  await backoffice.getByLabel('New note').fill('Never sent')
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(unsentNote(backoffice, 'Never sent')).toBeVisible()
  await backoffice.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await backoffice.getByLabel('New note').fill('Not even kept')
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await expect(unsentNote(backoffice, 'Not even kept')).toContainText('Your browser does not save it')
  await openHydrated(backoffice, '/admin/account')
  await backoffice.getByRole('button', { name: 'Sign out', exact: true }).click()
  const dialog = backoffice.getByRole('dialog')
  await expect(dialog).toContainText('A note on an order is not sent yet. Signing out deletes it.')
  await dialog.getByRole('button', { name: 'Stay signed in' }).last().click()
  await expect(dialog).toBeHidden()
  await backoffice.getByRole('button', { name: 'Sign out', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(backoffice).toHaveURL(/sign-in/)
  const notes = () => backoffice.evaluate(() => localStorage.getItem('hirfa.office.notes'))
  await expect.poll(notes).toBe('[]')
  await expect.poll(() => storedOfficePages(backoffice)).toEqual([])
  await context.setOffline(true)
  await backoffice.goto(order)
  await expect(backoffice.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(backoffice.getByText('Olfa')).toBeHidden()
  await context.setOffline(false)
  pageErrors.length = 0
})

test('a call is not opened a second time to be stored, and a sign-out without an answer deletes no note @phone', async ({
  backoffice,
  pageErrors,
}) => {
  const copied: string[] = []
  backoffice.context().on('request', (request) => {
    if (request.serviceWorker()) copied.push(new URL(request.url()).pathname)
  })
  await backoffice.clock.install()
  const order = await openOrder(backoffice, 'Sonia Offline', '22333495')
  await backoffice.clock.fastForward(storeDelayMilliseconds)
  await untilStored(backoffice, order)
  await backoffice.getByRole('link', { name: 'Calls' }).first().click()
  await expect(backoffice).toHaveURL(/\/admin\/calls/)
  await backoffice.clock.fastForward(storeDelayMilliseconds)
  await backoffice.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(backoffice).toHaveURL(/\/admin\/orders/)
  await backoffice.clock.fastForward(storeDelayMilliseconds)
  await expect.poll(() => copied).toContain('/admin/orders')
  expect(copied).not.toContain('/admin/calls')

  await openHydrated(backoffice, order)
  await backoffice.route('**/notes', (route) => route.abort('connectionfailed'))
  await backoffice.getByLabel('New note').fill('Still here')
  await backoffice.getByRole('button', { name: 'Add the note' }).click()
  await openHydrated(backoffice, '/admin/account')
  await backoffice.route('**/admin/sign-out.data*', (route) => route.abort('connectionfailed'))
  await backoffice.getByRole('button', { name: 'Sign out', exact: true }).click()
  await backoffice.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(backoffice.getByText(/The shop did not answer/)).toBeVisible()
  await expect(backoffice).toHaveURL('/admin/account')
  await backoffice.unroute('**/notes')
  await openHydrated(backoffice, order)
  await expect(backoffice.getByText('Still here')).toBeVisible()
  await expect(unsentNote(backoffice, 'Still here')).toBeHidden()
  pageErrors.length = 0
})

/** Places an order, opens it as an operator and returns its path. */
async function openOrder(page: Page, nom: string, telephone: string): Promise<string> {
  await placeOrder(page, await singleSizeProduct(page, 5), { nom, telephone })
  await page.goto(`/admin/orders?q=${nom.split(' ')[0]}`)
  const order = (await page.getByRole('link', { name: new RegExp(nom) }).getAttribute('href')) ?? ''
  await openHydrated(page, order)
  return order
}

function unsentNote(page: Page, text: string) {
  return page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: 'Not sent yet.' })
}

function storedOfficePages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hirfa-office-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

async function untilStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedOfficePages(page)).toContain(path)
}
