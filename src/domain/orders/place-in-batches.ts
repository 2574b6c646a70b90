import { wasUndone } from '../in-transaction.ts'
import { TooMany } from '../limits/limits.ts'
import type { Marketplace } from '../marketplace.ts'
import { fewAtATime } from './few-at-a-time.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { placeOrder, placeOrders, type WantedOrder } from './place-order.ts'

const mostInBatch = 20

/** How long an order waits for those before it, in milliseconds, before it goes alone: they may be held up themselves. */
const patienceMilliseconds = 1000

/** Who waits for a size that somebody holds keeps a connection meanwhile: most are left to those who order something else. */
const waitingForSizes = { most: 4, patienceMilliseconds: 5000 }

/** Places an order together with those that come at the same moment. */
export type PlaceOrder = (wanted: WantedOrder) => Promise<OrderOutcome>

interface Waiting extends WantedOrder {
  readonly patience: NodeJS.Timeout
  resolve(outcome: OrderOutcome | Promise<OrderOutcome>): void
  reject(error: unknown): void
}

/**
 * Places orders as `placeOrder` does, and those together that come while a batch is being placed: a crowd shares its
 * transactions, and who orders alone waits for nobody. What one cannot have, or has to wait for, is nothing to the others.
 */
export function placingInBatches(marketplace: Marketplace): PlaceOrder {
  let waiting: readonly Waiting[] = []
  let isPlacing = false

  const inTurn = fewAtATime(waitingForSizes)

  const waitForSizes = ({ request, visitor }: WantedOrder) =>
    inTurn(() => placeOrder({ ...marketplace, ...(visitor && { visitor }) }, request))
  const placeAlone = async (one: WantedOrder) => {
    const [outcome] = await placeOrders(marketplace, [one])
    return outcome ?? waitForSizes(one)
  }

  const placeBatch = async (batch: readonly Waiting[]) => {
    for (const { patience } of batch) clearTimeout(patience)
    try {
      const outcomes = await placeOrders(marketplace, batch)
      for (const [position, one] of batch.entries()) one.resolve(outcomes[position] ?? waitForSizes(one))
    } catch (error) {
      const mayBeAnothersFault = batch.length > 1 && (error instanceof TooMany || wasUndone(error))
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
  return (wanted) =>
    new Promise((resolve, reject) => {
      const goAlone = () => {
        waiting = waiting.filter((one) => one !== joining)
        resolve(placeAlone(wanted))
      }
      const joining = { ...wanted, resolve, reject, patience: setTimeout(goAlone, patienceMilliseconds) }
      waiting = [...waiting, joining]
      if (!isPlacing) void placeAll()
    })
}

/** No two of one key, whose answers are one, and no two of one phone number, whose orders are counted. */
function firstBatchOf(waiting: readonly Waiting[]): Waiting[] {
  const seen = new Set<string>()
  const batch: Waiting[] = []
  for (const one of waiting) {
    const { idempotencyKey, customer } = one.request
    const names = [`phone ${customer.phone}`, ...(idempotencyKey === undefined ? [] : [`key ${idempotencyKey}`])]
    if (batch.length === mostInBatch || names.some((name) => seen.has(name))) continue
    for (const name of names) seen.add(name)
    batch.push(one)
  }
  return batch
}
