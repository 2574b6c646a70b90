import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the server says which pages of the office a browser may store, whose they are and for how long', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop, 'owner')
  const rules = async (path: string, headers: Record<string, string> = {}) =>
    (await request(path, { headers })).headers.get('Stored-Page')
  const { id, operator_id } = await shop.marketplace.db
    .selectFrom('operator_sessions')
    .select(['id', 'operator_id'])
    .executeTakeFirstOrThrow()
  const session = `session=${operator_id}-${id}; seconds=43200`
  for (const path of ['/admin', '/admin/orders', '/fr/admin/orders?q=a', '/admin/handovers', '/admin/reports'])
    assert.equal(await rules(path), `${session}; page`, path)
  for (const path of [
    ...['/admin/calls', '/admin/orders/new', '/admin/account', '/admin/account/passkeys', '/admin/team'],
    ...['/admin/settings', '/admin/person', '/admin/audit-log', '/admin/offline'],
  ])
    assert.equal(await rules(path), session, path)
  for (const path of ['/admin/orders', '/admin/sign-in', '/admin/offline', '/fr/admin'])
    assert.equal(await rules(path, { Cookie: '' }), 'none', path)
  assert.equal(await rules('/'), null)
})

test('whoever signs in again comes back to the page with the form that was sent, and its query', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  shop.clock.passes({ seconds: 12 * 3600 })
  const send = async (headers: Record<string, string>) => {
    const sent = await request('/admin/orders', { method: 'POST', body: new URLSearchParams(), headers })
    return decodeURIComponent(sent.headers.get('Location') ?? '')
  }
  const page = '/admin/orders?status=packed&page=2'
  assert.equal(await send({ Referer: `https://hirfa.example${page}` }), `/admin/sign-in?to=${page}`)
  assert.equal(await send({ Referer: `https://hirfa.example/fr${page}` }), `/admin/sign-in?to=${page}`)
  assert.equal(await send({ Referer: 'https://evil.example/admin/team' }), '/admin/sign-in?to=/admin/orders')
  assert.equal(await send({}), '/admin/sign-in?to=/admin/orders')
})

test('without script, a form that meets an ended session is kept, and sent again after signing in', async () => {
  await using office = await openPlainOffice()
  const { db } = office.shop.marketplace
  const placed = await office.shop.order([{ product: await office.shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const path = `/admin/orders/${placed.order.id}`
  const page = await office.open(path)
  const session = office.browser.cookies.get('__Host-hirfa-office') ?? ''
  office.browser.cookies.delete('__Host-hirfa-office')
  const note = 'She wants it <before> Eid\r\n& twice'
  const kept = await page.submit('Add the note', { body: note })
  assert.equal(kept.status, 401)
  assert.match(kept.main, /nothing was saved/)
  const ended = await kept.submit('Send it again')
  assert.equal(ended.status, 401, 'nobody is signed in still')
  assert.match(ended.html, /href="\/admin\/sign-in\?to=/)
  office.browser.cookies.set('__Host-hirfa-office', session)
  assert.match((await ended.submit('Send it again')).main, /She wants it <before> Eid/)
  assert.equal((await db.selectFrom('order_notes').select('id').execute()).length, 1)
})

test('an address that keeps a form sends it nowhere but into the back office', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  const post = async (at: string) => {
    const address = `/admin/kept-form?at=${encodeURIComponent(at)}`
    return (await request(address, { method: 'POST', body: new URLSearchParams({ note: 'x' }) })).status
  }
  assert.equal(await post('/admin/orders/1'), 401)
  for (const at of ['https://evil.example/', '//evil.example/admin', '/contact']) assert.equal(await post(at), 302, at)
})

test('a database that is away deletes nothing from browsers', async () => {
  const shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  await shop[Symbol.asyncDispose]()
  const answer = await request('/admin/orders')
  assert.equal(answer.headers.get('Stored-Page'), null)
  assert.ok(answer.status >= 500)
})
