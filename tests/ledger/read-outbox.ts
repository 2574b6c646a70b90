import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { EmailEvidence } from './evidence.ts'

/** After several failures an email is retried only after minutes. */
const maxIdleMilliseconds = 5 * 60_000

/** Emails of erased orders are withdrawn. */
const settledStatuses = ['sent', 'withdrawn']

/**
 * Reads the outbox once all emails are settled, or when none has been settled for a while: a long run on a busy machine
 * leaves thousands to send. Undefined for a version of the shop without emails.
 */
export async function readOutbox(
  db: Database,
  received: EmailEvidence['received'],
  disturbances: EmailEvidence['disturbances'],
): Promise<EmailEvidence | undefined> {
  const { rows: tables } = await sql<{ hasEmails: boolean }>`
    select to_regclass('emails') is not null as "hasEmails"`.execute(db)
  if (!tables[0]?.hasEmails) return undefined

  let unsettled = await countUnsettled(db)
  let deadline = Date.now() + maxIdleMilliseconds
  while (unsettled > 0 && Date.now() < deadline) {
    await wait(500)
    const left = await countUnsettled(db)
    if (left < unsettled) deadline = Date.now() + maxIdleMilliseconds
    unsettled = left
  }
  return { outbox: await readEmails(db), received, disturbances }
}

async function countUnsettled(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from emails where status not in (${sql.join(settledStatuses)})`.execute(db)
  return rows[0]?.count ?? 0
}

async function readEmails(db: Database): Promise<EmailEvidence['outbox']> {
  const { rows } = await sql<EmailEvidence['outbox'][number]>`
    select kind, (about ->> 'orderId')::int as "orderId", message_id as "messageId", status from emails`.execute(db)
  return rows
}
