import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** With the worker's name it makes the lock that says "this worker lives". Any constant that nothing else uses. */
const presenceLocks = 7_431_204

const reconnectMilliseconds = 250
const lookMilliseconds = 2_000

/**
 * Holds a lock in the worker's name on a connection of its own, again after each loss of it, until the signal. The
 * database lets go of it the moment the worker's process is gone, however it went.
 */
export async function bePresent(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await holdLock(pool, workerName, stop).catch(() => {})
    await pause(reconnectMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

async function holdLock(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  const client = await pool.connect()
  try {
    const isLost = once(client, 'end', { signal: stop })
    await Promise.all([client.query('select pg_advisory_lock($1, hashtext($2))', [presenceLocks, workerName]), isLost])
  } finally {
    client.release(true)
  }
}

/**
 * Frees the jobs of workers that are gone; the queue itself would wait four hours. A worker counts as gone when it was
 * missed twice in a row: one that only lost its connection is back by then.
 */
export async function freeJobsOfTheGone(pool: pg.Pool, workerName: string, stop: AbortSignal): Promise<void> {
  let missed: readonly string[] = []
  while (!stop.aborted) {
    const missing = await findMissing(pool, workerName).catch(() => [])
    const gone = missing.filter((name) => missed.includes(name))
    if (gone.length > 0) {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [gone]).catch(() => {})
    }
    missed = missing
    await pause(lookMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

/** Names on jobs whose lock anybody could take. It is let go of again at the end of the statement. */
async function findMissing(pool: pg.Pool, workerName: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with busy as materialized (
       select distinct locked_by as name from graphile_worker.jobs where locked_by is not null and locked_by <> $2)
     select name from busy where pg_try_advisory_xact_lock($1, hashtext(name))`,
    [presenceLocks, workerName],
  )
  return rows.map(({ name }) => name)
}
