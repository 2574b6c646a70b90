import { type RawBuilder, sql } from 'kysely'
import { together } from '#database/together.ts'
import type { DomainEvent } from './events.ts'
import { lettersOf } from './letters/queue-letters.ts'
import type { Marketplace } from './marketplace.ts'

/**
 * Writes down that something happened, and what follows from it. Refuses to do so outside the transaction of the
 * change itself: nothing is sent for what did not happen, and nothing that happened is not sent. Answers its id.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  const [[recorded]] = await together(marketplace.db, newEvent(marketplace, event))
  return (recorded as { id: number }).id
}

/** The same, for those who send it along with what happens. */
export function newEvent(marketplace: Marketplace, event: DomainEvent): RawBuilder<{ id: number }> {
  if (!marketplace.db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const { type, ...details } = event
  const happened = sql`
    insert into events (type, details, happened_at)
    values (${type}, ${JSON.stringify(details)}, ${marketplace.clock.now()})
    returning id`
  const letters = lettersOf(marketplace, event)
  return letters ? sql`with happened as (${happened}), ${letters} select id from happened, queued` : sql`${happened}`
}
