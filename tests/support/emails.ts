import { sql } from 'kysely'
import { system } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { queueIssueBatch } from '#domain/newsletter/queue-issue.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { emailLinks } from '#web/email-links.ts'

/** Runs the jobs of all emails at once, whether they are due or not. */
export async function sendQueuedEmails(shop: Marketplace, publicUrl = 'https://hirfa.example'): Promise<void> {
  const marketplace = { ...shop, actor: system }
  const stop = new AbortController().signal
  const issues = await marketplace.db.selectFrom('newsletter_issues').select('id').execute()
  for (const { id } of issues) while (await queueIssueBatch(marketplace, id));
  for (const { id } of await outboxRows(marketplace))
    await sendEmail({ marketplace, links: emailLinks(publicUrl), stop }, id)
}

/** All rows of the outbox, oldest first. */
export async function outboxRows({ db }: Marketplace) {
  return db.selectFrom('emails').selectAll().orderBy('id').execute()
}

/**
 * The jobs in the queue, and in how many seconds they are due; without those that every product adds: copies of
 * pictures, words to analyze, partners to find.
 */
export async function listJobs({ db }: Marketplace) {
  const { rows } = await sql<{ task: string; key: string | null; seconds: number }>`
    select task_identifier as task, key, extract(epoch from run_at - now())::float8 as seconds
    from graphile_worker.jobs where attempts < max_attempts
      and task_identifier not in ('make-copies', 'analyze-words', 'find-partners', 'assign-filter-keys')
    order by id`.execute(db)
  return rows
}
