import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { Hono } from 'hono'
import { listen } from './listen.ts'

/** A hundredth of the default timeouts of 10 and 30 seconds. */
const limits = { headers: 100, request: 300 }

async function openServer() {
  const app = new Hono()
  app.post('/', async (context) => context.text(`read ${(await context.req.text()).length}`))
  const server = await listen('127.0.0.1', 0, () => app, limits)
  return { port: Number(new URL(server.origin).port), [Symbol.asyncDispose]: server.close }
}

/** Sends the chunks, then nothing, and returns what was received until the server closed the connection. */
async function sendAndWait(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  return answer
}

test('a connection with incomplete headers is closed after a timeout', async () => {
  await using server = await openServer()
  assert.doesNotMatch(await sendAndWait(server.port, ['POST / HTTP/1.1\r\nHost: shop\r\n']), / 200 /)
})

test('a connection with an incomplete body is closed after a timeout', async () => {
  await using server = await openServer()
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n'
  assert.doesNotMatch(await sendAndWait(server.port, [head, 'half']), / 200 /)
})

test('a request completed in time gets a response', async () => {
  await using server = await openServer()
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nConnection: close\r\n\r\n'
  assert.match(await sendAndWait(server.port, [head, 'full']), / 200 .*read 4$/s)
})
