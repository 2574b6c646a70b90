import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'

test('a process that is killed right after a response has logged it', async () => {
  const module = new URL('request-log.ts', import.meta.url).href
  const code = `
    const { requestLog } = await import(${JSON.stringify(module)})
    const log = requestLog('info')
    for (const id of ['first', 'last'])
      log({ id, method: 'GET', route: '/', status: 200, milliseconds: 1.5, isAborted: id === 'last' })
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = (await text(child.stdout)).trimEnd().split('\n')
  assert.deepEqual(
    lines.map((line) => ({ ...JSON.parse(line), time: undefined })),
    [
      { level: 30, time: undefined, id: 'first', method: 'GET', route: '/', status: 200, ms: 1.5 },
      { level: 30, time: undefined, id: 'last', method: 'GET', route: '/', status: 200, ms: 1.5, cutOff: true },
    ],
  )
})
