import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { holdLivenessLock, releaseJobsOfDeadWorkers } from './worker-liveness.ts'

test('the jobs of a worker are released when its lock is free twice, not once', async () => {
  const { pool, close } = await openDatabaseCopy()
  const [death, end] = [new AbortController(), new AbortController()]
  await pool.query(`select graphile_worker.add_job('anything')`)
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'other-worker', locked_at = now()`)

  const checking = releaseJobsOfDeadWorkers(pool, 'checking-worker', end.signal)
  await pause(1_000)
  const holding = holdLivenessLock(pool, 'other-worker', death.signal)
  await pause(4_000)
  assert.equal(await isLocked(pool), true, 'it took its lock before the second check')

  death.abort()
  while (await isLocked(pool)) await pause(100)
  end.abort()
  await Promise.all([checking, holding])
  await close()
})

async function isLocked(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select locked_by from graphile_worker.jobs')
  return rows[0].locked_by !== null
}
