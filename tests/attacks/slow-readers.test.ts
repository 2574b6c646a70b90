import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { defaultReadingPace, type ReadingPace } from '#server/connections/close-slow-readers.ts'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'

// Threat: somebody requests large responses and reads them slowly or never, so that they stay in memory.

const mebibyte = 1024 * 1024
/** More than the system's own buffers hold for two sockets. */
const page = Buffer.alloc(32 * mebibyte, 'x')
const request = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'

/** A tenth of a second for what usually may take half a minute. */
const pace: ReadingPace = {
  ...{ graceMilliseconds: 300, minBytesPerSecond: 64 * mebibyte },
  ...{ shortMilliseconds: 100, checkEveryMilliseconds: 50 },
}

async function openServer(readingPace: ReadingPace, isMemoryShort = () => false) {
  const app = new Hono().get('/', () => new Response(page))
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const server = await listen('127.0.0.1', 0, () => app, { timeouts, readingPace, isMemoryShort })
  return { origin: server.origin, [Symbol.asyncDispose]: server.close }
}

test('a client that never reads its response is closed', async () => {
  await using server = await openServer(pace)
  const { socket, closed } = await openRawConnection(server, { readsNothing: true })
  socket.write(request)
  // A paused socket notices the end when it reads again.
  await pause(2000)
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
  })
  await closed
  assert.ok(bytes < page.byteLength)
})

test('a client that reads a little now and then is closed', async () => {
  await using server = await openServer(pace)
  const { socket, closed } = await openRawConnection(server, { readsNothing: true })
  socket.write(request)
  let bytes = 0
  socket.pause().on('data', (chunk) => {
    bytes += chunk.length
    socket.pause()
  })
  for (let reads = 0; reads < 50; reads += 1) {
    socket.resume()
    await pause(20)
  }
  // What has arrived until the end is read at once.
  socket.removeAllListeners('data').on('data', (chunk) => {
    bytes += chunk.length
  })
  socket.resume()
  await closed
  assert.ok(bytes < page.byteLength)
})

test('a client that reads as fast as a phone on GPRS gets all of it', async () => {
  await using server = await openServer({ ...pace, minBytesPerSecond: defaultReadingPace.minBytesPerSecond })
  const { socket, received } = await openRawConnection(server)
  socket.write(request)
  while (received().length < page.byteLength) {
    socket.pause()
    await pause(30)
    socket.resume()
    await pause(5)
  }
})

test('while memory is short a client that reads slowly is closed early', async () => {
  let isMemoryShort = false
  const patient = { ...pace, graceMilliseconds: 600_000 }
  await using server = await openServer(patient, () => isMemoryShort)
  const { socket, closed, isClosed } = await openRawConnection(server, { readsNothing: true })
  socket.write(request)
  await pause(500)
  assert.equal(isClosed(), false)
  isMemoryShort = true
  await pause(500)
  socket.resume()
  await closed
})
