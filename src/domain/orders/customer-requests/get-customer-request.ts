import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { WaitingRequestKind } from './customer-request.ts'

/** A request of a customer as the email to the shop says it. */
export interface RequestToNotify {
  readonly kind: WaitingRequestKind
  readonly number: string
  readonly name: string
  /** As it is now. */
  readonly phone: Phone
  readonly old: { readonly phone?: Phone; readonly address?: string; readonly city?: string }
  readonly comeOn?: TunisDay
  readonly note: string
}

/** Returns a request of which the shop is told by email. Throws NotFound. */
export async function getCustomerRequest({ actor, db }: Marketplace, requestId: number): Promise<RequestToNotify> {
  requireAllowed(mayHandleOrders(actor))
  const row = await db
    .selectFrom('customer_requests as request')
    .innerJoin('orders', 'orders.id', 'request.order_id')
    .select(['request.kind', 'request.come_on', 'request.note'])
    .select(['request.old_phone', 'request.old_address', 'request.old_city'])
    .select(['orders.number', 'orders.customer_name as name', 'orders.customer_phone as phone'])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
  const { kind } = row ?? {}
  if (!row || (kind !== 'corrected' && kind !== 'come-again' && kind !== 'canceled'))
    throw new NotFound('order', `of request ${requestId}`)
  return {
    ...{ kind, number: row.number, name: row.name, phone: row.phone, note: row.note },
    old: {
      ...(row.old_phone !== null && { phone: row.old_phone }),
      ...(row.old_address !== null && { address: row.old_address }),
      ...(row.old_city !== null && { city: row.old_city }),
    },
    ...(row.come_on !== null && { comeOn: row.come_on }),
  }
}
