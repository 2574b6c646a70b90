import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { defaultReadingPace, type ReadingPace } from '#server/connections/close-slow-readers.ts'
import { listen } from '#server/listen.ts'
import { openRawConnection } from '#tests/support/raw-connection.ts'
import { until } from '#tests/support/until.ts'

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
  // A paused socket of a client does not notice its end; that of the server does.
  const accepted: Socket[] = []
  const accept = (message: unknown) => accepted.push((message as { socket: Socket }).socket)
  subscribe('net.server.socket', accept)
  return {
    origin: server.origin,
    hasClosed: () => accepted.length > 0 && accepted.every(({ destroyed }) => destroyed),
    async [Symbol.asyncDispose]() {
      unsubscribe('net.server.socket', accept)
      await server.close()
    },
  }
}

test('a client that never reads its response is closed', async () => {
  await using server = await openServer(pace)
  const { socket, closed } = await openRawConnection(server, { readsNothing: true })
  socket.write(request)
  await until(server.hasClosed)
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
  await until(() => {
    socket.resume()
    return server.hasClosed()
  })
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
  let checks = 0
  const patient = { ...pace, graceMilliseconds: 600_000 }
  await using server = await openServer(patient, () => {
    checks += 1
    return isMemoryShort
  })
  const { socket } = await openRawConnection(server, { readsNothing: true })
  socket.write(request)
  await until(() => checks >= 5)
  assert.equal(server.hasClosed(), false)
  isMemoryShort = true
  await until(server.hasClosed)
})
