import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorkerBrowser, workerPage } from '#tests/support/service-worker.ts'
import { serveOfficePages } from './office-pages.ts'
import { serveStorefrontPages } from './storefront-pages.ts'

const cache = 'hirfa-office-one'
const notices = { en: { html: '<aside>old, {time}</aside>', intlTag: 'en-GB' }, fr: { html: '', intlTag: 'fr-TN' } }
const options = { version: 'one', pages: { '/': [] }, notices, officeNotices: notices }

const hour = 3600

/** A page of a session, as the server answers it. */
function page(path: string, session = '1-10', seconds = hour, marks = '; page'): Response {
  return workerPage(`page ${path}`, {
    'Cache-Control': 'no-store',
    'Stored-Page': `session=${session}; seconds=${seconds}${marks}`,
  })
}

const signInPage = () => workerPage('Sign in', { 'Cache-Control': 'no-store', 'Stored-Page': 'none' })

async function openOffice() {
  const browser = await openWorkerBrowser('one', (scope) =>
    serveOfficePages(scope, options, serveStorefrontPages(scope, options)),
  )
  browser.server.answer = (path) => page(path)
  const textOf = async (path: string) => {
    const answer = await browser.visit(path)
    return `${answer?.status} ${(await answer?.text()) ?? ''}`
  }
  const offline = async (path: string) => {
    browser.server.isReached = false
    const text = await textOf(path)
    browser.server.isReached = true
    return text
  }
  return { ...browser, textOf, offline }
}

test('without a connection a page of the office is shown as it was last, marked with its age', async () => {
  const { visit, offline, server } = await openOffice()
  await visit('/admin/orders/5')
  server.answer = (path) => page(`newer ${path}`)
  await visit('/admin/orders/5')
  assert.match(await offline('/admin/orders/5'), /^200 .*<aside>old, \w+day.*<\/aside><p>page newer \/admin\/orders\/5/)
})

test('a page that was never seen gets the offline page with links to those that were', async () => {
  const { visit, offline } = await openOffice()
  await visit('/admin/orders?q=a%26b')
  const text = await offline('/admin/orders/7')
  assert.match(text, /^503 .*page \/admin\/offline/)
  assert.doesNotMatch(text, /<script/)
  assert.match(text, /<li><a href="\/admin\/orders\?q=a%26b">/)
})

test('the offline page is in the language of the pages', async () => {
  const { visit, offline, server } = await openOffice()
  let language = 'en'
  server.answer = (path) => {
    const lang = /^\/(fr)\//.exec(path)?.[1] ?? language
    return workerPage(`${lang} ${path}`, { 'Stored-Page': 'session=1-10; seconds=9; page' }, lang)
  }
  await visit('/admin/orders/5')
  await visit('/fr/admin/orders/6')
  assert.match(await offline('/fr/admin/orders/7'), /<p>fr \/fr\/admin\/offline/)
  assert.match(await offline('/admin/orders/7'), /<p>en \/admin\/offline/)
  // The operator chooses another language.
  language = 'fr'
  await visit('/admin/orders/5')
  assert.match(await offline('/admin/orders/7'), /<p>fr \/admin\/offline/)
})

test('whoever is not signed in sees no page of the office, and the stored ones are gone', async () => {
  const { visit, offline, server, kept } = await openOffice()
  await visit('/admin/orders/5')
  server.answer = signInPage
  await visit('/admin/sign-in')
  assert.deepEqual(kept(cache), [])
  assert.match(await offline('/admin/orders/5'), /^503 .*page \/offline/)
})

test('a page of another session deletes those of the one before', async () => {
  const { visit, server, kept } = await openOffice()
  await visit('/admin/orders/5')
  server.answer = (path) => page(path, '2-11')
  await visit('/admin')
  assert.deepEqual(kept(cache), ['/admin', '/admin/offline'])
})

test('a page that was asked for by a session before is not stored after it', async () => {
  const { show, tell, visit, server, kept } = await openOffice()
  await visit('/admin')
  let answer = (_: Response): void => {}
  server.answer = () => new Promise((resolve) => (answer = resolve))
  const shown = show('/admin/orders/5')
  await tell({ sessionEnded: true })
  answer(page('/admin/orders/5'))
  await shown
  assert.deepEqual(kept(cache), [])
  server.answer = (path) =>
    path === '/admin/orders/6' ? new Promise((resolve) => (answer = resolve)) : page(path, '2-11')
  const late = visit('/admin/orders/6')
  await visit('/admin')
  answer(page('/admin/orders/6', '1-10'))
  await late
  assert.deepEqual(kept(cache), ['/admin', '/admin/offline'])
})

