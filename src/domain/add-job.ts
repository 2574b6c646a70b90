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
  const job = newJob(name, sql`${JSON.stringify(payload)}`, { ...options, key: sql`${key}` })
  await sql`select from graphile_worker.add_jobs(array[${job}])`.execute(db)
}

/** What a worker is asked to do, as SQL for `add_jobs`: payload and key may come of what the same statement has written. */
export function newJob(
  name: string,
  payload: RawBuilder<unknown>,
  { key, delay = 0, queue, priority = 0 }: Omit<JobOptions, 'key'> & { readonly key: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`row(${name}::text, ${payload}::json, ${queue ?? null}::text, now() + make_interval(secs => ${delay}), null,
    ${key}::text, ${priority}::smallint, null)::graphile_worker.job_spec`
}
