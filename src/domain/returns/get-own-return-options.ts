import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { readVisibleStatus } from '#domain/orders/status/visible-steps.ts'
import type { ReturnableLine } from './order-return.ts'
import type { ReturnDeadlines } from './return-deadlines.ts'
import { readDeadlines, readReturnTerms } from './return-facts.ts'
import type { ReturnRules } from './return-rules.ts'
import { readReturnableLines } from './returnable-lines.ts'

/** What the customer of the private link can return, and until when. */
export interface ReturnOptions {
  readonly number: string
  /** As she may be told. */
  readonly status: OrderStatus
  /** Absent before the parcel arrived, and of an order that ended otherwise. */
  readonly deadlines?: ReturnDeadlines
  readonly exchangeDays: number
  readonly rules: ReturnRules
  readonly lines: readonly ReturnableLine[]
}

export async function getOwnReturnOptions(marketplace: Marketplace): Promise<ReturnOptions> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  const { number, exchange_days } = await marketplace.db
    .selectFrom('orders')
    .select(['number', 'exchange_days'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const status = await readVisibleStatus(marketplace, orderId)
  const deadlines = status === 'delivered' ? await readDeadlines(marketplace, orderId) : undefined
  return {
    ...{ number, status, exchangeDays: exchange_days },
    rules: (await readReturnTerms(marketplace)).rules,
    ...(deadlines && { deadlines }),
    lines: await readReturnableLines(marketplace, orderId),
  }
}
