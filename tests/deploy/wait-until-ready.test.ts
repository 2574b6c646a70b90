import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { endProcess } from '#tests/support/end-process.ts'
import { cleanUpAfter } from '#tests/support/shop-process.ts'

const script = fileURLToPath(new URL('../../scripts/wait-until-ready.mjs', import.meta.url))

test('a service whose shop ends before it takes orders fails at once, and one that takes them has started', {
  timeout: 60_000,
}, async (t) => {
  let status = 503
  const asked = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    response.writeHead(status).end()
    asked.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUpAfter(t, async () => server.close())
  const shop = spawn(process.execPath, ['--eval', 'process.stdin.resume()'])
  cleanUpAfter(t, () => endProcess(shop))
  const wait = () => {
    const env = { ...process.env, PORT: String((server.address() as AddressInfo).port), MAINPID: String(shop.pid) }
    const waiting = spawn(process.execPath, [script], { env, stdio: 'ignore' })
    cleanUpAfter(t, () => endProcess(waiting))
    return once(waiting, 'exit')
  }
  const failing = wait()
  await asked.promise
  await endProcess(shop)
  assert.deepEqual(await failing, [1, null])
  status = 200
  assert.deepEqual(await wait(), [0, null])
})

test('no number of restarts, by hand or after failures, keeps the service down', async () => {
  const unit = await readFile(new URL('../../deploy/hirfa@.service', import.meta.url), 'utf8')
  const setting = (name: string) => Number.parseInt(new RegExp(`^${name}=(\\d+)`, 'm').exec(unit)?.[1] ?? '', 10)
  assert.match(unit, /^StartLimitIntervalSec=1min$/m)
  assert.ok(setting('StartLimitBurst') * setting('RestartSec') > 60)
  assert.match(unit, /^Restart=on-failure$/m)
  const guide = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
  assert.match(guide, /systemctl reset-failed hirfa@3000/)
})
