import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relyingPartyOf } from '#domain/operators/relying-party.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openPasskeyDevice } from '#tests/support/passkey-device.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, openShopWithStudio, sessionIn } from '#tests/support/studio.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const relyingParty = relyingPartyOf(publicUrl)
assert.ok(typeof relyingParty !== 'string')
const newDevice = () => openPasskeyDevice(relyingParty)

/** What a page gives its script to make a passkey with; undefined where it offers none. */
function setupIn(html: string) {
  const [, text = 'null'] = /data-setup="([^"]*)"/.exec(html) ?? []
  return JSON.parse(text.replaceAll('&quot;', '"')) as { options: { challenge: string }; challenge: string } | null
}

async function pageOf(app: TestApp, path: string, session: string): Promise<string> {
  return (await ask(app, path, { session })).text()
}

/** Makes a passkey with what the page of the phones gives. */
async function addPasskey(app: TestApp, session: string, device = newDevice()) {
  const setup = setupIn(await pageOf(app, '/studio/phones', session))
  assert.ok(setup)
  const form = { do: 'add-passkey', response: device.make(setup.options), challenge: setup.challenge }
  return { device, response: await ask(app, '/studio/phones', { session, form }) }
}

/** What the script of a page sends with a passkey. */
async function signedBy(app: TestApp, device: ReturnType<typeof newDevice>) {
  const { options, challenge } = await (await ask(app, '/studio/passkey-request')).json()
  return { response: device.sign(options), challenge }
}

test('a maker adds a passkey on the page of her phones, and enters with it without a link', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const { device, response } = await addPasskey(app, session)
  assert.equal(response.headers.get('Location'), '/studio/phones#passkeys')
  const phones = await pageOf(app, '/studio/phones', session)
  assert.match(phones, /This phone opens your store with your fingerprint or face/)
  assert.equal(setupIn(phones), null)
  await ask(app, '/studio/phones', { session, form: { do: 'sign-out' } })
  const entered = await ask(app, '/studio/enter', { form: { do: 'passkey', ...(await signedBy(app, device)) } })
  assert.equal(entered.headers.get('Location'), `${publicUrl}/studio`)
  assert.match(entered.headers.get('Set-Cookie') ?? '', /; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/)
  const again = sessionIn(entered) ?? ''
  const [, id = ''] =
    /name="id" value="(\d+)"\/><button[^>]*value="remove-passkey"/.exec(await pageOf(app, '/studio/phones', again)) ??
    []
  await ask(app, '/studio/phones', { session: again, form: { do: 'remove-passkey', id } })
  const refused = await ask(app, '/studio/enter', { form: await signedBy(app, device) })
  assert.deepEqual([refused.status, sessionIn(refused)], [422, undefined])
  assert.match(await refused.text(), /opens no store here any more/)
})

test('a passkey is offered on the page after a link, and nowhere to who has one or has proved nothing lately', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  assert.ok(setupIn(await pageOf(app, '/studio?after=link', session)))
  assert.equal(setupIn(await pageOf(app, '/studio', session)), null)
  const { device } = await addPasskey(app, session)
  assert.equal(setupIn(await pageOf(app, '/studio?after=link', session)), null)
  const other = await asSeller(shop.marketplace, storeId)
  const setup = setupIn(await pageOf(app, '/studio/phones', other.session))
  shop.clock.passes({ seconds: 600 })
  for (const page of ['/studio?after=link', '/studio/phones'])
    assert.equal(setupIn(await pageOf(app, page, other.session)), null, page)
  const late = { do: 'add-passkey', response: newDevice().make(setup?.options ?? { challenge: '' }), challenge: '' }
  const refused = await ask(app, '/studio/phones', { session: other.session, form: late })
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /More than ten minutes have passed/)
  // One that is there proves it again, on a phone that has none yet.
  const entered = await ask(app, '/studio/enter', { form: await signedBy(app, device) })
  const second = sessionIn(entered) ?? ''
  shop.clock.passes({ seconds: 600 })
  await ask(app, '/studio/phones', { session: second, form: { do: 'prove', ...(await signedBy(app, newDevice())) } })
  const proved = await ask(app, '/studio/phones', {
    session: second,
    form: { do: 'prove', ...(await signedBy(app, device)) },
  })
  assert.equal(proved.status, 302)
})

test('too many attempts with a passkey are refused beside its button', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app: free, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const { device } = await addPasskey(free, session)
  const once = { count: 1, seconds: 60 }
  const app = testApp(shop.marketplace, { limits: requestLimits({ perNetwork: once, perRecipient: once }) })
  const wrong = { response: device.sign({ challenge: 'other' }), challenge: (await signedBy(app, device)).challenge }
  for (const [status, text] of [
    [422, /opens no store here any more/],
    [429, /That was too often/],
  ] as const) {
    const response = await ask(app, '/studio/enter', { form: wrong })
    assert.equal(response.status, status)
    assert.match(await response.text(), text)
  }
  const proving = await ask(app, '/studio/phones', { session, form: { do: 'prove', ...wrong } })
  assert.equal(proving.status, 429)
})
