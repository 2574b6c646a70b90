import { isRetryable } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { type OrderSubmission, placeOrder, placeOrders } from './place-order.ts'

const maxBatchSize = 20

/**
 * How long an order waits for the batch before it, in milliseconds, before it is placed alone: that batch may be stuck.
 */
const maxWaitMilliseconds = 1000

/** Orders that wait for a locked size hold a database connection each, so only a few may wait at a time. */
const lockWaitLimit = { maxConcurrent: 4, maxWaitMilliseconds: 5000 }

/** Places an order in a batch with those that arrive at the same moment. */
export type PlaceOrder = (submission: OrderSubmission) => Promise<OrderOutcome>

interface Waiting extends OrderSubmission {
  readonly patience: NodeJS.Timeout
  resolve(outcome: OrderOutcome | Promise<OrderOutcome>): void
  reject(error: unknown): void
}

/**
 * Group commit: places the orders that arrive while a batch is being placed together in the next transaction. A single
 * order does not wait. An order that is refused or has to wait for a lock does not affect the others of its batch.
 */
export function createOrderBatcher(marketplace: Marketplace): PlaceOrder {
  let waiting: readonly Waiting[] = []
  let isPlacing = false

  const inTurn = limitConcurrency(lockWaitLimit)

  const waitForSizes = ({ request, network }: OrderSubmission) =>
    inTurn(() => placeOrder({ ...marketplace, ...(network && { network }) }, request))
  const placeAlone = async (one: OrderSubmission) => {
    const [outcome] = await placeOrders(marketplace, [one])
    return outcome ?? waitForSizes(one)
  }

  const placeBatch = async (batch: readonly Waiting[]) => {
    for (const { patience } of batch) clearTimeout(patience)
    try {
      const outcomes = await placeOrders(marketplace, batch)
      for (const [position, one] of batch.entries()) one.resolve(outcomes[position] ?? waitForSizes(one))
    } catch (error) {
      const mayBeAnothersFault = batch.length > 1 && (error instanceof RateLimited || isRetryable(error))
      for (const one of batch) mayBeAnothersFault ? one.resolve(placeAlone(one)) : one.reject(error)
    }
  }
  const placeAll = async () => {
    isPlacing = true
    while (waiting.length > 0) {
      const batch = firstBatchOf(waiting)
      waiting = waiting.filter((one) => !batch.includes(one))
      await placeBatch(batch)
    }
    isPlacing = false
  }
  return (submission) =>
    new Promise((resolve, reject) => {
      const goAlone = () => {
        waiting = waiting.filter((one) => one !== joining)
        resolve(placeAlone(submission))
      }
      const joining = { ...submission, resolve, reject, patience: setTimeout(goAlone, maxWaitMilliseconds) }
      waiting = [...waiting, joining]
      if (!isPlacing) void placeAll()
    })
}

/**
 * Returns the first orders that fit one batch: no two with one idempotency key, nor with one phone number, whose quota
 * they share.
 */
function firstBatchOf(waiting: readonly Waiting[]): Waiting[] {
  const seen = new Set<string>()
  const batch: Waiting[] = []
  for (const one of waiting) {
    const { idempotencyKey, customer } = one.request
    const names = [`phone ${customer.phone}`, ...(idempotencyKey === undefined ? [] : [`key ${idempotencyKey}`])]
    if (batch.length === maxBatchSize || names.some((name) => seen.has(name))) continue
    for (const name of names) seen.add(name)
    batch.push(one)
  }
  return batch
}
