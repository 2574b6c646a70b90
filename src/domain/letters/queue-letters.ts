import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { addJob, newJob } from '../add-job.ts'
import type { DomainEvent } from '../events.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterKind } from './letter.ts'
import { recipientOf } from './recipient-of.ts'

/**
 * The letters that follow from an event, as parts of the statement that writes it down as `happened`: no event without
 * them, none without it. Undefined when none follow.
 */
export function lettersOf(marketplace: Marketplace, event: DomainEvent): RawBuilder<unknown> | undefined {
  const kinds = marketplace.consequencesOf(event)
  if (kinds.length === 0) return undefined
  const { type: _, ...about } = event
  return sql`
    written as (
      insert into letters (event_id, kind, about, recipient, message_id, queued_at)
      select happened.id, kind, ${JSON.stringify(about)}::jsonb, recipient, message_id,
        ${marketplace.clock.now()}::timestamptz
      from happened, (values ${sql.join(kinds.map((kind) => letterRow(marketplace, kind, event)))})
        as letter (kind, recipient, message_id)
      where recipient is not null
      returning id),
    specified as (
      select array_agg(${newJob('send-letter', sql`json_build_object('letterId', id)`, { key: sql`'letter-' || id` })}) as jobs
      from written having count(*) > 0),
    queued as (select count(job) from specified, graphile_worker.add_jobs(jobs) as job)`
}

function letterRow(marketplace: Marketplace, kind: LetterKind, event: DomainEvent): RawBuilder<unknown> {
  const [, host] = marketplace.mailer.from.split('@')
  return sql`(${kind}, (${recipientOf(marketplace, kind, event)})::text, ${`<${randomUUID()}@${host}>`})`
}

/** Has the letter sent after so many seconds. One that already waits is sent then instead. */
export async function addSendingJob(marketplace: Marketplace, letterId: number, delay = 0): Promise<void> {
  await addJob(marketplace, 'send-letter', { letterId }, { key: letterJobKey(letterId), delay })
}

export function letterJobKey(letterId: number | string): string {
  return `letter-${letterId}`
}
