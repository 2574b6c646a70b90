import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { publicUrl } from '#tests/support/api-client.ts'
import { formsIn } from '#tests/support/plain-forms.ts'
import { maxFields } from '#web/forms/has-too-many-fields.ts'
import { overloadResponse } from './overload-page.ts'
import { keepSentForm } from './sent-form.ts'

/** Sends a form to a shop that has too much work. */
async function sendBusily(
  body: FormData | URLSearchParams,
  { path = '/admin/products/new', ...headers }: Readonly<Record<string, string>> = {},
): Promise<string> {
  const app = new Hono()
  app.use('*', keepSentForm(publicUrl))
  app.all('*', (context) => overloadResponse(context, 'en', '1'))
  const form = new Response(body)
  const bytes = await form.arrayBuffer()
  const own = {
    ...{ Origin: publicUrl, Accept: 'text/html', 'Content-Length': String(bytes.byteLength) },
    'Content-Type': form.headers.get('Content-Type') ?? '',
  }
  const response = await app.request(publicUrl + path, {
    method: 'POST',
    body: bytes,
    headers: { ...own, ...headers },
  })
  assert.equal(response.status, 503)
  return response.text()
}

test('a form of another site, a large one and one that a script sends are not kept', async () => {
  const form = new URLSearchParams({ subject: 'Wool', body: 'Soft' })
  const isKept = async (...sent: Parameters<typeof sendBusily>) => /value="Soft"/.test(await sendBusily(...sent))
  assert.equal(await isKept(form), true)
  assert.equal(await isKept(form, { 'Sec-Fetch-Site': 'cross-site' }), false)
  assert.equal(await isKept(form, { Origin: 'https://elsewhere.example' }), false)
  assert.equal(await isKept(form, { path: '/admin/products/new.data' }), false)
  assert.equal(await isKept(form, { Accept: '*/*' }), false)
  assert.equal(await isKept(new URLSearchParams({ body: 'Soft', more: 'x'.repeat(256 * 1024) })), false)
  const manyFields = Array.from({ length: maxFields + 1 }, () => ['a', ''])
  assert.equal(await isKept(new URLSearchParams([['body', 'Soft'], ...manyFields])), false)
})

test('what was typed is escaped; passwords and files are asked for again', async () => {
  const form = new FormData()
  for (const [name, value] of [
    ...[
      ['name"', '"><script>alert(1)</script> & felt'] as const,
      ['colors', 'red'] as const,
      ['colors', 'blue'] as const,
    ],
    ...[['presentPassword', 'secret'] as const, ['token', ''] as const],
  ])
    form.append(name, value)
  form.append('picture', new Blob(['bytes']), 'bowl.jpg')
  // A field of a file that is empty.
  form.append('second', new Blob([]), '')
  const html = await sendBusily(form)
  assert.match(html, /<form method="post" enctype="multipart\/form-data">/)
  const [kept] = formsIn(html)
  assert.deepEqual(
    kept?.fields.map(({ name, value, isFile }) => [name, value, isFile]),
    [
      ['name"', '"><script>alert(1)</script> & felt', false],
      ['colors', 'red', false],
      ['colors', 'blue', false],
      ['presentPassword', '', false],
      ['token', '', false],
      ['picture', '', true],
      ['second', '', false],
    ],
  )
  assert.match(html, /Your current password <input type="password"/)
  assert.doesNotMatch(html, /secret|<script|type="password" name="token"/)
})
