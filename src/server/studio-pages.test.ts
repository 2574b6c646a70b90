import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { revokeStoreAccess } from '#domain/sellers/revoke-store-access.ts'
import { createSellerLink } from '#domain/sellers/seller-link.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { asSeller, grantAccess } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, ofOwnPage, openShopWithStudio, sessionIn } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

test('a maker opens her link, taps once, and is in her store', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const bowl = await shop.sells({ storeId, name: 'Blue bowl' })
  const { link } = await grantAccess(shop.marketplace, [storeId])
  const page = await ask(app, `/studio/enter/${link}`)
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('Cache-Control'), 'no-store')
  assert.equal(page.headers.get('Referrer-Policy'), 'no-referrer')
  const html = await page.text()
  assert.match(html, /<form[^>]* method="post"/)
  assert.doesNotMatch(html, /<script[^>]* src=|modulepreload/)
  assert.doesNotMatch(html, /Dar Amel/)
  // What a browser sends from a page without a referrer.
  const headers = { ...ofOwnPage, Origin: 'null' }
  const entered = await ask(app, `/studio/enter/${link}`, { form: {}, headers })
  assert.equal(entered.status, 302)
  assert.equal(entered.headers.get('Location'), `${publicUrl}/studio?after=link`)
  assert.match(entered.headers.get('Set-Cookie') ?? '', /; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/)
  const session = sessionIn(entered)
  const pieces = await (await ask(app, '/studio', { session })).text()
  for (const text of ['Dar Amel', bowl.name, '10 in stock', 'In the shop']) assert.ok(pieces.includes(text), text)
})

test('a preview of a link does not use it up, and afterwards it says so', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { link } = await grantAccess(shop.marketplace, [storeId])
  for (let count = 0; count < 3; count++) assert.equal((await ask(app, `/studio/enter/${link}`)).status, 200)
  const head = await app.request(`${publicUrl}/studio/enter/${link}`, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal(sessionIn(head), undefined)
  assert.ok(sessionIn(await ask(app, `/studio/enter/${link}`, { form: {} })))
  for (const asked of [{}, { form: {} }]) {
    const again = await ask(app, `/studio/enter/${link}`, asked)
    assert.equal(again.status, 404)
    assert.equal(sessionIn(again), undefined)
    assert.match(await again.text(), /does not work any more/)
  }
})

test('the link opens in the language of its person', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { id, link } = await grantAccess(shop.marketplace, [storeId])
  await shop.marketplace.db.updateTable('operators').set({ locale: 'ar' }).where('id', '=', id).execute()
  const { status, headers } = await ask(app, `/studio/enter/${link}`)
  assert.deepEqual([status, headers.get('Location')], [302, `/ar/studio/enter/${link}`])
  assert.match(await (await ask(app, `/ar/studio/enter/${link}`)).text(), /<html lang="ar" dir="rtl"/)
  const inBrowser = { 'Accept-Language': 'fr' }
  assert.match(await (await ask(app, '/studio/enter', { headers: inBrowser })).text(), /<html lang="fr"/)
  await shop.marketplace.db.updateTable('operators').set({ locale: 'en' }).where('id', '=', id).execute()
  assert.match(await (await ask(app, `/studio/enter/${link}`, { headers: inBrowser })).text(), /<html lang="en"/)
})

test('another site lets nobody enter, and no form of the studio is sent from there', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { link } = await grantAccess(shop.marketplace, [storeId])
  const { session } = await asSeller(shop.marketplace, storeId)
  for (const headers of [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://blog.hirfa.example', 'Sec-Fetch-Site': 'same-site' },
  ])
    for (const [path, form] of [
      [`/studio/enter/${link}`, {}],
      ['/studio/enter', { phone: '22333444', code: '123456' }],
      ['/studio/phones', { do: 'sign-out' }],
    ] as const) {
      const response = await ask(app, path, { session, form, headers })
      assert.ok([400, 403].includes(response.status), `${path} ${response.status}`)
      assert.equal(response.headers.get('Set-Cookie'), null)
    }
  assert.equal((await ask(app, '/studio', { session })).status, 200)
  assert.equal((await ask(app, `/studio/enter/${link}`)).status, 200)
})

