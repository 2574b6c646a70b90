import { sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'

export interface JobOptions {
  /** Of two jobs with one key only the later one runs, unless the first has begun. */
  readonly key: string
  /** Seconds from now; at once when absent. */
  readonly delay?: number
  /** Of the jobs of one queue one runs at a time. */
  readonly queue?: string
  /** The lower, the sooner; usually 0. */
  readonly priority?: number
}

/** Has a worker do something soon. Inside a transaction the job exists only if that commits, and then it does. */
export async function addJob(
  { db }: Marketplace,
  name: string,
  payload: Readonly<Record<string, number | string>>,
  { key, delay = 0, queue, priority = 0 }: JobOptions,
): Promise<void> {
  await sql`select from graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}::text, run_at => now() + make_interval(secs => ${delay}), job_key => ${key}::text,
    priority => ${priority}::int)`.execute(db)
}
