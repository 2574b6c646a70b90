import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'
import { until } from '#tests/support/until.ts'

// Threat: somebody sends a request a few bytes at a time and so occupies a connection for hours.

const stop = { announcement: 0, quiet: 0, idle: 0, open: 0 }

async function sendSlowly(start: string, timeouts: { headers: number; request: number }): Promise<string> {
  const app = new Hono().post('/', async (context) => context.text(`read ${await context.req.text()}`))
  const server = await listen('127.0.0.1', 0, () => app, { timeouts: { ...timeouts, ...stop } })
  await using _stopping = { [Symbol.asyncDispose]: server.close }
  const { socket, isClosed, received } = await openRawConnection(server)
  socket.write(start)
  // Never silent for as long as one of the timeouts.
  await until(() => {
    if (!isClosed()) socket.write('x')
    return isClosed()
  }, 'the connection is ended')
  return received()
}

test('headers that arrive byte by byte end the connection', async () => {
  const answer = await sendSlowly('POST / HTTP/1.1\r\nHost: shop\r\nX-Slow: ', {
    headers: 400,
    request: 600_000,
  })
  assert.match(answer, /^HTTP\/1\.1 408 /)
})

test('a body that arrives byte by byte ends the connection', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10000\r\n\r\n'
  const answer = await sendSlowly(head, { headers: 400, request: 800 })
  assert.doesNotMatch(answer, / 200 /)
})
