import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { checkConsistency } from '#domain/consistency/check-consistency.ts'
import { countWebVitals } from '#domain/web-vitals/count-web-vitals.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { watchDiskSpace } from './disk-space.ts'
import { openMetrics } from './metrics.ts'

test('metrics are served on a port of their own', async () => {
  const metrics = openMetrics(watchDiskSpace(['/'], 1, async () => 4711))
  metrics.observe({
    ...{ id: 'a', method: 'GET', route: '/product/*', status: 200, milliseconds: 12, bytes: 900, isAborted: false },
  })
  const server = await metrics.listen(0)
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

test('an error of the disk check fails the metrics request, not the process', async (context) => {
  context.mock.method(console, 'error', () => {})
  let isIll = true
  const readFreeBytes = async () => {
    if (isIll) throw Object.assign(new Error('The disk is ill'), { code: 'EIO' })
    return 4711
  }
  const metrics = openMetrics({ ...watchDiskSpace(['/'], 1), free: readFreeBytes })
  const server = await metrics.listen(0)
  try {
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status, 503)
    isIll = false
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status, 200)
  } finally {
    await server.close()
  }
})

test('the metrics count violations by rule since the last whole check, missing pictures, and ratings of page views of the week', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  await countWebVitals(shop.marketplace, { page: 'home', ratings: { lcp: 'poor' } })
  shop.clock.passes({ days: 7 })
  await checkConsistency(shop.system)
  await sql`update pictures set missing_since = now() where file_name = (select min(file_name) from pictures)`.execute(
    shop.system.db,
  )
  await sql`insert into consistency_violations (rule, row_id, detail) values ('counter = ledger', 1, 'x')`.execute(
    shop.system.db,
  )
  await countWebVitals(shop.marketplace, { page: 'home', ratings: { lcp: 'good' } })
  const server = await openMetrics(undefined, undefined, shop.system).listen(0)
  try {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    assert.match(text, /hirfa_consistency_violations\{rule="counter = ledger"\} 1/)
    assert.match(text, /hirfa_consistency_violations\{rule="no oversell"\} 0/)
    assert.match(text, /hirfa_pictures_missing 1/)
    const views = text.split('\n').filter((line) => line.startsWith('hirfa_web_vitals'))
    assert.deepEqual(views, ['hirfa_web_vitals_page_views_total{page="home",metric="lcp",rating="good"} 1'])
    assert.match(text, new RegExp(`hirfa_consistency_checked_timestamp_seconds ${shop.clock.now().getTime() / 1000}`))
  } finally {
    await server.close()
  }
})
