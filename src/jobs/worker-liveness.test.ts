import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { until } from '#tests/support/until.ts'
import { deadWorkerCheck, holdLivenessLock } from './worker-liveness.ts'

/** A database with a job that another worker has taken, whose connections a test can close. */
async function openTakenJob() {
  const { pool, close } = await openDatabaseCopy()
  await pool.query(`select graphile_worker.add_job('anything')`)
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'other-worker', locked_at = now()`)
  const death = new AbortController()
  let holding: Promise<void> | undefined
  return {
    check: deadWorkerCheck(pool, 'checking-worker'),
    async isTaken() {
      const { rows } = await pool.query('select locked_by from graphile_worker.jobs')
      return rows[0].locked_by !== null
    },
    async comeAlive() {
      holding = holdLivenessLock(pool, 'other-worker', death.signal)
      await until(async () => (await holderOf(pool)) !== undefined)
    },
    async loseConnection() {
      const lost = await holderOf(pool)
      await pool.query('select pg_terminate_backend($1)', [lost])
      await until(async () => ![lost, undefined].includes(await holderOf(pool)))
    },
    async die() {
      death.abort()
      await holding
      await until(async () => (await holderOf(pool)) === undefined)
    },
    async [Symbol.asyncDispose]() {
      death.abort()
      await holding
      await close()
    },
  }
}

/** The process of the connection that holds the only liveness lock. */
async function holderOf(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`)
  return rows[0]?.pid
}

test('the jobs of a worker are released when its lock is free at two checks in a row, not at one', async () => {
  await using job = await openTakenJob()
  await job.check()
  await job.comeAlive()
  await job.check()
  assert.equal(await job.isTaken(), true, 'it took its lock before the second check')

  await job.die()
  await job.check()
  assert.equal(await job.isTaken(), true)
  await job.check()
  assert.equal(await job.isTaken(), false)
})

test('a worker that loses its connection takes its lock again, and keeps its jobs', async () => {
  await using job = await openTakenJob()
  await job.comeAlive()
  await job.check()
  await job.loseConnection()
  await job.check()
  await job.check()
  assert.equal(await job.isTaken(), true)
})
