import { sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'

export interface JobOptions {
  /** Of two jobs with one key only the later one runs, unless the first has begun. */
  readonly key: string
  /** Seconds from now; at once when absent. */
  readonly delay?: number
}

/** Has a worker do something soon. Inside a transaction the job exists only if that commits, and then it does. */
export async function addJob(
  { db }: Marketplace,
  name: string,
  payload: Readonly<Record<string, number>>,
  { key, delay = 0 }: JobOptions,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${delay}), job_key => ${key})`.execute(db)
}
