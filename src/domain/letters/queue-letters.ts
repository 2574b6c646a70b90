import { randomUUID } from 'node:crypto'
import { addJob } from '../add-job.ts'
import type { DomainEvent } from '../events.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterKind } from './letter.ts'
import { recipientOf } from './recipient-of.ts'

/** Writes down the letters that follow from an event, in its own transaction: no event without them, none without it. */
export async function queueLetters(marketplace: Marketplace, eventId: number, event: DomainEvent): Promise<void> {
  for (const kind of marketplace.consequencesOf(event)) await queueLetter(marketplace, eventId, event, kind)
}

async function queueLetter(
  marketplace: Marketplace,
  eventId: number,
  event: DomainEvent,
  kind: LetterKind,
): Promise<void> {
  const recipient = await recipientOf(marketplace, kind, event)
  if (recipient === undefined) return
  const { type: _, ...about } = event
  const [, host] = marketplace.mailer.from.split('@')
  const { id } = await marketplace.db
    .insertInto('letters')
    .values({
      event_id: eventId,
      kind,
      about: JSON.stringify(about),
      recipient,
      message_id: `<${randomUUID()}@${host}>`,
      queued_at: marketplace.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addSendingJob(marketplace, id)
}

/** Has the letter sent after so many seconds. One that already waits is sent then instead. */
export async function addSendingJob(marketplace: Marketplace, letterId: number, delay = 0): Promise<void> {
  await addJob(marketplace, 'send-letter', { letterId }, { key: letterJobKey(letterId), delay })
}

export function letterJobKey(letterId: number | string): string {
  return `letter-${letterId}`
}
