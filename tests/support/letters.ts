import { sql } from 'kysely'
import { queueIssuePart } from '#domain/correspondence/queue-issue.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sendLetter } from '#jobs/send-letter.ts'

/** Does the jobs of letters that are due or not, as a worker would. */
export async function sendQueuedLetters(marketplace: Marketplace, publicUrl = 'https://hirfa.example'): Promise<void> {
  const stop = new AbortController().signal
  const issues = await marketplace.db.selectFrom('newsletter_issues').select('id').execute()
  for (const { id } of issues) while (await queueIssuePart(marketplace, id));
  for (const { id } of await lettersOf(marketplace)) await sendLetter({ marketplace, publicUrl, stop }, id)
}

/** The rows of letters in the order of their making. */
export async function lettersOf({ db }: Marketplace) {
  return db.selectFrom('letters').selectAll().orderBy('id').execute()
}

/** The jobs a worker would find, and in how many seconds. */
export async function jobsOf({ db }: Marketplace) {
  const { rows } = await sql<{ task: string; key: string | null; seconds: number }>`
    select task_identifier as task, key, extract(epoch from run_at - now())::float8 as seconds
    from graphile_worker.jobs where attempts < max_attempts order by id`.execute(db)
  return rows
}
