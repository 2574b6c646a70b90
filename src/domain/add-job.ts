import { type RawBuilder, sql } from 'kysely'
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
  { key, ...options }: JobOptions,
): Promise<void> {
  await sql`select ${newJob(name, sql`${JSON.stringify(payload)}::json`, { ...options, key: sql`${key}` })}`.execute(db)
}

/** The same as SQL, where its payload and key come of what the same statement has written. */
export function newJob(
  name: string,
  payload: RawBuilder<unknown>,
  { key, delay = 0, queue, priority = 0 }: Omit<JobOptions, 'key'> & { readonly key: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(
    ${name}, ${payload},
    run_at => now() + make_interval(secs => ${delay}), job_key => ${key},
    queue_name => ${queue ?? null}, priority => ${priority}::int)`
}
