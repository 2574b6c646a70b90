import { sql } from 'kysely'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { during } from '#domain/reports/during.ts'
import type { Period } from '#domain/reports/period.ts'
import { exportPageSize, toRowPage } from './row-page.ts'

/** Comments posted in the period, of any status. */
export async function readComments({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('products', 'products.id', 'comments.product_id')
    .select(['comments.id', 'posted_at', 'status', 'product_id', localizedText('products.name').as('name')])
    .select(['author_name', 'email', 'phone', 'body'])
    .where(during('posted_at', period))
    .where('comments.id', '>', after)
    .orderBy('comments.id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}

/** Contact messages sent in the period. */
export async function readMessages({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'sent_at', 'name', 'email', 'message', 'is_held', 'done_at', 'done_by'])
    .select(
      sql<string | null>`(select string_agg(body, e'\\n\\n' order by id) from message_replies
        where message_id = contact_messages.id)`.as('replies'),
    )
    .where(during('sent_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}

/** Plan requests of the period, with their current status. */
export async function readPlanRequests({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('plan_requests')
    .select(['id', 'requested_at', 'plan', 'status', 'name', 'email', 'phone', 'project', 'description'])
    .select(['note', 'expires_at', 'is_held'])
    .where(during('requested_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}

/** Emails queued in the period. */
export async function readEmails({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'queued_at', 'kind', 'recipient', 'status', 'attempts', 'last_error', 'sent_at'])
    .select(['subject', 'carried_by'])
    .where(during('queued_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}

/** Audit entries of the period, with before and after as JSON. */
export async function readChanges({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'made_at', 'made_by', 'entity', 'entity_id', 'action'])
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .where(during('made_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}
