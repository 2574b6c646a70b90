import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { emailJobKey, queueJob } from '#domain/events/queue-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Adds a job for each email that waits to be sent but has no job, for example because its job failed for good. */
export async function requeueEmailsWithoutJob(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { rows } = await sql<{ id: number }>`
    select id from emails
    where status in ('queued', 'failed') and not exists (
      select from graphile_worker.jobs where key = ${emailJobKey('')} || emails.id and attempts < max_attempts)
    order by id limit 1000`.execute(marketplace.db)
  for (const { id } of rows) await queueJob(marketplace, 'send-email', { emailId: id })
}
