import { type RawBuilder, sql } from 'kysely'
import type { Placeholders } from '#database/prepared-query.ts'
import type { EmailKind } from '#domain/email.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { sha256 } from '#domain/sha256.ts'
import { recipientSql } from './email-recipient.ts'
import { bulkEmailPriority, emailJobKey } from './queue-job.ts'

/**
 * Returns the parts of a SQL statement that insert the emails of events and their jobs. The statement inserts the
 * events as `happened`, so that both are written or neither. Each email gets a Message-ID that all its attempts share.
 */
export function queuedEmailsSql(
  kinds: readonly EmailKind[],
  placeholders: Placeholders<EmailDefaults>,
): RawBuilder<unknown> {
  const { shopEmail, mailHost, now, networkKey } = placeholders
  const about = sql<string>`happened.details`
  const rows = kinds.map((kind) => {
    const countedNetwork = kindsToTypedAddresses.includes(kind) ? networkKey : sql`null`
    const recipient = sql`(${recipientSql(kind, { about, shopEmail })})::text`
    return sql`(${sql.lit(kind)}, ${recipient}, ${countedNetwork}::bytea, ${notBeforeSql(kind, about)}::timestamptz)`
  })
  return sql`
    inserted as (
      insert into emails (event_id, kind, about, recipient, message_id, queued_at, network_key, not_before)
      select happened.id, kind, ${about}, recipient, '<' || gen_random_uuid() || '@' || ${mailHost}::text || '>',
        ${now}::timestamptz, network_key, not_before
      from happened, lateral (values ${sql.join(rows)}) as email (kind, recipient, network_key, not_before)
      where recipient is not null
      returning id, kind, not_before),
    queued as (
      select count(*) from graphile_worker.add_jobs(array(
        select row('send-email', json_build_object('emailId', id), null, now() + (not_before - ${now}), null, ${sql.lit(emailJobKey(''))} || id,
          ${prioritySql(kinds)}, null)::graphile_worker.job_spec
        from inserted)))`
}

/** Values that all emails of one statement share. */
export interface EmailDefaults {
  readonly shopEmail: string
  /** The domain of the Message-IDs. */
  readonly mailHost: string
  readonly now: Date
  /** The network of the visitor who caused the event, as `emailNetworkKeyOf` returns it. */
  readonly networkKey: Buffer | null
}

/** SQL for the time until which an email waits: that of a step, until the customer may see it. Null for most. */
function notBeforeSql(kind: EmailKind, about: RawBuilder<string>): RawBuilder<Date | null> {
  if (kind === 'order-progress')
    return sql`(select visible_at from order_steps where id = (${about}->>'stepId')::bigint)`
  if (kind === 'return-progress')
    return sql`(select visible_at from order_return_steps where id = (${about}->>'returnStepId')::bigint)`
  return sql`null`
}

/** Many of these are queued at once; emails about orders overtake them. */
const bulkKinds: readonly EmailKind[] = ['stock-alert', 'review-invitation']

/** SQL for the priority of the job of an email; null for that of most jobs. */
function prioritySql(kinds: readonly EmailKind[]): RawBuilder<number | null> {
  const bulk = kinds.filter((kind) => bulkKinds.includes(kind)).map((kind) => sql.lit(kind))
  if (bulk.length === 0) return sql`null`
  return sql`case when kind in (${sql.join(bulk)}) then ${sql.lit(bulkEmailPriority)} end`
}

/** What visitors cause to be sent to an address that they typed. Only these are counted for the network. */
const kindsToTypedAddresses: readonly EmailKind[] = [
  'order-recap',
  'order-link',
  'plan-confirmation',
  'newsletter-confirmation',
  'stock-alert-confirmation',
  'data-link',
]

/** Returns the hash of the network of a visitor's request; null when the request is not limited or an operator acts. */
export function emailNetworkKeyOf(marketplace: Marketplace): Buffer | null {
  const { kind } = marketplace.actor
  const network = limitedNetwork(marketplace)
  return network && kind !== 'operator' && kind !== 'system' ? sha256(network.address) : null
}
