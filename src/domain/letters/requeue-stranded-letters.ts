import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { addSendingJob, letterJobKey } from './queue-letters.ts'

/** Letters that wait although no job is left that would send them, whatever went wrong, are queued again. */
export async function requeueStrandedLetters(marketplace: Marketplace): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from letters
    where status in ('queued', 'failed') and not exists (
      select from graphile_worker.jobs where key = ${letterJobKey('')} || letters.id and attempts < max_attempts)
    order by id limit 1000`.execute(marketplace.db)
  for (const { id } of rows) await addSendingJob(marketplace, id)
}
