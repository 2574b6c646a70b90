import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { orderNumbers } from '#domain/couriers/handovers/lock-handover.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import {
  type DeliveryResult,
  type ResultOptions,
  recordDeliveryResult,
} from '#domain/orders/delivery/record-delivery-result.ts'

/** A result of an order in the status in which it was seen. */
export interface SeenResult {
  readonly id: number
  readonly status: OrderStatus
  readonly result: DeliveryResult
}

export interface RecordedResults {
  readonly recorded: number
  /** The numbers of orders that have changed since they were seen. */
  readonly notRecorded: readonly string[]
}

/**
 * Records what became of several parcels, each in its own transaction: one whose order has changed since does not stop the
 * others. Sent twice, nothing is recorded twice.
 */
export async function recordDeliveryResults(
  marketplace: Marketplace,
  results: readonly SeenResult[],
  options: Omit<ResultOptions, 'from'> = {},
): Promise<RecordedResults> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const notRecorded: number[] = []
  for (const { id, status: from, result } of results) {
    const { outcome } = await recordDeliveryResult(marketplace, id, result, { ...options, from })
    if (outcome !== 'recorded') notRecorded.push(id)
  }
  return {
    recorded: results.length - notRecorded.length,
    notRecorded: await orderNumbers(marketplace, notRecorded),
  }
}
