import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'

/** Any constant will do, as long as every instance of the program takes the same one and it is not the migrations'. */
const queueLock = 7_431_203

/** The queue has much to say that an operator need not read; what matters is told by us. */
export const quietLogger = new Logger(() => () => {})

/** Brings the job queue's own schema up to its newest version. Instances that start together wait for each other. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [queueLock])
    await runMigrations({ pgPool: pool, logger: quietLogger })
  } finally {
    // Closing the connection lets go of the lock, even when the statement for it could not be sent any more.
    client.release(true)
  }
}
