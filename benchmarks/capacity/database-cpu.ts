import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { processTimes } from '../cpu-time.ts'

/** CPU seconds of all processes of the database server on this machine so far, also of those that have ended. */
export async function databaseCpuSeconds(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number; own: number }>`
    select pid, pg_backend_pid() as own from pg_stat_activity where pid is not null`.execute(db)
  const { parent } = await processTimes(rows[0]?.own ?? 0)
  const server = await processTimes(parent)
  // One may have ended meanwhile: then it is counted there at the next reading.
  const living = await Promise.all(rows.map(async ({ pid }) => processTimes(pid).catch(() => undefined)))
  return living.reduce((sum, times) => sum + (times?.own ?? 0), server.own + server.ofEndedChildren)
}
