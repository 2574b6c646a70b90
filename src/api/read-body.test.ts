import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { apiClient, publicUrl } from '#tests/support/api-client.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createApi } from './api.ts'

const json = { 'Content-Type': 'application/json' }
const mostBytes = 64 * 1024

test('a body that is not JSON in UTF-8 is rejected', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const wrong = [
    '',
    ' ',
    '{',
    '{"email":}',
    "{'email':'a@b.tn'}",
    'email=a@b.tn',
    '[1,',
    '\u0000',
    'NaN',
    '{} {}',
    '['.repeat(60_000),
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `{"email":"a@b.tn","x":${'{"a":'.repeat(17)}1${'}'.repeat(17)}}`,
  ]
  for (const body of wrong) assert.equal((await api.post('/newsletter', body)).status, 400, body.slice(0, 20))

  const latin1 = Buffer.from('{"email":"a@b.tn","name":"\xe9"}', 'latin1')
  assert.equal((await api.send('/newsletter', { method: 'POST', headers: json, body: latin1 })).status, 400)
  assert.equal((await api.send('/newsletter', { method: 'POST', headers: json })).status, 400)
})

test('JSON that is not an object is rejected as an invalid field', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const body of ['null', '7', '"text"', '[]', 'true']) {
    const answer = await api.post('/newsletter', body)
    assert.deepEqual([answer.status, answer.body.errors], [422, [{ path: '', message: 'must be an object' }]], body)
  }
})

test('only application/json is accepted, with any parameters', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const call = async (type: string) =>
    (await api.post('/newsletter', { email: 'a@b.tn' }, { 'Content-Type': type })).status
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ;a=b']) {
    assert.equal(await call(type), 201, type)
  }
  for (const type of [
    'text/plain',
    'application/json; charset=iso-8859-1',
    'application/json;charset="utf-16"',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    '',
    'json',
  ]) {
    assert.equal(await call(type), 415, type)
  }
})

test('a compressed body is rejected without reading it', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
  for (const encoding of ['gzip', 'deflate', 'br', 'gzip, identity', 'GZIP']) {
    const headers = { ...json, 'Content-Encoding': encoding }
    assert.equal((await api.send('/newsletter', { method: 'POST', headers, body: bomb })).status, 415, encoding)
  }
})

test('of duplicate keys the last one counts', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const { status, body } = await api.post('/newsletter', '{"email":"first","email":"last@example.tn"}')
  assert.deepEqual([status, body], [201, { email: 'last@example.tn' }])
  const kept = await shop.marketplace.db.selectFrom('newsletter_subscriptions').select('email').execute()
  assert.deepEqual(kept, [{ email: 'last@example.tn' }])
})

test('prototype keys are unknown fields', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const keys = ['__proto__', 'constructor', 'prototype', 'toString']
  const polluting = keys.map((key) => `"${key}":{"prototype":{"isOperator":true},"isOperator":true,"email":"x@y.tn"}`)
  assert.equal((await api.post('/newsletter', `{${polluting.join(',')}}`)).status, 422)
  assert.equal((await api.post('/newsletter', `{"email":"a@b.tn",${polluting.join(',')}}`)).status, 201)
  assert.equal(({} as Record<string, unknown>).isOperator, undefined)
})

test('a body may have 64 KiB', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const ofLength = (length: number) => `{"email":"a@b.tn"${' '.repeat(length - 18)}}`
  assert.equal((await api.post('/newsletter', ofLength(mostBytes))).status, 201)
  assert.equal((await api.post('/newsletter', ofLength(mostBytes + 1))).status, 413)
  const honest = { 'Content-Length': String(mostBytes + 1) }
  assert.equal((await api.post('/newsletter', ofLength(mostBytes + 1), honest)).status, 413)
})

test('the size of a body is checked without trusting Content-Length', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const headers of [json, { ...json, 'Content-Length': '20' }, { ...json, 'Content-Length': 'abc' }]) {
    let sent = 0
    const long = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024).fill(32))
        if (sent === 1000) controller.close()
      },
    })
    const streamed = { method: 'POST', headers, body: long, duplex: 'half' } as RequestInit
    assert.equal((await api.send('/newsletter', streamed)).status, 413)
    assert.ok(sent < 100, `${sent} KiB were taken in`)
  }
})

test('over a connection, too large a body gets a response and the server stays usable', async () => {
  await using shop = await openTestShop()
  await using server = await serve(shop)
  for (const headers of [{ 'Content-Length': 1_000_000 }, { 'Transfer-Encoding': 'chunked' }]) {
    assert.equal(await postBytes(`${server.url}/newsletter`, headers, 1_000_000), 413)
  }
  assert.equal((await fetch(`${server.url}/products`)).status, 200)
})

async function serve({ marketplace }: TestShop) {
  const server = createAdaptorServer({
    fetch: createApi({ marketplace, publicUrl }).fetch,
    overrideGlobalObjects: false,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function postBytes(
  url: string,
  headers: Record<string, string | number>,
  length: number,
): Promise<number | undefined> {
  const sending = request(url, { method: 'POST', headers: { ...json, ...headers } })
  // The server may close the connection while the body is being sent; only the response matters.
  sending.on('error', () => {})
  sending.end(Buffer.alloc(length, ' '))
  const [response] = await once(sending, 'response')
  response.resume()
  return response.statusCode
}
