import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { maxConnectionsOfSystem } from '#server/connections/open-file-limit.ts'
import { type ListenOptions, listen } from '#server/listen.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { openRawConnection, type RawConnection } from '#tests/support/raw-connection.ts'
import { until } from '#tests/support/until.ts'

// Threat: somebody opens connections until the shop can accept no more.

const attacker = '127.0.0.9'
const request = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'

async function openServer(options: ListenOptions) {
  const app = new Hono().get('/', (context) => context.text('the shop'))
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const server = await listen('127.0.0.1', 0, () => app, { timeouts, ...options })
  return { origin: server.origin, [Symbol.asyncDispose]: server.close }
}

async function openMany(server: { origin: string }, count: number, from: string): Promise<RawConnection[]> {
  const connections: RawConnection[] = []
  for (let number = 0; number < count; number += 1) connections.push(await openRawConnection(server, { from }))
  return connections
}

const open = (connections: readonly RawConnection[]) => connections.filter(({ isClosed }) => !isClosed())

async function isServed(server: { origin: string }, from: string): Promise<boolean> {
  const { socket, received, isClosed } = await openRawConnection(server, { from })
  socket.write(request)
  await until(() => isClosed() || received().includes('the shop'))
  return received().includes('the shop')
}

test('a network keeps no more connections than its limit, and other networks are served', async () => {
  const [attempts, perNetwork] = isLongRun ? [10_000, 1000] : [300, 50]
  await using server = await openServer({ connectionLimits: { total: 8000, perNetwork } })
  const idle = await openMany(server, attempts, attacker)
  await until(() => open(idle).length <= perNetwork)
  assert.equal(open(idle).length, perNetwork)
  assert.equal(await isServed(server, attacker), false)
  assert.equal(await isServed(server, '127.0.0.2'), true)

  open(idle)[0]?.socket.destroy()
  await until(() => isServed(server, attacker), 'one connection is free again')
})

test('connections of a trusted proxy are not limited by network: it brings all visitors', async () => {
  const connectionLimits = { total: 8000, perNetwork: 5 }
  await using server = await openServer({ connectionLimits, trustedProxies: ['127.0.0.8/30'] })
  assert.equal(open(await openMany(server, 20, attacker)).length, 20)
  assert.equal(await isServed(server, attacker), true)
})

test('when nearly all connections are taken, idle ones make room, whatever networks they are from', async (t) => {
  await using server = await openServer({ connectionLimits: { total: 40, perNetwork: 4 } })
  const connections: RawConnection[] = []
  for (let network = 10; network < 19; network += 1)
    connections.push(...(await openMany(server, 4, `127.0.0.${network}`)))
  // Half of them stop in the middle of a request.
  for (const { socket } of connections.slice(18)) socket.write('GET / HTTP/1.1\r\nHost: shop\r\n')
  const now = performance.now.bind(performance)
  t.mock.method(performance, 'now', () => now() + 1500)
  const visitors: RawConnection[] = []
  for (let network = 30; network < 60; network += 1) {
    const visitor = await openRawConnection(server, { from: `127.0.0.${network}` })
    visitor.socket.write(request)
    visitors.push(visitor)
  }
  await until(() => visitors.every(({ received }) => received().includes('the shop')))
  assert.equal(open(visitors).length, 30)
})

test('no more connections are open than in all, and the system keeps files for other things', async () => {
  await using server = await openServer({ connectionLimits: { total: 20, perNetwork: 100 } })
  const connections = await openMany(server, 40, attacker)
  await until(() => open(connections).length <= 20)
  assert.equal(open(connections).length, 20)
  assert.equal(maxConnectionsOfSystem(1024), 524)
  assert.equal(maxConnectionsOfSystem(600), 300)
})

test('a connection on which nothing is ever sent is closed', async () => {
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0, silent: 200 }
  await using server = await openServer({ timeouts })
  await (await openRawConnection(server)).closed
})
