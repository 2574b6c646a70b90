import { setTimeout as wait } from 'node:timers/promises'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { callShop } from './call-shop.ts'
import type { RunContext } from './client.ts'
import type { Operation } from './history.ts'
import { takenOrders } from './rules/counting.ts'

const maxWaitMilliseconds = 60_000
const maxReads = 8
/** How many orders are read at a time: a long run has thousands. */
const concurrency = 8

/** Returns the milliseconds until the instance accepts orders again. */
export async function measureRecovery(index: number, { instances, skus, history }: RunContext): Promise<number> {
  const healedAt = history.now()
  for (let turn = 1; history.now() - healedAt < maxWaitMilliseconds; turn++) {
    const [{ sizeId, price } = { sizeId: 0, price: 0 }] = skus
    const operation: Operation = {
      ...{ kind: 'order', requestId: `healed-${index}-${turn}`, hasKey: true },
      ...{ lines: [{ sizeId, quantity: 1 }], total: price + shippingPrice },
    }
    const origin = instances[index]?.origin
    const call = origin && (await history.record(index, operation, () => callShop(origin, operation, skus)))
    if (call && [201, 409].includes(call.response?.status ?? 0)) break
    await wait(20)
  }
  return history.now() - healedAt
}

/** Reads every order that a client knows on every instance, with retries while an instance is still recovering. */
export async function readEveryOrder(context: RunContext): Promise<void> {
  const { history, instances } = context
  const taken = new Map(takenOrders(history.calls).map(({ response }) => [response?.order?.number, response?.order]))
  const orders = taken.values().filter((order) => order !== undefined)
  const readOrders = async () => {
    for (const { number, token } of orders)
      await Promise.all(
        instances.keys().map((index) => readUntilShown(index, { kind: 'read', number, token }, context)),
      )
  }
  await Promise.all(Array.from({ length: concurrency }, readOrders))
}

async function readUntilShown(
  index: number,
  operation: Operation,
  { instances, skus, history }: RunContext,
): Promise<void> {
  for (let reads = 0; reads < maxReads; reads++) {
    const { origin = '' } = instances[index] ?? {}
    const { response } = await history.record(index, operation, () => callShop(origin, operation, skus))
    // An erased order is not found.
    if (response?.showsNumber || response?.status === 404) return
    await wait(250)
  }
}
