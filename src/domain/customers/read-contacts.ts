import { sql } from 'kysely'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { CustomerCall, CustomerComment, CustomerConsents, CustomerMessage, CustomerNote } from './customer.ts'

const maxListed = 20

export async function readCalls({ db }: Marketplace, phone: Phone): Promise<CustomerCall[]> {
  return db
    .selectFrom('order_calls')
    .innerJoin('orders', 'orders.id', 'order_calls.order_id')
    .select(['orders.id as orderId', 'number', 'outcome', 'note', 'made_by as by', 'made_at as at'])
    .where('customer_phone', '=', phone)
    .orderBy('order_calls.id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readNotes({ db }: Marketplace, phone: Phone): Promise<CustomerNote[]> {
  return db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['orders.id as orderId', 'number', 'body', 'made_by as by'])
    .select(sql<Date>`coalesce(order_notes.typed_at, order_notes.made_at)`.as('at'))
    .where('customer_phone', '=', phone)
    .orderBy('order_notes.id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readMessages({ db }: Marketplace, emails: readonly string[]): Promise<CustomerMessage[]> {
  if (emails.length === 0) return []
  return db
    .selectFrom('contact_messages')
    .select(['id', 'message', 'sent_at as at'])
    .where(isOneOf('email', emails))
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readComments({ db }: Marketplace, phone: Phone): Promise<CustomerComment[]> {
  return db
    .selectFrom('comments')
    .innerJoin('products', 'products.id', 'comments.product_id')
    .select(['product_id as productId', 'body', 'posted_at as at'])
    .select(localizedText('products.name').as('product'))
    .where('comments.phone', '=', phone)
    .orderBy('comments.id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readConsents(
  { db }: Marketplace,
  phone: Phone,
  emails: readonly string[],
): Promise<CustomerConsents> {
  const { orderedAt } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('consented_at').as('orderedAt'))
    .where('customer_phone', '=', phone)
    .executeTakeFirstOrThrow()
  const { newsletterAt } = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => fn.max('confirmed_at').as('newsletterAt'))
    .where(isOneOf('email', emails))
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...(orderedAt && { orderedAt }), ...(newsletterAt && { newsletterAt }) }
}

/** Addresses are stored as typed, and compared in lower case. */
function isOneOf(column: 'email', emails: readonly string[]) {
  return sql<boolean>`lower(${sql.ref(column)}) = any(${emails}::text[])`
}
