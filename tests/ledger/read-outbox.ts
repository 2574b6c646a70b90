import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { EmailEvidence } from './evidence.ts'

/** After several failures an email is retried only after minutes. */
const maxWaitMilliseconds = 5 * 60_000

/** Emails of erased orders are withdrawn. */
const settledStatuses = ['sent', 'withdrawn']

/** Reads the outbox once all emails are settled, or after a timeout. Undefined for a version of the shop without emails. */
export async function readOutbox(
  db: Database,
  received: EmailEvidence['received'],
  disturbances: EmailEvidence['disturbances'],
): Promise<EmailEvidence | undefined> {
  const { rows: tables } = await sql<{ hasEmails: boolean }>`
    select to_regclass('emails') is not null as "hasEmails"`.execute(db)
  if (!tables[0]?.hasEmails) return undefined

  const deadline = Date.now() + maxWaitMilliseconds
  let rows = await readEmails(db)
  while (rows.some(({ status }) => !settledStatuses.includes(status)) && Date.now() < deadline) {
    await wait(250)
    rows = await readEmails(db)
  }
  return { outbox: rows, received, disturbances }
}

async function readEmails(db: Database): Promise<EmailEvidence['outbox']> {
  const { rows } = await sql<EmailEvidence['outbox'][number]>`
    select kind, (about ->> 'orderId')::int as "orderId", message_id as "messageId", status from emails`.execute(db)
  return rows
}
