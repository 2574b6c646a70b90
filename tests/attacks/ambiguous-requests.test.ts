import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import { sendRaw } from '#tests/support/raw-connection.ts'

// Threat: a request that a proxy and this server understand differently (request smuggling, cache poisoning).

async function openServer() {
  const app = new Hono().all('*', (context) => context.text('the shop', 200, { Connection: 'close' }))
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const server = await listen('127.0.0.1', 0, () => app, { timeouts })
  return { origin: server.origin, [Symbol.asyncDispose]: server.close }
}

test('a request with two Host headers is refused, however they are written', async () => {
  await using server = await openServer()
  for (const second of ['Host: other', 'host: shop', 'HOST:']) {
    const answer = await sendRaw(server, `GET / HTTP/1.1\r\nHost: shop\r\nAccept: */*\r\n${second}\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 400 /, second)
    assert.doesNotMatch(answer, /the shop/)
  }
})

test('a request of HTTP/1.1 without Host is refused', async () => {
  await using server = await openServer()
  assert.match(await sendRaw(server, 'GET / HTTP/1.1\r\n\r\n'), /^HTTP\/1\.1 400 /)
})

test('only HTTP/1.1 and HTTP/1.0 are served', async () => {
  await using server = await openServer()
  for (const version of ['1.0', '1.1'])
    assert.match(await sendRaw(server, `GET / HTTP/${version}\r\nHost: shop\r\nConnection: close\r\n\r\n`), /the shop/)
  for (const version of ['0.9', '1.2', '2.0', '3.0', '11', '1', 'x'])
    assert.match(
      await sendRaw(server, `GET / HTTP/${version}\r\nHost: shop\r\n\r\n`),
      /^HTTP\/1\.1 (400|505) (?!.*the shop)/s,
      version,
    )
  assert.match(await sendRaw(server, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), /^HTTP\/1\.1 (400|505) /)
})

test('a body with two lengths, or with a length and chunks, is refused', async () => {
  await using server = await openServer()
  for (const headers of [
    'Content-Length: 4\r\nContent-Length: 5',
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Content-Length: +4',
  ])
    assert.match(
      await sendRaw(server, `POST / HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\nfour`),
      /^HTTP\/1\.1 400 /,
      headers,
    )
})
