import { type RawBuilder, sql } from 'kysely'
import type { Blanks } from '#database/in-fixed-words.ts'
import { addJob } from '../add-job.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterKind } from './letter.ts'
import { recipientOf } from './recipient-of.ts'

/**
 * The letters that follow from events, as parts of the statement that writes these down as `happened`: no event without
 * them, none without it. Each has a Message-ID of its own, the same for all its attempts.
 */
export function lettersOf(kinds: readonly LetterKind[], blanks: Blanks<LettersInCommon>): RawBuilder<unknown> {
  const { shopEmail, mailHost, now } = blanks
  const about = sql<string>`happened.details`
  const rows = kinds.map((kind) => sql`(${sql.lit(kind)}, (${recipientOf(kind, { about, shopEmail })})::text)`)
  return sql`
    written as (
      insert into letters (event_id, kind, about, recipient, message_id, queued_at)
      select happened.id, kind, ${about}, recipient, '<' || gen_random_uuid() || '@' || ${mailHost}::text || '>',
        ${now}::timestamptz
      from happened, lateral (values ${sql.join(rows)}) as letter (kind, recipient)
      where recipient is not null
      returning id),
    queued as (
      select count(*) from graphile_worker.add_jobs(array(
        select row('send-letter', json_build_object('letterId', id), null, null, null, ${sql.lit(letterJobKey(''))} || id,
          null, null)::graphile_worker.job_spec
        from written)))`
}

/** What the letters of events share. */
export interface LettersInCommon {
  readonly shopEmail: string
  /** Where letters come from, as their Message-IDs have it. */
  readonly mailHost: string
  readonly now: Date
}

/** Has the letter sent after so many seconds. One that already waits is sent then instead. */
export async function addSendingJob(marketplace: Marketplace, letterId: number, delay = 0): Promise<void> {
  await addJob(marketplace, 'send-letter', { letterId }, { key: letterJobKey(letterId), delay })
}

export function letterJobKey(letterId: number | string): string {
  return `letter-${letterId}`
}
