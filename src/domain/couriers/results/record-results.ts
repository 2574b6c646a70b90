import { randomUUID } from 'node:crypto'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { orderNumbers } from '#domain/couriers/handovers/lock-handover.ts'
import { undefinedIfNotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import {
  type DeliveryResult,
  type ResultOptions,
  recordDeliveryResult,
} from '#domain/orders/delivery/record-delivery-result.ts'
import { recordedIn } from './match-results.ts'

/** A result of an order in the status in which it was seen. */
export interface SeenResult {
  readonly id: number
  readonly status: OrderStatus
  readonly result: DeliveryResult
  /** Of the row of a file that said it. */
  readonly hash: string | undefined
}

export interface RecordedResults {
  readonly recorded: number
  /** By which `undoResults` undoes all of them; undefined when none was recorded. */
  readonly batchId: string | undefined
  /** The numbers of orders of which this has been recorded before, as by a second tap. */
  readonly already: readonly string[]
  /** The numbers of other orders that have changed since they were seen. */
  readonly notRecorded: readonly string[]
}

/**
 * Records what became of several parcels, each in its own transaction: one whose order has changed since does not stop
 * the others, and unknown orders are skipped. Sent twice, nothing is recorded twice.
 */
export async function recordDeliveryResults(
  marketplace: Marketplace,
  results: readonly SeenResult[],
  options: Omit<ResultOptions, 'from' | 'batchId'> = {},
): Promise<RecordedResults> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const batchId = randomUUID()
  const ids = { recorded: [] as number[], already: [] as number[], changed: [] as number[] }
  for (const seen of results) {
    const outcome = await inTransaction(marketplace, (marketplace) =>
      recordSeen(marketplace, seen, { ...options, batchId }),
    ).catch(undefinedIfNotFound)
    if (outcome) ids[outcome].push(seen.id)
  }
  return {
    ...{ recorded: ids.recorded.length, batchId: ids.recorded.length > 0 ? batchId : undefined },
    already: await orderNumbers(marketplace, ids.already),
    notRecorded: await orderNumbers(marketplace, ids.changed),
  }
}

async function recordSeen(
  marketplace: Marketplace,
  { id, status: from, result, hash }: SeenResult,
  options: Omit<ResultOptions, 'from'> & { readonly batchId: string },
): Promise<'recorded' | 'already' | 'changed'> {
  const outcome = await recordDeliveryResult(marketplace, id, result, { ...options, from })
  if (outcome.outcome !== 'recorded') return recordedIn[result.outcome].includes(outcome.status) ? 'already' : 'changed'
  await marketplace.db
    .insertInto('recorded_results')
    .values({
      ...{ batch_id: options.batchId, order_id: id, recorded_at: marketplace.clock.now() },
      row_hash: hash === undefined ? null : Buffer.from(hash, 'hex'),
    })
    .execute()
  return 'recorded'
}
