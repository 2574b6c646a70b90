import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Blanks } from '#database/in-fixed-words.ts'
import { addJob } from '../add-job.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterKind } from './letter.ts'
import { recipientOf } from './recipient-of.ts'

/**
 * The letters that follow from an event, as parts of the statement that writes it down as `happened`: no event without
 * them, none without it. Nobody else can have a job for a letter that is new, so none is looked for.
 */
export function lettersOf(kinds: readonly LetterKind[], blanks: Blanks<LettersInCommon>): RawBuilder<unknown> {
  const { about, messageIds, now } = blanks
  const rows = kinds.map(
    (kind, place) => sql`
      (${sql.lit(kind)}, (${recipientOf(kind, blanks)})::text, (${messageIds}::text[])[${sql.lit(place + 1)}])`,
  )
  return sql`
    written as (
      insert into letters (event_id, kind, about, recipient, message_id, queued_at)
      select happened.id, kind, ${about}::jsonb, recipient, message_id, ${now}::timestamptz
      from happened, (values ${sql.join(rows)}) as letter (kind, recipient, message_id)
      where recipient is not null
      returning id),
    queued as (
      select count(graphile_worker.add_job('send-letter', json_build_object('letterId', id),
        job_key => ${sql.lit(letterJobKey(''))} || id, job_key_mode => 'unsafe_dedupe'))
      from written)`
}

/** What the letters of one event share, and their Message-IDs. */
export interface LettersInCommon {
  readonly about: string
  readonly messageIds: readonly string[]
  readonly shopEmail: string
  readonly now: Date
}

/** One for each letter, the same for all its attempts. */
export function newMessageIds({ mailer }: Marketplace, { length }: readonly LetterKind[]): string[] {
  const [, host] = mailer.from.split('@')
  return Array.from({ length }, () => `<${randomUUID()}@${host}>`)
}

/** Has the letter sent after so many seconds. One that already waits is sent then instead. */
export async function addSendingJob(marketplace: Marketplace, letterId: number, delay = 0): Promise<void> {
  await addJob(marketplace, 'send-letter', { letterId }, { key: letterJobKey(letterId), delay })
}

export function letterJobKey(letterId: number | string): string {
  return `letter-${letterId}`
}
