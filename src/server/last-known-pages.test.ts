import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { lastKnownPages } from './last-known-pages.ts'

/** An app whose database can be taken away, and whose pages tell how often they were made. */
function openApp({ mostBytes = 1000 } = {}) {
  const state = { isAway: false, made: 0 }
  const app = new Hono()
  app.use(lastKnownPages({ mostBytes }))
  app.all('*', (context) => {
    if (state.isAway) return context.text('away', 503, { 'Retry-After': '5' })
    if (context.req.path === '/private') return context.text('yours', 200, { 'Cache-Control': 'no-store' })
    state.made += 1
    return context.text(`page ${state.made} of ${context.req.path}`, 200, { 'Content-Security-Policy': 'strict' })
  })
  return { app, state }
}

test('a page that is known is shown while the database is away, with the headers it had', async () => {
  const { app, state } = openApp()
  await app.request('/shop?page=2')
  state.isAway = true

  const shown = await app.request('/shop?page=2')
  assert.equal(shown.status, 200)
  assert.equal(await shown.text(), 'page 1 of /shop')
  assert.equal(shown.headers.get('Content-Security-Policy'), 'strict')
  assert.equal(shown.headers.get('Retry-After'), null)
  assert.equal((await app.request('/shop?page=2', { method: 'HEAD' })).status, 200)
})

test('a page nobody has seen, a private one and an order are not answered from what is known', async () => {
  const { app, state } = openApp()
  for (const path of ['/shop', '/private']) await app.request(path)
  await app.request('/checkout', { method: 'POST' })
  state.isAway = true

  assert.equal((await app.request('/private')).status, 503)
  assert.equal((await app.request('/shop?page=3')).status, 503)
  assert.equal((await app.request('/checkout', { method: 'POST' })).status, 503)
  assert.equal((await app.request('/shop', { method: 'POST' })).status, 503)
})

test('as soon as the database is back, pages are made anew', async () => {
  const { app, state } = openApp()
  await app.request('/shop')
  state.isAway = true
  await app.request('/shop')
  state.isAway = false
  assert.equal(await (await app.request('/shop')).text(), 'page 2 of /shop')
})

test('no more is kept than was allowed: the page unseen for longest goes first', async () => {
  const { app, state } = openApp({ mostBytes: 40 })
  for (const path of ['/one', '/two', '/one', '/three']) await app.request(path)
  state.isAway = true
  assert.equal((await app.request('/two')).status, 503)
  assert.equal((await app.request('/one')).status, 200)
  assert.equal((await app.request('/three')).status, 200)
})
