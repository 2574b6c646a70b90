import { sql } from 'kysely'
import { during } from '../figures/during.ts'
import type { Period } from '../figures/period.ts'
import type { Marketplace } from '../marketplace.ts'
import { pageOf, rowsRead } from './row-page.ts'

/** The comments posted in a period, shown in the shop or not. */
export async function readComments({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('products', 'products.id', 'comments.product_id')
    .select(['comments.id', 'posted_at', 'status', 'product_id', 'name', 'author_name', 'email', 'phone', 'body'])
    .where(during('posted_at', period))
    .where('comments.id', '>', after)
    .orderBy('comments.id')
    .limit(rowsRead)
    .execute()
  return pageOf(rows)
}

/** The messages sent to the shop in a period. */
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
    .limit(rowsRead)
    .execute()
  return pageOf(rows)
}

/** The packs asked for in a period, and what has become of them. */
export async function readPacks({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('plan_requests')
    .select(['id', 'requested_at', 'plan', 'status', 'name', 'email', 'phone', 'project', 'description'])
    .select(['note', 'expires_at', 'is_held'])
    .where(during('requested_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsRead)
    .execute()
  return pageOf(rows)
}

/** The letters written in a period. */
export async function readLetters({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'queued_at', 'kind', 'recipient', 'status', 'attempts', 'last_error', 'sent_at'])
    .select(['subject', 'carried_by'])
    .where(during('queued_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsRead)
    .execute()
  return pageOf(rows)
}

/** What people of the shop changed in a period, before and after as JSON. */
export async function readChanges({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'made_at', 'made_by', 'thing', 'thing_id', 'action'])
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .where(during('made_at', period))
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsRead)
    .execute()
  return pageOf(rows)
}