test('an owner who opens the link of a maker stays signed in to the office, and gets nothing there by it', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const owner = await createSessionToken(shop.marketplace)
  const { link } = await grantAccess(shop.marketplace, [storeId])
  const both = `__Host-hirfa-office=${owner}`
  const entered = await ask(app, `/studio/enter/${link}`, { form: {}, headers: { ...ofOwnPage, Cookie: both } })
  const session = sessionIn(entered) ?? ''
  assert.doesNotMatch(entered.headers.get('Set-Cookie') ?? '', /office/)
  assert.equal((await app.request(`${publicUrl}/admin`, { headers: { Cookie: both } })).status, 200)
  const asSellerInOffice = await app.request(`${publicUrl}/admin`, {
    headers: { Cookie: `__Host-hirfa-office=${session}; __Host-hirfa-studio=${session}` },
  })
  assert.match(asSellerInOffice.headers.get('Location') ?? '', /\/admin\/sign-in/)
  assert.equal((await ask(app, '/studio', { session: owner })).headers.get('Location'), '/studio/enter')
})

test('whoever enters gets a new session, and the own one that the browser had ends', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session: before, actor } = await asSeller(shop.marketplace, storeId)
  const { link } = await grantAccess(shop.marketplace, [storeId], { name: 'Nour' })
  const page = await (await ask(app, `/studio/enter/${link}`, { session: before })).text()
  assert.match(page, /signed in as .*Amel/)
  const after = sessionIn(await ask(app, `/studio/enter/${link}`, { session: before, form: {} }))
  assert.ok(after && after !== before)
  assert.equal((await ask(app, '/studio', { session: after })).status, 200)
  assert.equal((await ask(app, '/studio', { session: before })).status, 200, 'that of somebody else stays')
  const own = await createSellerLink(shop.system, storeId, actor.id)
  assert.ok(sessionIn(await ask(app, `/studio/enter/${own}`, { session: before, form: {} })))
  assert.equal((await ask(app, '/studio', { session: before })).status, 302)
})

test('no address is followed after entering, whatever the query says', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { link } = await grantAccess(shop.marketplace, [storeId])
  const entered = await ask(app, `/studio/enter/${link}?to=https://evil.example`, { form: { to: '//evil.example' } })
  assert.equal(entered.headers.get('Location'), `${publicUrl}/studio?after=link`)
})

test('over plain http in a network nobody enters, and the link is not used up', async () => {
  await using studio = await openShopWithStudio()
  const { shop, storeId } = studio
  const plain = 'http://192.168.1.5'
  const app = testApp(shop.marketplace, { publicUrl: plain })
  const { link } = await grantAccess(shop.marketplace, [storeId])
  const url = `${plain}/studio/enter/${link}`
  assert.match(await (await app.request(url)).text(), /must begin with https/)
  const headers = { Origin: plain, Accept: 'text/html' }
  assert.equal((await app.request(url, { method: 'POST', headers, body: new URLSearchParams() })).status, 403)
  assert.equal((await ask(testApp(shop.marketplace), `/studio/enter/${link}`)).status, 200)
})

test('a code that one phone shows opens the store on another', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const html = await (await ask(app, '/studio/phones', { session, form: { do: 'show-code' } })).text()
  const [, first = '', second = ''] =
    /(\d{3}) (\d{3})<\/p>|(?:>)(\d{3})<!-- --> <!-- -->(\d{3})/.exec(html)?.filter(Boolean) ?? []
  const phone = /\d\d \d{3} \d{3}/.exec(html)?.[0] ?? ''
  assert.ok(phone && first && second)
  assert.match(html, /<svg role="img" aria-label="QR code/)
  const scanned = await (await ask(app, `/studio/enter?${new URLSearchParams({ phone, code: first + second })}`)).text()
  assert.ok(scanned.includes(`value="${phone}"`) && scanned.includes(`value="${first}${second}"`))
  const wrong = await ask(app, '/studio/enter', { form: { phone, code: first === '000' ? '111111' : '000000' } })
  assert.equal(wrong.status, 422)
  const text = await wrong.text()
  assert.match(text, /does not work/)
  assert.ok(text.includes(`value="${phone}"`), 'the number stays in its field')
  const entered = await ask(app, '/studio/enter', { form: { phone, code: `${first} ${second}` } })
  assert.equal((await ask(app, '/studio', { session: sessionIn(entered) })).status, 200)
})

test('codes that are tried too often are refused with the time to wait', async () => {
  await using studio = await openShopWithStudio()
  const once = { count: 1, seconds: 60 }
  const limits = requestLimits({ perNetwork: once, perRecipient: once })
  const app = testApp(studio.shop.marketplace, { limits })
  const form = { phone: '22333444', code: '123456' }
  assert.equal((await ask(app, '/studio/enter', { form })).status, 422)
  const refused = await ask(app, '/studio/enter', { form })
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '60'])
})

