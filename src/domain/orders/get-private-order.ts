import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listRequestsOfCustomer, type OwnRequest } from './customer-requests/list-customer-requests.ts'
import { maskAddress, maskPhone } from './masking.ts'
import { type OrderProgress, readOrderProgress } from './order-progress.ts'

/** An order as its private page shows it. Links get forwarded, so personal data is masked. */
export interface PrivateOrder extends OrderProgress {
  /** What was done on this page, oldest first. */
  readonly requests: readonly OwnRequest[]
  readonly maskedPhone: string
  readonly maskedAddress: string
  readonly city: string
  /** Whether there is a note, not its text: it may hold a name, or where a key is hidden. */
  readonly hasCustomerNote: boolean
  readonly hasGiftNote: boolean
  /** How long a delivered piece may be exchanged, in days. */
  readonly exchangeDays: number
}

/** Returns the order of the customer's private link. */
export async function getPrivateOrder(marketplace: Marketplace): Promise<PrivateOrder> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  const [progress, order, requests] = await inSnapshot(marketplace, (marketplace) =>
    Promise.all([
      readOrderProgress(marketplace, orderId),
      readOrderRow(marketplace, orderId),
      listRequestsOfCustomer(marketplace, orderId),
    ]),
  )
  return {
    ...progress,
    requests,
    maskedPhone: maskPhone(order.customer_phone),
    maskedAddress: maskAddress(order.delivery_address),
    city: order.delivery_city,
    hasCustomerNote: order.customer_note !== null,
    hasGiftNote: order.gift_note !== null,
    exchangeDays: order.exchange_days,
  }
}

function readOrderRow({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['customer_phone', 'delivery_address', 'delivery_city', 'customer_note', 'gift_note', 'exchange_days'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}
