import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { mock, test } from 'node:test'
import { inBatches, requestLog } from './request-log.ts'

const request = { id: 'a', method: 'GET', route: '/', status: 200, milliseconds: 1.5, isAborted: false }

test('lines are written in batches, at most a second late, and errors at once', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-log-'))
  mock.timers.enable({ apis: ['setInterval'] })
  try {
    const file = path.join(folder, 'log')
    const destination = inBatches(file)
    const writes: number[] = []
    destination.on('write', (bytes: number) => writes.push(bytes))
    const log = requestLog('info', destination)
    const ids = () => [...readFileSync(file, 'utf8').matchAll(/^\{.*"id":"(\w+)".*\}$/gm)].map(([, id]) => id)

    for (const id of ['first', 'second']) log({ ...request, id })
    mock.timers.tick(999)
    assert.deepEqual(ids(), [])
    mock.timers.tick(1)
    assert.deepEqual([ids(), writes.length], [['first', 'second'], 1])

    log({ ...request, id: 'third' })
    log({ ...request, id: 'failed', status: 503 })
    assert.deepEqual([ids(), writes.length], [['first', 'second', 'third', 'failed'], 2])

    for (let count = 0; count < 200; count++) log({ ...request, id: `many${count}` })
    mock.timers.tick(1000)
    assert.equal(ids().length, 204)
    assert.ok(writes.length < 12, `${writes.length} writes`)
    assert.ok(Math.max(...writes) <= 4096)
  } finally {
    mock.timers.reset()
    await rm(folder, { recursive: true })
  }
})

const endings = {
  'with an exit': 'process.exit()',
  'by an uncaught exception': "setImmediate(() => { throw new Error('broken') })",
  'by SIGTERM': "stopOnSignal(async () => {}); process.kill(process.pid, 'SIGTERM')",
}

test('a process that ends has logged every request', async () => {
  const ended = Object.entries(endings).map(async ([name, ending]) => {
    const [line] = await linesOf(`log(${JSON.stringify({ ...request, isAborted: true })}); ${ending}`)
    const logged = { level: 30, id: 'a', method: 'GET', route: '/', status: 200, ms: 1.5, cutOff: true }
    assert.deepEqual({ ...line, time: undefined }, { ...logged, time: undefined }, name)
  })
  await Promise.all(ended)
})

test('a process that is killed right after a server error has logged it', async () => {
  const lines = await linesOf(
    `log(${JSON.stringify({ ...request, status: 500 })}); process.kill(process.pid, 'SIGKILL')`,
  )
  assert.equal(lines[0]?.status, 500)
})

/** The lines of a process that runs this code. */
async function linesOf(code: string): Promise<Record<string, unknown>[]> {
  const modules = ['request-log.ts', 'stop-on-signal.ts'].map((file) => new URL(file, import.meta.url).href)
  const start = `
    const { requestLog } = await import(${JSON.stringify(modules[0])})
    const { stopOnSignal } = await import(${JSON.stringify(modules[1])})
    const log = requestLog('info')
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = (await text(child.stdout)).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}
