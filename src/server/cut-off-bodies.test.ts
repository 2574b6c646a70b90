import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRawConnection } from '#tests/support/raw-connection.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { listen } from './listen.ts'
import type { CompletedRequest } from './observe-requests.ts'

const form = 'application/x-www-form-urlencoded'

const bodies = [
  { path: '/contact', type: form },
  { path: '/contact.data', type: form },
  { path: '/pricing', type: 'multipart/form-data; boundary=part' },
  { path: '/checkout', type: form },
  { path: '/admin/sign-in', type: form },
  { path: '/api/orders', type: 'application/json' },
]

test('a body that its client cuts off is no error of the server in the log', async (t) => {
  const logged = t.mock.method(console, 'error', () => {})
  await using shop = await openTestShop()
  const completed: CompletedRequest[] = []
  const server = await listen(
    '127.0.0.1',
    0,
    (publicUrl) => testApp(shop.marketplace, { publicUrl, onCompleted: (request) => completed.push(request) }),
    { timeouts: { announcement: 0, quiet: 0, idle: 0, open: 0 } },
  )
  for (const { path, type } of bodies) {
    const { socket } = await openRawConnection(server)
    const { host } = new URL(server.origin)
    const headers = [`Host: ${host}`, `Origin: ${server.origin}`, `Content-Type: ${type}`, 'Content-Length: 1000']
    socket.end(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nname=Amel`)
    const known = completed.length
    await until(() => completed.length > known, `the request for ${path} is completed`)
    assert.ok((completed.at(-1)?.status ?? 500) < 500, `${path}: ${completed.at(-1)?.status}`)
  }
  await server.close()
  assert.deepEqual(logged.mock.calls, [])
})
