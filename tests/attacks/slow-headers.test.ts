import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'

// Threat: somebody sends a request a few bytes at a time and so occupies a connection for hours.

const stop = { announcement: 0, quiet: 0, idle: 0, open: 0 }

async function sendSlowly(
  start: string,
  timeouts: { headers: number; request: number },
): Promise<{ readonly pieces: number; readonly answer: string }> {
  const app = new Hono().post('/', async (context) => context.text(`read ${await context.req.text()}`))
  const server = await listen('127.0.0.1', 0, () => app, { timeouts: { ...timeouts, ...stop } })
  await using _stopping = { [Symbol.asyncDispose]: server.close }
  const { socket, isClosed, received } = await openRawConnection(server)
  socket.write(start)
  let pieces = 0
  // Far longer than the timeouts, and never silent for as long as one of them.
  while (!isClosed() && pieces < 200) {
    socket.write('x')
    pieces += 1
    await pause(50)
  }
  return { pieces, answer: received() }
}

test('headers that arrive byte by byte end the connection', async () => {
  const { pieces, answer } = await sendSlowly('POST / HTTP/1.1\r\nHost: shop\r\nX-Slow: ', {
    headers: 400,
    request: 600_000,
  })
  assert.ok(pieces < 200)
  assert.match(answer, /^HTTP\/1\.1 408 /)
})

test('a body that arrives byte by byte ends the connection', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10000\r\n\r\n'
  const { pieces, answer } = await sendSlowly(head, { headers: 400, request: 800 })
  assert.ok(pieces < 200)
  assert.doesNotMatch(answer, / 200 /)
})
