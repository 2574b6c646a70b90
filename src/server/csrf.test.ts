import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { publicUrl } from '#tests/support/api-client.ts'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { openStudio } from '#tests/support/sellers.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listen } from './listen.ts'

const unknownOrder = '/order/AAAAAAAAAAAAAAAAAAAAAA'

/** A shop that listens on plain http, as behind a proxy that terminates TLS. */
async function openListening(settings: { publicUrl?: string }) {
  const shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const server = await listen('127.0.0.1', 0, (origin) => testApp(shop.marketplace, { publicUrl: origin, ...settings }))
  const { port } = new URL(server.origin)
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string>) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-Proto': 'https' }
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...form, ...headers } })
    asked.end(new URLSearchParams(fields).toString())
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    answer?.resume()
    return answer?.statusCode
  }
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Hello' }
  return {
    port,
    write: (headers: Record<string, string>) => post('/contact', message, headers),
    order: (headers: Record<string, string>) => post('/checkout.data', {}, headers),
    cancel: (headers: Record<string, string>) => post(unknownOrder, {}, headers),
    signIn: (headers: Record<string, string>) => post('/admin/sign-in', { email, password: testPassword }, headers),
    async [Symbol.asyncDispose]() {
      await server.close()
      await shop[Symbol.asyncDispose]()
    },
  }
}

test('behind a proxy that terminates TLS forms of the shop are accepted, whatever Host the proxy sends', async () => {
  await using shop = await openListening({ publicUrl })
  for (const Host of ['hirfa.example', '10.0.0.5:3000']) {
    const headers = { Host, Origin: publicUrl }
    assert.equal(await shop.write(headers), 200)
    assert.equal(await shop.order(headers), 422)
    assert.equal(await shop.cancel(headers), 404)
    assert.equal(await shop.signIn({ ...headers, 'Sec-Fetch-Site': 'same-origin' }), 302)
  }
})

test('without a public URL forms are accepted under any host', async () => {
  await using shop = await openListening({})
  for (const Host of [`localhost:${shop.port}`, `192.168.1.7:${shop.port}`]) {
    const headers = { Host, Origin: `http://${Host}` }
    assert.equal(await shop.write(headers), 200)
    assert.equal(await shop.order(headers), 422)
    assert.equal(await shop.signIn(headers), 302)
  }
})

test('a shop with a public URL can also be used under another host', async () => {
  await using shop = await openListening({ publicUrl })
  assert.equal(await shop.write({ Host: '192.168.1.7:3000', Origin: 'http://192.168.1.7:3000' }), 200)
})

test('forms of other sites and with a null origin are rejected, which is no error of the log', async (t) => {
  const logged = t.mock.method(console, 'error', () => {})
  for (const settings of [{ publicUrl }, {}]) {
    await using shop = await openListening(settings)
    for (const Origin of [
      'https://evil.example',
      'https://blog.hirfa.example',
      'https://hirfa.example:8443',
      'null',
      'none',
    ]) {
      const headers = { Host: 'hirfa.example', Origin }
      assert.equal(await shop.write(headers), 403)
      assert.equal(await shop.order(headers), 403)
      assert.equal(await shop.signIn(headers), 403)
    }
  }
  assert.equal(logged.mock.callCount(), 0)
})

test('a form that is refused gets a page that says why, in its language, with ways on', async () => {
  await using shop = await openTestShop()
  const app = testApp(shop.marketplace)
  await openStudio(shop.marketplace)
  const [text, inFrench] = ['It came from another site', 'Il venait d’un autre site']
  const origin = { Origin: 'https://evil.example' }
  for (const [path, reason, headers] of [
    ['/contact', text, origin],
    ['/fr/contact', inFrench, origin],
    ['/admin/sign-in', text, origin],
    ['/admin/sign-in', text, {}],
    ['/studio/enter', text, origin],
    ['/studio/enter', text, {}],
  ] as const) {
    const refused = await app.request(path, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*', ...headers },
      body: new URLSearchParams({ name: 'Amel' }),
    })
    assert.equal(refused.status, 403)
    assert.match(refused.headers.get('Cache-Control') ?? '', /no-store/)
    const html = await refused.text()
    assert.ok(html.includes(reason), path)
    assert.match(html, /href="(\/fr)?\/shop"/)
  }
  const unreadable = await app.request('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=%FF',
  })
  assert.equal(unreadable.status, 400)
  assert.match(await unreadable.text(), /part of it could not be read/)
})

test('a form that a browser says another site sent is refused without an origin too, as in the back office', async () => {
  await using shop = await openListening({ publicUrl })
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { Host: 'hirfa.example', 'Sec-Fetch-Site': site }
    assert.equal(await shop.write(headers), 403)
    assert.equal(await shop.order(headers), 403)
    assert.equal(await shop.cancel(headers), 403)
    assert.equal(await shop.signIn(headers), 403)
  }
  assert.equal(await shop.write({ Host: 'hirfa.example' }), 200, 'a program says nothing of sites')
  assert.equal(await shop.write({ Host: 'hirfa.example', 'Sec-Fetch-Site': 'same-origin' }), 200)
})