test('a phone is ended from another one, and a maker signs out', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const seller = await asSeller(shop.marketplace, storeId)
  const link = await createSellerLink(shop.system, storeId, seller.actor.id)
  const second = sessionIn(await ask(app, `/studio/enter/${link}`, { form: {} }))
  const html = await (await ask(app, '/studio/phones', { session: second })).text()
  const [, id = ''] = /name="id" value="(\d+)"/.exec(html) ?? []
  await ask(app, '/studio/phones', { session: second, form: { do: 'end', id } })
  assert.equal((await ask(app, '/studio', { session: seller.session })).status, 302)
  const signedOut = await ask(app, '/studio/phones', { session: second, form: { do: 'sign-out' } })
  assert.match(signedOut.headers.get('Set-Cookie') ?? '', /__Host-hirfa-studio=; .*Max-Age=0/)
  assert.equal((await ask(app, '/studio', { session: second })).status, 302)
})

test('a maker reads the studio in the language of her choice', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const chosen = await ask(app, '/fr/studio/phones', { session, form: { do: 'choose-language', locale: 'ar' } })
  assert.equal(chosen.headers.get('Location'), `${publicUrl}/studio/phones`)
  assert.match(await (await ask(app, '/studio/phones', { session })).text(), /<html lang="ar" dir="rtl"/)
})

test('each use prolongs the cookie as well', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  assert.equal((await ask(app, '/studio', { session })).headers.get('Set-Cookie'), null)
  shop.clock.passes({ days: 80 })
  const later = await ask(app, '/studio', { session })
  assert.match(later.headers.get('Set-Cookie') ?? '', new RegExp(`__Host-hirfa-studio=${session}; .*Max-Age=7776000`))
})

test('pieces are listed 20 a page, and a maker with several stores switches between them', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const other = await shop.hasStore({ name: 'Dar Nour' })
  for (let count = 0; count < 21; count++) await shop.sells({ storeId: other, name: `Rug ${count}.` })
  const { session } = await asSeller(shop.marketplace, storeId, other)
  const first = await (await ask(app, `/studio?store=${other}`, { session })).text()
  assert.equal(first.match(/<article/g)?.length, 20)
  assert.match(first, /21 pieces/)
  assert.ok(first.includes('Dar Amel') && first.includes('Rug 20.') && !first.includes('Rug 0.'))
  const second = await (await ask(app, `/studio?store=${other}&page=2`, { session })).text()
  assert.ok(second.includes('Rug 0.') && second.match(/<article/g)?.length === 1)
  assert.match((await ask(app, `/studio?store=${other}&page=9`, { session })).headers.get('Location') ?? '', /page=2/)
})

test('whoever has lost access sees the page that says how to enter, with the next tap', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session, actor } = await asSeller(shop.marketplace, storeId)
  await revokeStoreAccess(shop.system, storeId, actor.id)
  const response = await ask(app, '/studio', { session })
  assert.deepEqual([response.status, response.headers.get('Location')], [302, '/studio/enter'])
  assert.equal((await ask(app, '/studio/enter')).status, 200)
})

test('without makers every address of the studio is one that the shop does not have', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const { link } = await grantAccess(shop.marketplace, [storeId])
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  const titleOf = (html: string) => /<title>.*<\/title>/.exec(html)?.[0]
  const unknown = titleOf(await (await app.request(`${publicUrl}/nothing-here`)).text())
  for (const path of ['/studio', '/fr/studio', '/studio/phones', '/studio/enter', `/studio/enter/${link}`]) {
    const response = await ask(app, path, { session })
    assert.equal(response.status, 404, path)
    if (!path.startsWith('/fr')) assert.equal(titleOf(await response.text()), unknown, path)
  }
  assert.notEqual((await ask(app, `/studio/enter/${link}`, { form: {} })).status, 302)
})

test('her own language is that of the studio, not of the shop', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const seller = await asSeller(shop.marketplace, storeId)
  await changeOwnLocale(seller, 'fr')
  assert.match(await (await ask(app, '/studio', { session: seller.session })).text(), /<html lang="fr"/)
})

test('the studio is installed beside the shop, in its own scope', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const html = await (await ask(app, '/studio', { session })).text()
  assert.match(html, /<link rel="manifest" href="\/studio\/manifest\.webmanifest"/)
  const response = await ask(app, '/studio/manifest.webmanifest')
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/manifest\+json/)
  const manifest = (await response.json()) as {
    start_url: string
    scope: string
    icons: { src: string; sizes: string }[]
  }
  assert.deepEqual([manifest.start_url, manifest.scope], ['/studio', '/studio'])
  for (const size of ['192x192', '512x512'])
    assert.ok(
      manifest.icons.some(({ sizes }) => sizes === size),
      size,
    )
  for (const { src } of manifest.icons) assert.equal((await app.request(publicUrl + src)).status, 200, src)
  assert.match(await (await app.request(`${publicUrl}/`)).text(), /<link rel="manifest" href="\/manifest\.webmanifest"/)
})
