import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicUrl } from '#tests/support/api-client.ts'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

async function openDoor() {
  const shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const app = testApp(shop.marketplace)
  const post = (path: string, fields: Record<string, string>, host = publicUrl) => {
    const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
    return app.request(host + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  }
  return {
    post,
    signIn: (query: Record<string, string>, typed = email as string) =>
      post(`/admin/sign-in?${new URLSearchParams(query)}`, { email: typed, password: testPassword }),
    email,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('sign-in redirects to the requested screen, and only to paths of the back office', async () => {
  await using door = await openDoor()
  const screens = {
    '/admin/orders?part=open&q=%D8%B2': '/admin/orders?part=open&q=%D8%B2',
    '/admin?x\r\ny': '/admin',
    '/admin?x\r\nSet-Cookie: visit=1': '/admin',
    '/admin/orders?q=\u0632': '/admin',
    '/admin?x\0': '/admin',
    '//evil.example': '/admin',
  }
  for (const [to, screen] of Object.entries(screens)) {
    const { status, headers } = await door.signIn({ to })
    assert.deepEqual([status, headers.get('Location')], [302, screen], to)
  }
})

test('invisible characters in an email address are ignored', async () => {
  await using door = await openDoor()
  assert.equal((await door.signIn({}, ` ${door.email}\0`)).status, 302)
  assert.equal((await door.signIn({}, `${door.email}\0more`)).status, 422)
})

test("an invalid link for a new password shows the shop's name", async () => {
  await using door = await openDoor()
  const fields = { password: testPassword, repeated: testPassword }
  const response = await door.post('/admin/password/none', fields, 'http://10.0.0.5:3000')
  assert.deepEqual([response.status, response.headers.get('Location')], [302, '/admin/password/none'])
  const byScript = await door.post('/admin/password/none.data', fields, 'http://10.0.0.5:3000')
  assert.match(await byScript.text(), /"redirect","\/admin\/password\/none"/)
})
