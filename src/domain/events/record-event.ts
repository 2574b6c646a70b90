import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { EmailKind } from '#domain/email.ts'

import type { Marketplace } from '#domain/marketplace.ts'
import type { DomainEvent } from './event.ts'
import { type EmailDefaults, queuedEmailsSql } from './queue-emails.ts'
import { queueJob } from './queue-job.ts'

/**
 * Records an event and queues what follows from it: its emails and jobs. Must be called in the transaction of the change
 * itself, so that both happen or neither does; throws outside a transaction. Returns the id of the event.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  const [[recorded]] = await pipeline(marketplace.db, insertEvents(marketplace, [event]))
  const { type: _, ...ids } = event
  for (const effect of marketplace.effectsOf(event)) {
    // The type of the effects' page checks that the event has the ids of the job.
    if ('job' in effect) await queueJob(marketplace, effect.job, ids as never)
  }
  return (recorded as { id: number }).id
}

/** The events and their emails, without jobs, as a query for several events of one type, to be sent with the change. */
export function insertEvents(
  marketplace: Marketplace,
  events: readonly [DomainEvent, ...DomainEvent[]],
): CompiledQuery<{ id: number }> {
  const [event] = events
  const { db, clock, mailer, shopEmail } = marketplace
  if (!db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const details = JSON.stringify(events.map(({ type: _, ...details }) => details))
  const kinds = marketplace.effectsOf(event).flatMap((effect) => ('email' in effect ? [effect.email] : []))
  return eventsQueryOf(kinds)(db, {
    ...{ type: event.type, details, now: clock.now() },
    ...{ shopEmail, mailHost: mailer.from.split('@')[1] as string },
  })
}

interface EventsAndEmails extends EmailDefaults {
  readonly type: DomainEvent['type']
  /** The details of each event, as a JSON array. */
  readonly details: string
}

const queriesByEmailKinds = new Map<string, ReturnType<typeof eventsQuery>>()

/** Events that queue the same kinds of email share one prepared query. */
function eventsQueryOf(kinds: readonly EmailKind[]) {
  return queriesByEmailKinds.getOrInsertComputed(kinds.join(), () => eventsQuery(kinds))
}

function eventsQuery(kinds: readonly EmailKind[]) {
  return prepareQuery((_, placeholders: Placeholders<EventsAndEmails>) => {
    const { type, details, now } = placeholders
    const happened = sql<{ id: number }>`
      insert into events (type, details, happened_at)
      select ${type}::text, about, ${now}::timestamptz from jsonb_array_elements(${details}::jsonb) as about
      returning id, details`
    if (kinds.length === 0) return happened
    const emails = queuedEmailsSql(kinds, placeholders)
    return sql<{ id: number }>`with happened as (${happened}), ${emails} select id from happened, queued`
  })
}
