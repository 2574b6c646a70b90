import type { DomainEvent } from './events.ts'
import { queueLetters } from './letters/queue-letters.ts'
import type { Marketplace } from './marketplace.ts'

/**
 * Writes down that something happened, and what follows from it. Refuses to do so outside the transaction of the
 * change itself: nothing is sent for what did not happen, and nothing that happened is not sent. Answers its id.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  if (!marketplace.db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const { type, ...details } = event
  const { id } = await marketplace.db
    .insertInto('events')
    .values({ type, details: JSON.stringify(details), happened_at: marketplace.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueLetters(marketplace, id, event)
  return id
}
