import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openCopy } from '#tests/support/test-database.ts'
import { bePresent, freeJobsOfTheGone } from './presence.ts'

test('a worker loses its jobs when it is gone, not when it was missed once', async () => {
  const { pool, close } = await openCopy()
  const [gone, over] = [new AbortController(), new AbortController()]
  await pool.query(`select graphile_worker.add_job('anything')`)
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'absent-minded', locked_at = now()`)

  const looking = freeJobsOfTheGone(pool, 'the-one-who-looks', over.signal)
  await pause(1_000)
  const being = bePresent(pool, 'absent-minded', gone.signal)
  await pause(4_000)
  assert.equal(await isLocked(pool), true, 'it came back before it was missed twice')

  gone.abort()
  while (await isLocked(pool)) await pause(100)
  over.abort()
  await Promise.all([looking, being])
  await close()
})

async function isLocked(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select locked_by from graphile_worker.jobs')
  return rows[0].locked_by !== null
}
