import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'
import { until } from '#tests/support/until.ts'

// Threat: five connections with 150 requests each, whose responses nobody reads, filled a gigabyte of memory.

const mebibyte = 1024 * 1024
const line = (number: number) => `GET /${number} HTTP/1.1\r\nHost: shop\r\n\r\n`
const lines = (count: number) => Array.from({ length: count }, (_, number) => line(number)).join('')

/** Counts the responses that are being made or read at the same time. */
async function openServer(makePage: (number: string) => Promise<string | Buffer<ArrayBuffer>>) {
  const counts = { running: 0, most: 0, handled: [] as string[] }
  const app = new Hono().get('/:number', async (context) => {
    const number = context.req.param('number')
    counts.handled.push(number)
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    const page = await makePage(number)
    counts.running -= 1
    return new Response(page)
  })
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const server = await listen('127.0.0.1', 0, () => app, { timeouts })
  return { counts, origin: server.origin, [Symbol.asyncDispose]: server.close }
}

/** Requests one page after the other on connections of their own: meanwhile the server could have handled others. */
async function askAgain({ origin }: { readonly origin: string }): Promise<void> {
  for (let times = 0; times < 3; times += 1) await (await fetch(`${origin}/again`)).arrayBuffer()
}

test('requests of one connection are handled one after the other, in their order', async () => {
  await using server = await openServer(async (number) => {
    await setImmediate()
    return `page ${number};`
  })
  const { socket, received } = await openRawConnection(server)
  socket.write(lines(12))
  await until(() => received().includes('page 11;'))
  assert.deepEqual(
    server.counts.handled,
    Array.from({ length: 12 }, (_, number) => `${number}`),
  )
  assert.equal(server.counts.most, 1)
})

test('while a response is not read, no further one is made', async () => {
  const page = Buffer.alloc(32 * mebibyte, 'x')
  await using server = await openServer(async (number) => (number === 'again' ? 'page' : page))
  for (let number = 0; number < 5; number += 1) {
    const { socket } = await openRawConnection(server, { readsNothing: true })
    socket.write(lines(10))
  }
  await until(() => server.counts.handled.length >= 5)
  await askAgain(server)
  assert.deepEqual(server.counts.handled, ['0', '0', '0', '0', '0', 'again', 'again', 'again'])
})

test('a connection with very many requests at once is closed', async () => {
  const page = Promise.withResolvers<string>()
  await using server = await openServer(() => page.promise)
  const { socket, closed } = await openRawConnection(server)
  socket.write(lines(150))
  await closed
  page.resolve('page')
  await askAgain(server)
  assert.deepEqual(server.counts.handled.slice(-4), ['0', 'again', 'again', 'again'])
})

test('requests that wait on a connection that is closed are never handled', async () => {
  const page = Promise.withResolvers<string>()
  await using server = await openServer(() => page.promise)
  const { socket, closed } = await openRawConnection(server)
  socket.write(lines(5))
  await until(() => server.counts.handled.length > 0)
  socket.destroy()
  await closed
  page.resolve('page')
  await askAgain(server)
  assert.deepEqual(server.counts.handled, ['0', 'again', 'again', 'again'])
})
