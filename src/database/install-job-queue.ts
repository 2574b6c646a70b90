import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'

/** The key of an advisory lock: any constant that nothing else locks and that is the same in every instance. */
const jobQueueLock = 7_431_206

/** Discards the queue's own log; our code logs what operators need. */
export const silentLogger = new Logger(() => () => {})

/**
 * Migrates the schema of Graphile Worker to its newest version. Instances that start at the same time wait for each
 * other.
 */
export async function installJobQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [jobQueueLock])
    await runMigrations({ pgPool: pool, logger: silentLogger })
  } finally {
    // Closing the connection releases the lock, even if no statement could be sent any more.
    client.release(true)
  }
}
