import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

const maker = { name: 'Amel Trabelsi', project: 'Noul Amel', tel: '22 333 444', description: 'Wool from Mahdia.' }

async function askForPack(request: APIRequestContext, email: string, name = maker.name): Promise<void> {
  await request.post('/api/pack', { data: { ...maker, name, email, selectedpack: 'Gold' } })
}

/** Fills the honeypot field, so the comment is held. */
async function commentAsProgramsDo(request: APIRequestContext, comment: string): Promise<string> {
  const { id } = await productOfModel(request, 'BL-Medina')
  const form = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', comment, website: 'x' }
  await request.post(`/product/${id}`, { form })
  return `/product/${id}`
}

test('a plan request is approved with a last day and a note, and the maker gets an email @phone', async ({
  backoffice,
  request,
  site,
}) => {
  await askForPack(request, 'amel@packs.example')
  await openHydrated(backoffice, '/admin')
  await backoffice.getByRole('link', { name: /requests? for a pack/ }).click()
  await backoffice
    .getByRole('link', { name: /Amel Trabelsi/ })
    .first()
    .click()
  await expect(backoffice.getByRole('link', { name: '22 333 444' })).toBeVisible()

  const approval = backoffice.getByRole('region', { name: 'Approve' })
  await expect(approval.getByLabel('Last day')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await approval.getByLabel('Last day').fill('2031-03-31')
  await approval.getByLabel('Note to the maker').fill('Welcome to the street of the weavers.')
  await approval.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(backoffice.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(backoffice.getByText('31 March 2031')).toBeVisible()
  await expect(backoffice.getByRole('region', { name: 'Renew' })).toBeVisible()
  await expect(backoffice.getByRole('region', { name: 'Refuse' })).toHaveCount(0)

  const email = await site.emailTo('amel@packs.example')
  expect(email).toMatch(/until\s31\sMarch\s2031/)
  expect(email).toContain('Welcome to the street of the weavers.')
})

test('a plan request that a colleague has decided meanwhile shows its current state @phone', async ({
  backoffice,
  request,
}) => {
  await askForPack(request, 'meanwhile@packs.example', 'Cyrine Jlassi')
  await openHydrated(backoffice, '/admin/packs')
  await backoffice.getByRole('link', { name: /Cyrine Jlassi/ }).click()
  await expect(backoffice.getByText('meanwhile@packs.example')).toBeVisible()
  const colleague = await backoffice.context().newPage()
  await openHydrated(colleague, new URL(backoffice.url()).pathname)
  await colleague.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(colleague.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await backoffice.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(backoffice.getByRole('alert')).toContainText('This is how it stands now')
  await expect(backoffice.getByRole('definition').filter({ hasText: 'Approved' })).toBeVisible()
  await expect(backoffice.getByRole('region', { name: 'Approve' })).toHaveCount(0)
  await expect(backoffice.getByRole('region', { name: 'Renew' })).toBeVisible()
})

test('a message is answered by email and leaves the inbox @phone', async ({ backoffice, request, site }) => {
  const text = 'Do you deliver to Tozeur?'
  await request.post('/api/contact', { data: { name: 'Binta', email: 'binta@messages.example', description: text } })
  await openHydrated(backoffice, '/admin/messages')
  await backoffice.getByRole('link', { name: /Binta/ }).click()
  await expect(backoffice.getByText(text)).toBeVisible()
  await backoffice.getByLabel('Answer by letter').fill('Yes, within 48 hours.')
  await backoffice.getByRole('button', { name: 'Send the answer' }).click()
  await expect(backoffice.getByRole('region', { name: 'Answers' })).toContainText('The letter is on its way.')
  await expect(backoffice.getByLabel('Answer by letter')).toHaveValue('')
  expect(await site.emailTo('binta@messages.example')).toContain('Yes, within 48 hours.')

  await backoffice.getByRole('link', { name: 'All messages' }).click()
  await expect(backoffice.getByRole('link', { name: /Binta/ })).toHaveCount(0)
  await backoffice.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(backoffice.getByRole('link', { name: /Binta/ })).toBeVisible()
})

test('a draft reply stays when a colleague replies first, and shows that reply @phone', async ({
  backoffice,
  request,
  site,
}) => {
  const text = 'Is the blue rug still there?'
  await request.post('/api/contact', { data: { name: 'Cyrine', email: 'cyrine@messages.example', description: text } })
  await openHydrated(backoffice, '/admin/messages')
  await backoffice.getByRole('link', { name: /Cyrine/ }).click()
  await expect(backoffice.getByLabel('Answer by letter')).toBeVisible()
  const colleague = await backoffice.context().newPage()
  await openHydrated(colleague, new URL(backoffice.url()).pathname)
  await backoffice.getByLabel('Answer by letter').fill('No, it was sold.')
  await colleague.getByLabel('Answer by letter').fill('Yes, two of them.')
  await colleague.getByRole('button', { name: 'Send the answer' }).click()
  await expect(colleague.getByRole('region', { name: 'Answers' })).toContainText('Yes, two of them.')

  await backoffice.getByRole('button', { name: 'Send the answer' }).click()
  await expect(backoffice.getByRole('alert')).toContainText('This was answered while you wrote')
  await expect(backoffice.getByRole('region', { name: 'Answers' })).toContainText('Yes, two of them.')
  await expect(backoffice.getByLabel('Answer by letter')).toHaveValue('No, it was sold.')
  await backoffice.getByLabel('Answer by letter').fill('The third is sold.')
  await backoffice.getByRole('button', { name: 'Send the answer' }).click()
  await expect(backoffice.getByRole('region', { name: 'Answers' })).toContainText('The third is sold.')
  await expect(backoffice.getByLabel('Answer by letter')).toHaveValue('')
  expect(await site.emailTo('cyrine@messages.example')).not.toContain('No, it was sold.')
})

test('a held comment is published, several are hidden at once, and undone from the audit log @phone', async ({
  backoffice,
  request,
}) => {
  const productPath = await commentAsProgramsDo(request, 'The softest leather in Kairouan')
  for (const spam of ['Buy pills one', 'Buy pills two']) await commentAsProgramsDo(request, spam)
  await backoffice.goto(`${productPath}#comments`)
  await expect(backoffice.getByText('The softest leather')).toHaveCount(0)

  await openHydrated(backoffice, '/admin/comments')
  const cardOf = (text: string) => backoffice.getByRole('listitem').filter({ hasText: text })
  await cardOf('The softest leather').getByRole('button', { name: 'Publish', exact: true }).click()
  const published = backoffice.getByRole('status').filter({ hasText: '1 comment published' })
  await expect(published).toBeVisible()
  // The count of pending work has changed, so the page reloads its data.
  await backoffice.waitForLoadState('networkidle')
  await expect(published).toBeVisible()
  for (const spam of ['Buy pills one', 'Buy pills two']) await cardOf(spam).getByRole('checkbox').check()
  await backoffice.getByRole('button', { name: 'Hide 2 selected' }).click()
  await expect(backoffice.getByRole('status').filter({ hasText: '2 comments hidden' })).toBeVisible()
  await expect(backoffice.getByText('Buy pills')).toHaveCount(0)

  await backoffice.goto(`${productPath}#comments`)
  await expect(backoffice.getByText('The softest leather in Kairouan')).toBeVisible()
  await expect(backoffice.getByText('Buy pills')).toHaveCount(0)

  await openHydrated(backoffice, '/admin/history')
  await backoffice.getByLabel('Words').fill('softest published')
  await backoffice.getByRole('button', { name: 'Search' }).click()
  await expect(backoffice.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await backoffice.getByRole('button', { name: 'Undo' }).click()
  await expect(backoffice.getByRole('status').filter({ hasText: 'It is as it was before' })).toBeVisible()
  await backoffice.goto(`${productPath}#comments`)
  await expect(backoffice.getByText('The softest leather in Kairouan')).toHaveCount(0)
})

test('a newsletter issue is written and sent to every confirmed reader @phone', async ({ backoffice, page, site }) => {
  await page.request.post('/api/newsletter', { data: { email: 'reader@news.example' } })
  const confirmation = await site.emailTo('reader@news.example')
  await openHydrated(page, new URL(/https?:\S+\/newsletter\/confirm\/\S+/.exec(confirmation)?.[0] ?? '').pathname)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await openHydrated(backoffice, '/admin/newsletter/new')
  await backoffice.getByRole('textbox', { name: 'Subject' }).fill('Wool is here')
  await backoffice.getByRole('textbox', { name: 'Text' }).fill('The first wool of the year.')
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)
  await expect(backoffice.getByRole('button', { name: 'Send a trial to me' })).toBeVisible()
  await backoffice.getByRole('textbox', { name: 'Text' }).fill('The first wool of this year.')
  await backoffice.getByRole('button', { name: 'Send a trial to me' }).click()
  await expect(backoffice.getByText(/a trial is on its way to sana/)).toBeVisible()
  await backoffice.getByRole('button', { name: 'See it as a letter' }).click()
  await expect(backoffice).toHaveURL(/\/preview$/)
  await expect(backoffice.getByRole('heading', { name: 'Wool is here' })).toHaveCSS('font-weight', '600')
  await expect(backoffice.getByText('The first wool of this year.')).toBeVisible()
  await backoffice.goBack()
  await backoffice.getByText(/^Send to \d+ reader/).click()
  await backoffice.getByRole('button', { name: 'Send now' }).click()
  await expect(backoffice.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(await site.emailTo('reader@news.example')).toContain('The first wool of this year.')
  await expect(backoffice.getByText('Sent', { exact: true })).toBeVisible()
})

test('no text of a newsletter issue is lost: neither while its first draft is being saved, nor by navigation @phone', async ({
  backoffice,
}) => {
  await openHydrated(backoffice, '/admin/newsletter/new')
  const [subject, text] = [
    backoffice.getByRole('textbox', { name: 'Subject' }),
    backoffice.getByRole('textbox', { name: 'Text' }),
  ]
  const saveDraft = backoffice.getByRole('button', { name: 'Save the draft' })
  await subject.fill('Salt and clay')
  await text.fill('The first glaze of the year')
  const save = await holdRequests(backoffice, '**/admin/newsletter/new.data*')
  await saveDraft.click()
  await save.isHeldUp
  // The fields are read-only meanwhile: the navigation to the draft's page would lose text typed now.
  await expect(text).toHaveAttribute('readonly')
  save.release()
  await expect(backoffice).toHaveURL(/newsletter\/\d+$/)
  await expect(text).toBeEditable()

  await text.fill('The first glaze of the year, from Sejnane')
  const change = await holdRequests(backoffice, '**/admin/newsletter/*.data*')
  await saveDraft.click()
  await change.isHeldUp
  await text.press('End')
  await text.pressSequentially('!')
  change.release()
  await expect(backoffice.getByText('The draft is saved.')).toBeVisible()
  await expect(text).toHaveValue('The first glaze of the year, from Sejnane!')
  await backoffice.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await backoffice.getByRole('button', { name: 'Stay here' }).click()
  const rest = await holdRequests(backoffice, '**/admin/newsletter/*.data*')
  await saveDraft.click()
  await rest.isHeldUp
  // Without having seen it disabled, enabled could mean that saving has not begun.
  await expect(saveDraft).toBeDisabled()
  rest.release()
  await expect(saveDraft).toBeEnabled()
  await backoffice.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await expect(backoffice).toHaveURL(/\/admin\/newsletter$/)
})

test('axe finds nothing on the pages of customer requests, and none is wider than a phone @phone', async ({
  backoffice,
  request,
}) => {
  test.setTimeout(90_000)
  await askForPack(request, 'axe@packs.example')
  await request.post('/api/contact', { data: { name: 'Axe', email: 'axe@messages.example', description: 'Hello' } })
  await commentAsProgramsDo(request, 'A comment for axe')
  for (const path of [
    ...[
      '/admin/messages',
      '/admin/comments',
      '/admin/packs',
      '/admin/newsletter',
      '/admin/newsletter/new',
      '/admin/history',
    ],
    ...[
      '/admin/letters?show=waiting',
      await firstIn(backoffice, '/admin/messages'),
      await firstIn(backoffice, '/admin/packs'),
    ],
  ]) {
    await openHydrated(backoffice, path)
    expect.soft(await findings(backoffice), path).toEqual([])
    const width = await backoffice.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(360)
  }
})

async function firstIn(backoffice: Page, list: string): Promise<string> {
  await backoffice.goto(list)
  const href = await backoffice.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  return href ?? ''
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('comments are moderated by keyboard: the focus goes on to the next one @desktop', async ({ page, newShop }) => {
  const session = { name: 'hirfa-office', value: await newShop.signIn('staff'), url: newShop.origin }
  await page.context().addCookies([session])
  for (const name of ['Amel', 'Hédi', 'Nour']) {
    await page.request.post(`${newShop.origin}/api/addComment`, {
      data: {
        ...{ name, email: 'amel@example.tn', phone: '22 333 444', product_id: 1 },
        comment: `${name} shows more at https://example.tn/pictures`,
      },
    })
  }
  await openHydrated(page, `${newShop.origin}/admin/comments`)
  const rows = page.getByRole('listitem').filter({ hasText: 'https://example.tn/pictures' })
  await expect(rows).toHaveCount(3)
  await rows.nth(1).getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1).getByRole('button', { name: 'Publish' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.first().getByRole('button', { name: 'Publish' })).toBeFocused()
})
