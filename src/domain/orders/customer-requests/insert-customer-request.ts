import type { Insertable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CustomerRequestKind, maxRequestsOfKind } from './customer-request.ts'

type NewRequest = Omit<Insertable<Tables['customer_requests']>, 'order_id' | 'made_at'>

/** Inserts what a customer asked of an order, which is locked, and returns its id. */
export async function insertCustomerRequest(
  { db, clock }: Marketplace,
  orderId: number,
  request: NewRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('customer_requests')
    .values({ ...request, order_id: orderId, made_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether the customer has asked for this as often as an order allows. The order is locked. */
export async function isAskedTooOften(
  { db }: Marketplace,
  orderId: number,
  kind: CustomerRequestKind,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('customer_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count >= maxRequestsOfKind
}

/** Returns the last request of a kind: a second tap asks for the same again. */
export async function findLastRequest({ db }: Marketplace, orderId: number, kind: CustomerRequestKind) {
  return db
    .selectFrom('customer_requests')
    .select(['id', 'call_at as callAt', 'come_on as comeOn', 'note', 'made_at as madeAt'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
