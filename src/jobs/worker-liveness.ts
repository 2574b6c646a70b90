import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/**
 * First key of the advisory locks of living workers; any constant that nothing else uses. The second is the worker's
 * name.
 */
const livenessLockNamespace = 7_431_204

const reconnectMilliseconds = 250
const checkMilliseconds = 2_000

/**
 * Holds an advisory lock in the worker's name on a connection of its own until the signal, and takes it again when the
 * connection is lost. PostgreSQL releases the lock when the process ends, however it ends.
 */
export async function holdLivenessLock(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await holdLock(pool, workerName, stop).catch(() => {})
    await pause(reconnectMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

async function holdLock(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  const client = await pool.connect()
  try {
    const isLost = once(client, 'end', { signal: stop })
    await Promise.all([
      client.query('select pg_advisory_lock($1, hashtext($2))', [livenessLockNamespace, workerName]),
      isLost,
    ])
  } finally {
    client.release(true)
  }
}

/** Releases the jobs of dead workers until the signal; Graphile Worker itself would wait four hours. */
export async function releaseJobsOfDeadWorkers(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  const check = deadWorkerCheck(pool, workerName)
  while (!stop.aborted) {
    await check()
    await pause(checkMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

/**
 * Returns a check that releases the jobs of dead workers. A worker is dead when its lock was free at two checks in a
 * row: one that only lost its connection holds it again by then.
 */
export function deadWorkerCheck(pool: pg.Pool, workerName: string): () => Promise<void> {
  let freeBefore: readonly string[] = []
  return async () => {
    const free = await findWorkersWithoutLock(pool, workerName).catch(() => [])
    const dead = free.filter((name) => freeBefore.includes(name))
    if (dead.length > 0) {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]).catch(() => {})
    }
    freeBefore = free
  }
}

/**
 * Returns the names of other workers that have jobs but whose lock is free. A lock taken here ends with the statement.
 */
async function findWorkersWithoutLock(pool: pg.Pool, workerName: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with busy as materialized (
       select distinct locked_by as name from graphile_worker.jobs where locked_by is not null and locked_by <> $2)
     select name from busy where pg_try_advisory_xact_lock($1, hashtext(name))`,
    [livenessLockNamespace, workerName],
  )
  return rows.map(({ name }) => name)
}
