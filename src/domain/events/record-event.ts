import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { EmailKind } from '#domain/email.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PushKind } from '#domain/push-kind.ts'
import type { JobName } from './effect.ts'
import type { DomainEvent } from './event.ts'
import { type EmailDefaults, emailNetworkKeyOf, queuedEmailsSql } from './queue-emails.ts'
import { queueJob } from './queue-job.ts'
import { queuedPushSql } from './queue-push.ts'

/**
 * Records an event and queues what follows from it: its emails, jobs and notifications. Must be called in the
 * transaction of the change itself, so that both happen or neither does; throws outside a transaction. Returns the id
 * of the event.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  const { recorded } = await pipeline(marketplace.db, { recorded: insertWithEmails(marketplace, event) })
  const { type: _, ...ids } = event
  // The type of the effects' page checks that the event has the ids of the job.
  for (const job of jobsOf(marketplace, event)) await queueJob(marketplace, job, ids as never)
  return (recorded[0] as { id: number }).id
}

/**
 * Returns the query that records an event and queues its emails, for a pipeline that carries the change too. Throws
 * when jobs follow from the event, and outside a transaction.
 */
export function insertEvent(marketplace: Marketplace, event: DomainEvent): CompiledQuery<{ id: number }> {
  if (jobsOf(marketplace, event).length > 0) throw new Error(`${event.type} queues jobs: use recordEvent`)
  return insertWithEmails(marketplace, event)
}

function jobsOf(marketplace: Marketplace, event: DomainEvent): readonly JobName[] {
  return marketplace.effectsOf(event).flatMap((effect) => ('job' in effect ? [effect.job] : []))
}

function insertWithEmails(marketplace: Marketplace, event: DomainEvent): CompiledQuery<{ id: number }> {
  const { db, clock, mailer, shopEmail } = marketplace
  if (!db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const { type, ...details } = event
  const effects = marketplace.effectsOf(event)
  const kinds = effects.flatMap((effect) => ('email' in effect ? [effect.email] : []))
  const pushKinds = effects.flatMap((effect) => ('push' in effect ? [effect.push] : []))
  return eventsQueryOf(kinds, pushKinds)(db, {
    ...{ type, details: JSON.stringify(details), now: clock.now() },
    ...{ shopEmail, mailHost: mailer.from.split('@')[1] as string },
    networkKey: emailNetworkKeyOf(marketplace),
  })
}

interface EventsAndEmails extends EmailDefaults {
  readonly type: DomainEvent['type']
  /** The ids of what the event is about, as JSON. */
  readonly details: string
}

const queriesByEffects = new Map<string, ReturnType<typeof eventsQuery>>()

/** Events that queue the same kinds of email and notification share one prepared query. */
function eventsQueryOf(kinds: readonly EmailKind[], pushKinds: readonly PushKind[]) {
  const key = [kinds.join(), pushKinds.join()].join(' ')
  return queriesByEffects.getOrInsertComputed(key, () => eventsQuery(kinds, pushKinds))
}

function eventsQuery(kinds: readonly EmailKind[], pushKinds: readonly PushKind[]) {
  return prepareQuery((_, placeholders: Placeholders<EventsAndEmails>) => {
    const { type, details, now } = placeholders
    const happened = sql<{ id: number }>`
      insert into events (type, details, happened_at)
      values (${type}::text, ${details}::jsonb, ${now}::timestamptz)
      returning id, details`
    if (kinds.length + pushKinds.length === 0) return happened
    const parts = [
      ...(kinds.length > 0 ? [queuedEmailsSql(kinds, placeholders)] : []),
      ...(pushKinds.length > 0 ? [queuedPushSql(pushKinds)] : []),
    ]
    const queued = [...(kinds.length > 0 ? ['queued'] : []), ...(pushKinds.length > 0 ? ['queued_push'] : [])]
    const sources = sql.join(queued.map((name) => sql.table(name)))
    return sql<{ id: number }>`with happened as (${happened}), ${sql.join(parts)} select id from happened, ${sources}`
  })
}
