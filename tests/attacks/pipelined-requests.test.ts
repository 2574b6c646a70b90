import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'

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

test('requests of one connection are handled one after the other, in their order', async () => {
  await using server = await openServer(async (number) => {
    await pause(10)
    return `page ${number};`
  })
  const { socket, received } = await openRawConnection(server)
  socket.write(lines(12))
  while (!received().includes('page 11;')) await pause(10)
  assert.deepEqual(
    server.counts.handled,
    Array.from({ length: 12 }, (_, number) => `${number}`),
  )
  assert.equal(server.counts.most, 1)
})

test('while a response is not read, no further one is made', async () => {
  const page = Buffer.alloc(32 * mebibyte, 'x')
  await using server = await openServer(async () => page)
  for (let number = 0; number < 5; number += 1) {
    const { socket } = await openRawConnection(server, { readsNothing: true })
    socket.write(lines(10))
  }
  await pause(1000)
  assert.deepEqual(server.counts.handled, ['0', '0', '0', '0', '0'])
})

test('a connection with very many requests at once is closed', async () => {
  await using server = await openServer(async () => {
    await pause(50)
    return 'page'
  })
  const { socket, closed } = await openRawConnection(server)
  socket.write(lines(150))
  await closed
  assert.ok(server.counts.handled.length <= 2)
})

test('requests that wait on a connection that is closed are never handled', async () => {
  await using server = await openServer(async () => {
    await pause(300)
    return 'page'
  })
  const { socket, closed } = await openRawConnection(server)
  socket.write(lines(5))
  await pause(100)
  socket.destroy()
  await closed
  await pause(1000)
  assert.deepEqual(server.counts.handled, ['0'])
})
