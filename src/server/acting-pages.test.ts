import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { ask, openShopWithStudio, sessionIn } from '#tests/support/studio.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the list of makers leads to where the office acts, and is not there without makers', async () => {
  await using shop = await openTestShop()
  const office = await openBackofficeBrowser(shop, 'staff')
  assert.equal((await office('/admin/makers')).status, 404)
  for (const page of ['/admin', '/admin/stores'])
    assert.doesNotMatch(await (await office(page)).text(), /href="\/admin\/makers"/)
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  await asSeller(shop.marketplace, storeId)
  for (const page of ['/admin', '/admin/stores'])
    assert.match(await (await office(page)).text(), /href="\/admin\/makers"/)
  const html = await (await office('/admin/makers')).text()
  assert.match(html, /Dar Amel/)
  assert.match(html, /Amel.*last seen/s)
  assert.match(html, new RegExp(`href="/admin/stores/${storeId}/makers"`))
  assert.match(await (await office('/admin/makers?show=without-access')).text(), /Somebody may enter each store/)
})

test('somebody of the office opens the studio of a maker, who sees it among the phones, and ends it', async () => {
  await using world = await openShopWithStudio()
  const { shop, app, storeId } = world
  const seller = await asSeller(shop.marketplace, storeId)
  const office = await openBackofficeBrowser(shop, 'staff')
  const form = new URLSearchParams({ do: 'open-studio', id: `${seller.actor.id}` })
  const opened = await office(`/admin/stores/${storeId}/makers`, { method: 'POST', body: form })
  assert.match(opened.headers.get('Set-Cookie') ?? '', /Max-Age=3600;/)
  assert.match(opened.headers.get('Location') ?? '', new RegExp(`/studio\\?store=${storeId}$`))
  const session = sessionIn(opened)
  const read = async (path: string, of: string | undefined) => (await ask(app, path, { session: of })).text()
  const pieces = await read('/studio', session)
  assert.match(pieces, /You are acting for.*Amel/s)
  assert.doesNotMatch(pieces, /My phones/)
  const own = await read('/studio/phones', seller.session)
  assert.match(own, /The shop/)
  assert.doesNotMatch(own, /You are acting for/)
  // Phones and codes are the maker's own.
  const phones = await ask(app, '/studio/phones', { session })
  assert.match(phones.headers.get('Location') ?? '', /\/studio$/)
  assert.equal((await ask(app, '/studio/phones', { session, form: { do: 'show-code' } })).status, 403)
  const ended = await ask(app, '/studio/phones', { session, form: { do: 'sign-out' } })
  assert.match(ended.headers.get('Location') ?? '', /\/admin\/makers$/)
  assert.match(ended.headers.get('Set-Cookie') ?? '', /Max-Age=0/)
  assert.match((await ask(app, '/studio', { session })).headers.get('Location') ?? '', /\/studio\/enter$/)
})
