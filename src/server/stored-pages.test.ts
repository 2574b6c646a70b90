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
  for (const path of ['/admin', '/admin/orders', '/fr/admin/orders?q=a', '/admin/handovers', '/admin/figures'])
    assert.equal(await rules(path), `${session}; page`, path)
  for (const path of [
    ...[
      '/admin/calls',
      '/admin/orders/new',
      '/admin/account',
      '/admin/account/pin',
      '/admin/account/passkeys',
      '/admin/team',
    ],
    ...['/admin/settings', '/admin/person', '/admin/history', '/admin/offline'],
  ])
    assert.equal(await rules(path), session, path)
  for (const path of ['/admin/orders', '/admin/sign-in', '/admin/offline', '/fr/admin'])
    assert.equal(await rules(path, { Cookie: '' }), 'none', path)
  assert.equal(await rules('/'), null)
})

test('what the service worker asks for does not postpone the lock of a session', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  await shop.marketplace.db
    .updateTable('operator_sessions')
    .set({ lock_minutes: 5, used_at: shop.clock.now() })
    .execute()
  const ask = async (headers: Record<string, string> = {}) =>
    (await request('/admin/orders', { headers })).headers.get('Location')
  for (let second = 0; second < 300; second += 60) {
    shop.clock.passes({ seconds: 60 })
    await ask({ 'Background-Request': '1' })
  }
  assert.match((await ask()) ?? '', /\/admin\/unlock/)
})

test('whoever unlocks a session comes back to the page with the form that was sent, and its query', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  await shop.marketplace.db
    .updateTable('operator_sessions')
    .set({ lock_minutes: 5, used_at: shop.clock.now() })
    .execute()
  shop.clock.passes({ seconds: 600 })
  const send = async (headers: Record<string, string>) => {
    const sent = await request('/admin/orders', { method: 'POST', body: new URLSearchParams(), headers })
    return decodeURIComponent(sent.headers.get('Location') ?? '')
  }
  const page = '/admin/orders?status=packed&page=2'
  assert.equal(await send({ Referer: `https://shop.example${page}` }), `/admin/unlock?to=${page}`)
  assert.equal(await send({ Referer: `https://shop.example/fr${page}` }), `/admin/unlock?to=${page}`)
  assert.equal(await send({ Referer: 'https://evil.example/admin/team' }), '/admin/unlock?to=/admin/orders')
  assert.equal(await send({}), '/admin/unlock?to=/admin/orders')
})

test('without script, a form that meets a locked or an ended session is kept, and sent again once the session is open', async () => {
  await using office = await openPlainOffice()
  const { db, clock } = office.shop.marketplace
  const placed = await office.shop.order([{ product: await office.shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const path = `/admin/orders/${placed.order.id}`
  const page = await office.open(path)
  await db.updateTable('operator_sessions').set({ lock_minutes: 5, used_at: clock.now() }).execute()
  office.shop.clock.passes({ seconds: 600 })
  const note = 'She wants it <before> Eid\r\n& twice'
  const kept = await page.submit('Add the note', { body: note })
  assert.equal(kept.status, 401)
  assert.match(kept.main, /nothing was saved/)
  assert.equal((await kept.submit('Send it again')).status, 401, 'it is locked still')
  assert.match(kept.html, /href="\/admin\/unlock\?to=/)

  await db.updateTable('operator_sessions').set({ used_at: clock.now() }).execute()
  const session = office.browser.cookies.get('__Host-hirfa-office') ?? ''
  office.browser.cookies.delete('__Host-hirfa-office')
  const ended = await kept.submit('Send it again')
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

test('a PIN that is typed over a page opens the session without leaving it', async () => {
  await using shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  await shop.marketplace.db
    .updateTable('operator_sessions')
    .set({ lock_minutes: 5, used_at: shop.clock.now() })
    .execute()
  shop.clock.passes({ seconds: 600 })
  const body = new URLSearchParams({ pin: '738152', isOverPage: '1' })
  const ended = await request('/admin/unlock', { method: 'POST', body })
  assert.deepEqual([ended.status, ended.headers.get('Location')], [403, null], 'this session has no PIN any more')
  assert.match(ended.headers.get('Set-Cookie') ?? '', /Max-Age=0/i)
})

test('a database that is away deletes nothing from browsers', async () => {
  const shop = await openTestShop()
  const request = await openBackofficeBrowser(shop)
  await shop[Symbol.asyncDispose]()
  const answer = await request('/admin/orders')
  assert.equal(answer.headers.get('Stored-Page'), null)
  assert.ok(answer.status >= 500)
})
