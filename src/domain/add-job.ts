import { sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'

export interface JobOptions {
  /** A job replaces an earlier one with the same key unless that one has started. */
  readonly key: string
  /** Seconds; 0 by default. */
  readonly delay?: number
  /** Jobs of one queue run one at a time. */
  readonly queue?: string
  /** Jobs with a lower number run first; 0 by default. */
  readonly priority?: number
}

/** Queues a job for a worker. In a transaction the job is queued if and only if the transaction commits. */
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