test('what is stored goes when the session would be over, also for a worker that was not running', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-03-02T09:00:00Z') })
  const { visit, offline, server, start, kept } = await openOffice()
  server.answer = (path) => page(path, '1-10', 600)
  await visit('/admin/orders/5')
  t.mock.timers.setTime(new Date('2026-03-02T09:09:00Z').getTime())
  assert.match(await offline('/admin/orders/5'), /^200/)
  // Another page of the session prolongs it for all.
  await visit('/admin')
  t.mock.timers.setTime(new Date('2026-03-02T09:18:00Z').getTime())
  assert.match(await offline('/admin/orders/5'), /^200/)
  t.mock.timers.setTime(new Date('2026-03-02T09:19:01Z').getTime())
  start()
  await new Promise(setImmediate)
  assert.deepEqual(kept(cache), [])
  assert.match(await offline('/admin/orders/5'), /^503/)
})

test('a clock that is set back does not prolong it', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-03-02T09:00:00Z') })
  const { visit, offline } = await openOffice()
  await visit('/admin/orders/5')
  t.mock.timers.setTime(new Date('2026-03-02T08:00:00Z').getTime())
  assert.match(await offline('/admin/orders/5'), /^503/)
})

test('a clock that is set back again and again does not prolong it either', async (t) => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00Z`).getTime()
  t.mock.timers.enable({ apis: ['Date'], now: at('09:00') })
  const { visit, offline } = await openOffice()
  await visit('/admin/orders/5')
  t.mock.timers.setTime(at('09:50'))
  assert.match(await offline('/admin/orders/5'), /^200/)
  t.mock.timers.setTime(at('09:05'))
  assert.match(await offline('/admin/orders/5'), /^503/)
})

test('a page that is gone, or not for this operator any more, is not shown again', async () => {
  const { visit, offline, server } = await openOffice()
  for (const status of [403, 404]) {
    server.answer = (path) => page(path)
    await visit('/admin/orders/5')
    server.answer = (path) => new Response('gone', { status, headers: page(path).headers })
    await visit('/admin/orders/5')
    assert.match(await offline('/admin/orders/5'), /^503/, String(status))
  }
})

test('only pages that the server marks are stored, and a failing server deletes nothing', async () => {
  const { visit, server, kept } = await openOffice()
  await visit('/admin')
  server.answer = (path) => page(path, '1-10', hour, '')
  await visit('/admin/calls')
  server.answer = () =>
    new Response('a,b', { headers: { 'Content-Type': 'text/csv', 'Stored-Page': 'session=1-10; seconds=9; page' } })
  await visit('/admin/cash/postings.csv')
  server.answer = () => workerPage('The shop is away', {})
  await visit('/admin/orders/5')
  server.answer = (path) => new Response('gone', { status: 404, headers: page(path).headers })
  await visit('/admin/orders/6')
  assert.deepEqual(kept(cache), ['/admin', '/admin/offline'])
})

test('what was reached by links is fetched for it', async () => {
  const { show, visit, server, kept } = await openOffice()
  await visit('/admin')
  const before = server.requests.length
  await show('/admin', { isDocument: true })
  assert.equal(server.requests.length, before)
  await show('/admin/orders/5')
  await show('https://elsewhere.example/admin')
  const asked = server.requests.slice(before).filter(({ path }) => path === '/admin/orders/5')
  assert.equal(asked.length, 1)
  assert.deepEqual(kept(cache), ['/admin', '/admin/offline', '/admin/orders/5'])
})

test('at most 30 pages are stored, the last that were seen', async () => {
  const { visit, kept } = await openOffice()
  for (let id = 1; id <= 40; id++) await visit(`/admin/orders/${id}`)
  const pages = kept(cache).filter((path) => path !== '/admin/offline')
  assert.equal(pages.length, 30)
  assert.ok(pages.includes('/admin/orders/40') && !pages.includes('/admin/orders/10'))
})

test('the storefront keeps its own pages when the office deletes', async () => {
  const { visit, tell, server, kept } = await openOffice()
  server.answer = (path) => workerPage(`page ${path}`)
  await visit('/')
  await tell({ sessionEnded: true })
  assert.deepEqual(kept(), ['/offline', '/'])
})
