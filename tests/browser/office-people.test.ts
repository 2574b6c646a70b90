import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { productOfModel } from './support/products.ts'
import { expect, test } from './support/shop-test.ts'

const maker = { name: 'Amel Trabelsi', project: 'Noul Amel', tel: '22 333 444', description: 'Wool from Mahdia.' }

async function askForPack(request: APIRequestContext, email: string, name = maker.name): Promise<void> {
  await request.post('/api/pack', { data: { ...maker, name, email, selectedpack: 'Gold' } })
}

/** With something in the field that nobody sees: such a comment is held. */
async function commentAsProgramsDo(request: APIRequestContext, comment: string): Promise<string> {
  const { id } = await productOfModel(request, 'BL-Medina')
  const form = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', comment, website: 'x' }
  await request.post(`/product/${id}`, { form })
  return `/product/${id}`
}

test('a pack is approved with a last day and a note, and the maker hears of it @phone', async ({
  office,
  request,
  site,
}) => {
  await askForPack(request, 'amel@packs.example')
  await openAlive(office, '/admin')
  await office.getByRole('link', { name: /requests? for a pack/ }).click()
  await office
    .getByRole('link', { name: /Amel Trabelsi/ })
    .first()
    .click()
  await expect(office.getByRole('link', { name: '22 333 444' })).toBeVisible()

  const approval = office.getByRole('region', { name: 'Approve' })
  await expect(approval.getByLabel('Last day')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await approval.getByLabel('Last day').fill('2031-03-31')
  await approval.getByLabel('Note to the maker').fill('Welcome to the street of the weavers.')
  await approval.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(office.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(office.getByText('31 March 2031')).toBeVisible()
  await expect(office.getByRole('region', { name: 'Renew' })).toBeVisible()
  await expect(office.getByRole('region', { name: 'Refuse' })).toHaveCount(0)

  const letter = await site.letterTo('amel@packs.example')
  expect(letter).toMatch(/until\s31\sMarch\s2031/)
  expect(letter).toContain('Welcome to the street of the weavers.')
})

test('a pack that a colleague has decided on meanwhile shows as it stands now @phone', async ({ office, request }) => {
  await askForPack(request, 'meanwhile@packs.example', 'Cyrine Jlassi')
  await openAlive(office, '/admin/packs')
  await office.getByRole('link', { name: /Cyrine Jlassi/ }).click()
  await expect(office.getByText('meanwhile@packs.example')).toBeVisible()
  const colleague = await office.context().newPage()
  await openAlive(colleague, new URL(office.url()).pathname)
  await colleague.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(colleague.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await office.getByRole('button', { name: 'Approve the pack' }).click()
  await expect(office.getByRole('alert')).toContainText('This is how it stands now')
  await expect(office.getByRole('definition').filter({ hasText: 'Approved' })).toBeVisible()
  await expect(office.getByRole('region', { name: 'Approve' })).toHaveCount(0)
  await expect(office.getByRole('region', { name: 'Renew' })).toBeVisible()
})

test('a message is answered by letter and waits no longer @phone', async ({ office, request, site }) => {
  const text = 'Do you deliver to Tozeur?'
  await request.post('/api/contact', { data: { name: 'Binta', email: 'binta@messages.example', description: text } })
  await openAlive(office, '/admin/messages')
  await office.getByRole('link', { name: /Binta/ }).click()
  await expect(office.getByText(text)).toBeVisible()
  await office.getByLabel('Answer by letter').fill('Yes, within 48 hours.')
  await office.getByRole('button', { name: 'Send the answer' }).click()
  await expect(office.getByRole('region', { name: 'Answers' })).toContainText('The letter is on its way.')
  await expect(office.getByLabel('Answer by letter')).toHaveValue('')
  expect(await site.letterTo('binta@messages.example')).toContain('Yes, within 48 hours.')

  await office.getByRole('link', { name: 'All messages' }).click()
  await expect(office.getByRole('link', { name: /Binta/ })).toHaveCount(0)
  await office.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(office.getByRole('link', { name: /Binta/ })).toBeVisible()
})

test('who writes an answer keeps it when a colleague answers first, and sees what was said @phone', async ({
  office,
  request,
  site,
}) => {
  const text = 'Is the blue rug still there?'
  await request.post('/api/contact', { data: { name: 'Cyrine', email: 'cyrine@messages.example', description: text } })
  await openAlive(office, '/admin/messages')
  await office.getByRole('link', { name: /Cyrine/ }).click()
  await expect(office.getByLabel('Answer by letter')).toBeVisible()
  const colleague = await office.context().newPage()
  await openAlive(colleague, new URL(office.url()).pathname)
  await office.getByLabel('Answer by letter').fill('No, it was sold.')
  await colleague.getByLabel('Answer by letter').fill('Yes, two of them.')
  await colleague.getByRole('button', { name: 'Send the answer' }).click()
  await expect(colleague.getByRole('region', { name: 'Answers' })).toContainText('Yes, two of them.')

  await office.getByRole('button', { name: 'Send the answer' }).click()
  await expect(office.getByRole('alert')).toContainText('This was answered while you wrote')
  await expect(office.getByRole('region', { name: 'Answers' })).toContainText('Yes, two of them.')
  await expect(office.getByLabel('Answer by letter')).toHaveValue('No, it was sold.')
  await office.getByLabel('Answer by letter').fill('The third is sold.')
  await office.getByRole('button', { name: 'Send the answer' }).click()
  await expect(office.getByRole('region', { name: 'Answers' })).toContainText('The third is sold.')
  await expect(office.getByLabel('Answer by letter')).toHaveValue('')
  expect(await site.letterTo('cyrine@messages.example')).not.toContain('No, it was sold.')
})

test('a held comment is published, and several hidden at once, and undone from the history @phone', async ({
  office,
  request,
}) => {
  const productPath = await commentAsProgramsDo(request, 'The softest leather in Kairouan')
  for (const spam of ['Buy pills one', 'Buy pills two']) await commentAsProgramsDo(request, spam)
  await office.goto(`${productPath}#comments`)
  await expect(office.getByText('The softest leather')).toHaveCount(0)

  await openAlive(office, '/admin/comments')
  const cardOf = (text: string) => office.getByRole('listitem').filter({ hasText: text })
  await cardOf('The softest leather').getByRole('button', { name: 'Publish', exact: true }).click()
  const published = office.getByRole('status').filter({ hasText: '1 comment published' })
  await expect(published).toBeVisible()
  // What waits is fewer now, so the screen loads itself anew.
  await office.waitForLoadState('networkidle')
  await expect(published).toBeVisible()
  for (const spam of ['Buy pills one', 'Buy pills two']) await cardOf(spam).getByRole('checkbox').check()
  await office.getByRole('button', { name: 'Hide 2 selected' }).click()
  await expect(office.getByRole('status').filter({ hasText: '2 comments hidden' })).toBeVisible()
  await expect(office.getByText('Buy pills')).toHaveCount(0)

  await office.goto(`${productPath}#comments`)
  await expect(office.getByText('The softest leather in Kairouan')).toBeVisible()
  await expect(office.getByText('Buy pills')).toHaveCount(0)

  await openAlive(office, '/admin/history')
  await office.getByLabel('Words').fill('softest published')
  await office.getByRole('button', { name: 'Search' }).click()
  await expect(office.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByRole('status').filter({ hasText: 'It is as it was before' })).toBeVisible()
  await office.goto(`${productPath}#comments`)
  await expect(office.getByText('The softest leather in Kairouan')).toHaveCount(0)
})

test('an issue of the newsletter is written and sent to everyone who confirmed @phone', async ({
  office,
  page,
  site,
}) => {
  await page.request.post('/api/newsletter', { data: { email: 'reader@news.example' } })
  const confirmation = await site.letterTo('reader@news.example')
  await openAlive(page, new URL(/https?:\S+\/newsletter\/confirm\/\S+/.exec(confirmation)?.[0] ?? '').pathname)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await openAlive(office, '/admin/newsletter/new')
  await office.getByLabel('Subject').fill('Wool is here')
  await office.getByLabel('Text').fill('The first wool of the year.')
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office).toHaveURL(/newsletter\/\d+$/)
  await expect(office.getByRole('button', { name: 'Send a trial to me' })).toBeVisible()
  await office.getByLabel('Text').fill('The first wool of this year.')
  await office.getByRole('button', { name: 'Send a trial to me' }).click()
  await expect(office.getByText(/a trial is on its way to sana/)).toBeVisible()
  await office.getByRole('button', { name: 'See it as a letter' }).click()
  await expect(office).toHaveURL(/\/preview$/)
  await expect(office.getByRole('heading', { name: 'Wool is here' })).toHaveCSS('font-weight', '600')
  await expect(office.getByText('The first wool of this year.')).toBeVisible()
  await office.goBack()
  await office.getByText(/^Send to \d+ reader/).click()
  await office.getByRole('button', { name: 'Send now' }).click()
  await expect(office.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(await site.letterTo('reader@news.example')).toContain('The first wool of this year.')
  await expect(office.getByText('Sent', { exact: true })).toBeVisible()
})

test('no letter of an issue is lost: not while its first draft is on the way, nor by going elsewhere @phone', async ({
  office,
}) => {
  await openAlive(office, '/admin/newsletter/new')
  const [subject, text] = [office.getByLabel('Subject'), office.getByLabel('Text')]
  await subject.fill('Salt and clay')
  await text.fill('The first glaze of the year')
  const save = await hold(office, '**/admin/newsletter/new.data*')
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await save.isHeld
  // A field that takes nothing says so to whoever types; one that took it would lose it to the page of the draft.
  await expect(text).toHaveAttribute('readonly')
  save.letGo()
  await expect(office).toHaveURL(/newsletter\/\d+$/)
  await expect(text).toBeEditable()

  await text.fill('The first glaze of the year, from Sejnane')
  const change = await hold(office, '**/admin/newsletter/*.data*')
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await change.isHeld
  await text.press('End')
  await text.pressSequentially('!')
  change.letGo()
  await expect(office.getByText('The draft is saved.')).toBeVisible()
  await expect(text).toHaveValue('The first glaze of the year, from Sejnane!')
  await office.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await office.getByRole('button', { name: 'Stay here' }).click()
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office.getByRole('button', { name: 'Save the draft' })).toBeEnabled()
  await office.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await expect(office).toHaveURL(/\/admin\/newsletter$/)
})

test('axe finds nothing in the rooms of people, and none is wider than a phone @phone', async ({ office, request }) => {
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
    ...['/admin/letters?show=waiting', await firstIn(office, '/admin/messages'), await firstIn(office, '/admin/packs')],
  ]) {
    await openAlive(office, path)
    expect.soft(await findings(office), path).toEqual([])
    const width = await office.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(360)
  }
})

async function firstIn(office: Page, list: string): Promise<string> {
  await office.goto(list)
  const href = await office.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  return href ?? ''
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
