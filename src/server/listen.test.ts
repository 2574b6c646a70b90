import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { Hono } from 'hono'
import { until } from '#tests/support/until.ts'
import { listen } from './listen.ts'

/** A hundredth of the default timeouts of 10 and 30 seconds, and short ones for the stop. */
const limits = { headers: 100, request: 300, announcement: 0, quiet: 0, idle: 10 }

async function openServer(timeouts: Partial<typeof limits> = limits) {
  const app = new Hono()
  app.post('/', async (context) => context.text(`read ${(await context.req.text()).length}`))
  const server = await listen('127.0.0.1', 0, () => app, { timeouts })
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
  await using server = await openServer({ announcement: 0, quiet: 0, idle: 10 })
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nConnection: close\r\n\r\n'
  assert.match(await sendAndWait(server.port, [head, 'full']), / 200 .*read 4$/s)
})

test('the stop is announced first, closes connections by a header, and resets no request of a hundred clients', async () => {
  const page = Buffer.alloc(1000, 'x')
  const server = await listen(
    '127.0.0.1',
    0,
    () => ({
      fetch: () => new Response(page),
      fastPath({ url }, outgoing) {
        if (url !== '/cached') return false
        outgoing.writeHead(200, ['content-length', '1000']).end(page)
        return true
      },
    }),
    // On a busy machine the last responses take longer.
    { timeouts: { announcement: 500, maxQuiet: 20_000, idle: 20_000 } },
  )
  const { port } = new URL(server.origin)
  const keepingAlive = new Agent({ keepAlive: true })
  const failures: string[] = []
  let received = 0
  let closedByHeader = 0
  const get = (path: string, agent: Agent | false) =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request({ agent, port, host: '127.0.0.1', path }, (response) => {
        response.on('end', () => resolve(response.headers.connection)).resume()
      })
      sent.on('error', reject).end()
    })
  const client = async (path: string, agent: Agent | false) => {
    for (;;) {
      try {
        if ((await get(path, agent)) === 'close') closedByHeader += 1
        received += 1
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        // The end: nobody listens any more.
        if (code !== 'ECONNREFUSED') failures.push(code)
        return
      }
    }
  }
  const clients = Array.from({ length: 100 }, (_, index) => client(index % 2 ? '/cached' : '/made', keepingAlive))
  await until(() => received >= 500)
  assert.deepEqual([closedByHeader, server.isStopping()], [0, false])
  // Ten more open a connection for each request.
  clients.push(...Array.from({ length: 10 }, () => client('/cached', false)))
  const closed = server.close()
  assert.ok(server.isStopping())
  await Promise.all(clients)
  await closed
  assert.deepEqual(failures, [])
  assert.ok(closedByHeader >= 100)
})

test('a request that is still running is completed, and one that takes too long is cut off', async () => {
  const responses = new Map<string, () => void>()
  const app = new Hono()
  app.get('/:name', async (context) => {
    const { name } = context.req.param()
    await new Promise<void>((resolve) => responses.set(name, resolve))
    return context.text(`done ${name}`)
  })
  const server = await listen('127.0.0.1', 0, () => app, {
    timeouts: { announcement: 0, quiet: 0, idle: 20, open: 1000 },
  })
  const [short, long] = ['short', 'long'].map((name) =>
    fetch(`http://127.0.0.1:${new URL(server.origin).port}/${name}`),
  )
  const cutOff = assert.rejects(long ?? Promise.resolve())
  await until(() => responses.size === 2)
  const closed = server.close()
  await until(() => isRefused(server.origin))
  responses.get('short')?.()
  assert.equal(await (await short)?.text(), 'done short')
  await closed
  await cutOff
})

test('an idle connection stays open for longer than those of common proxies', async () => {
  const server = await listen('127.0.0.1', 0, () => new Hono(), {
    timeouts: { announcement: 0, idle: 0 },
  })
  const response = await fetch(`http://127.0.0.1:${new URL(server.origin).port}/`)
  await response.text()
  assert.equal(response.headers.get('Keep-Alive'), 'timeout=65')
  await server.close()
})

/** Whether nobody listens there any more. */
async function isRefused(origin: string): Promise<boolean> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}
