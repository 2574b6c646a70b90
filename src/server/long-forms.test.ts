import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicUrl } from '#tests/support/api-client.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { maxFields } from '#web/forms/has-too-many-fields.ts'

const kibibyte = 1024
const told = /That was too long/

async function openForms() {
  const shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const headers = { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' }
  const post = (path: string, body: BodyInit, more: Record<string, string>) => {
    const request = { method: 'POST', headers: { ...headers, ...more }, body, duplex: 'half' }
    return app.request(`${publicUrl}${path}`, request)
  }
  return {
    declared: (path: string, length: number, more = { 'Content-Length': String(length) }) =>
      post(path, formOf(length), more),
    inChunks: (path: string, length: number) => post(path, new Blob([formOf(length)]).stream(), {}),
    withFields: async (path: string, count: number) => (await post(path, Array(count).fill('a').join('&'), {})).status,
    halfOf: (path: string) => post(path, breakingOff(), {}),
    asOperator: (path: string, length: number) => post(path, formOf(length), { Cookie: cookie }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** A form of so many bytes with one unknown field. */
function formOf(bytes: number): string {
  return `curious=${'a'.repeat(bytes - 'curious='.length)}`
}

function breakingOff(): ReadableStream {
  return new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from('name=Amel&')),
    pull: (stream) => stream.error(new Error('aborted')),
  })
}

test("visitors' forms may have 256 KiB, larger ones respond 413", async () => {
  await using forms = await openForms()
  for (const path of ['/contact', '/checkout.data', '/newsletter', '/admin/sign-in', '/admin/forgotten']) {
    for (const send of [forms.declared, forms.inChunks]) {
      assert.equal((await send(path, 256 * kibibyte)).status, 422, path)
      const refused = await send(path, 256 * kibibyte + 1)
      assert.equal(refused.status, 413, path)
      assert.ok(!(await refused.text()).includes('aaaaaaaa'), `${path} repeats what was too long`)
    }
  }
  assert.match(await (await forms.inChunks('/contact', 300 * kibibyte)).text(), told)
})

test('a form of more fields than any page sends is refused before it is read', async () => {
  await using forms = await openForms()
  for (const path of ['/contact', '/checkout.data', '/newsletter', '/admin/sign-in'])
    assert.deepEqual([path, await forms.withFields(path, maxFields + 2)], [path, 413])
  assert.equal(await forms.withFields('/contact', maxFields), 422)
})

test('the Content-Length of a form is not trusted', async () => {
  await using forms = await openForms()
  assert.equal((await forms.declared('/contact', 300 * kibibyte, { 'Content-Length': '12' })).status, 413)
})

test('an incomplete form is rejected', async (t) => {
  const told = t.mock.method(console, 'error', () => {})
  await using forms = await openForms()
  assert.equal((await forms.halfOf('/contact')).status, 422)
  assert.equal(told.mock.callCount(), 0)
})

test('operators may submit larger forms', async () => {
  await using forms = await openForms()
  assert.equal((await forms.asOperator('/admin/products/paste', kibibyte * kibibyte)).status, 200)
  assert.equal((await forms.asOperator('/admin/products/paste', kibibyte * kibibyte + 1)).status, 413)
})
