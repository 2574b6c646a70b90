import { mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { ConfirmationChannel, CustomerRequestKind } from './customer-request.ts'

/** What a customer did on the page of an order, as the office sees it. */
export interface CustomerRequest extends OwnRequest {
  readonly id: number
  readonly fromStatus: OrderStatus
  readonly channel?: ConfirmationChannel
  /** What the customer added to the wish that the courier comes again. */
  readonly note: string
  /** What a correction replaced. */
  readonly old: { readonly phone?: Phone; readonly address?: string; readonly city?: string }
  readonly messageId?: number
  /** Whether the office still has to deal with it. */
  readonly isWaiting: boolean
  /** Who dealt with it, and when. */
  readonly settled?: { readonly by: string; readonly at: Date }
}

/** The same without what was typed: it is read by whoever has the link. */
export interface OwnRequest {
  readonly kind: CustomerRequestKind
  readonly at: Date
  readonly callAt?: Date
  readonly comeOn?: TunisDay
}

/** The newest of an order; limits allow no more than some tens. */
const maxListed = 100

/** Lists what the customer of an order did on its page, oldest first. */
export async function listCustomerRequests(marketplace: Marketplace, orderId: number): Promise<CustomerRequest[]> {
  requireAllowed(mayReadOrder(marketplace.actor, orderId))
  const rows = await marketplace.db
    .selectFrom('customer_requests as request')
    .leftJoin('waiting_customer_requests as waiting', 'waiting.request_id', 'request.id')
    .leftJoin('customer_request_settlements as settlement', 'settlement.request_id', 'request.id')
    .select(['request.id', 'request.kind', 'request.from_status', 'request.channel', 'request.call_at'])
    .select(['request.come_on', 'request.note', 'request.old_phone', 'request.old_address', 'request.old_city'])
    .select(['request.message_id', 'request.made_at', 'waiting.request_id as waitingId'])
    .select(['settlement.made_by as settledBy', 'settlement.made_at as settledAt'])
    .where('request.order_id', '=', orderId)
    .orderBy('request.id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.reverse().map((row) => ({
    ...{ id: row.id, kind: row.kind, at: row.made_at, fromStatus: row.from_status, note: row.note },
    ...(row.channel !== null && { channel: row.channel }),
    ...(row.call_at !== null && { callAt: row.call_at }),
    ...(row.come_on !== null && { comeOn: row.come_on }),
    ...(row.message_id !== null && { messageId: row.message_id }),
    old: {
      ...(row.old_phone !== null && { phone: row.old_phone }),
      ...(row.old_address !== null && { address: row.old_address }),
      ...(row.old_city !== null && { city: row.old_city }),
    },
    isWaiting: row.waitingId !== null,
    ...(row.settledBy !== null && row.settledAt !== null && { settled: { by: row.settledBy, at: row.settledAt } }),
  }))
}

/** Lists the same for the page of the order: without anything that was typed. */
export async function listRequestsOfCustomer(marketplace: Marketplace, orderId: number): Promise<OwnRequest[]> {
  const requests = await listCustomerRequests(marketplace, orderId)
  return requests.map(({ kind, at, callAt, comeOn }) => ({
    ...{ kind, at },
    ...(callAt && { callAt }),
    ...(comeOn && { comeOn }),
  }))
}
