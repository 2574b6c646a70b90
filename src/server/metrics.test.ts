import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diskRoom } from './disk-room.ts'
import { openMetrics } from './metrics.ts'

test('figures are served on a port of their own', async () => {
  const metrics = openMetrics(diskRoom('/', 1, async () => 4711))
  metrics.observe({
    ...{ id: 'a', method: 'GET', route: '/product/*', status: 200, milliseconds: 12, bytes: 900, isCutOff: false },
  })
  const server = await metrics.listen('127.0.0.1', 0)
  try {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    assert.match(text, /hirfa_request_seconds_count\{method="GET",route="\/product\/\*",status="200"\} 1/)
    assert.match(text, /hirfa_answer_bytes_total\{route="\/product\/\*"\} 900/)
    assert.match(text, /hirfa_disk_free_bytes 4711/)
    assert.match(text, /process_cpu_seconds_total/)
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/`)).status, 404)
  } finally {
    await server.close()
  }
})

test('a disk that does not answer costs an answer, not the shop', async (context) => {
  context.mock.method(console, 'error', () => {})
  let isIll = true
  const askFree = async () => {
    if (isIll) throw Object.assign(new Error('The disk is ill'), { code: 'EIO' })
    return 4711
  }
  const metrics = openMetrics({ ...diskRoom('/', 1), free: askFree })
  const server = await metrics.listen('127.0.0.1', 0)
  try {
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status, 503)
    isIll = false
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status, 200)
  } finally {
    await server.close()
  }
})
