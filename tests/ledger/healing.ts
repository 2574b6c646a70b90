import { setTimeout as wait } from 'node:timers/promises'
import type { Surroundings } from './client.ts'
import type { Wish } from './history.ts'
import { takenOrders } from './rules/counting.ts'
import { shippingMillimes } from './rules/orders.ts'
import { callShop } from './shop-calls.ts'

const longestWaitMilliseconds = 60_000
const mostLooks = 8
/** How many orders are looked at side by side: a long run has thousands. */
const lanes = 8

/** Milliseconds until the instance answers an order as if nothing had been. */
export async function takesOrdersAgain(index: number, { instances, articles, history }: Surroundings): Promise<number> {
  const healedAt = history.now()
  for (let turn = 1; history.now() - healedAt < longestWaitMilliseconds; turn++) {
    const [{ sizeId, price } = { sizeId: 0, price: 0 }] = articles
    const wish: Wish = {
      ...{ kind: 'order', attempt: `healed-${index}-${turn}`, hasKey: true },
      ...{ lines: [{ sizeId, quantity: 1 }], total: price + shippingMillimes },
    }
    const origin = instances[index]?.origin
    const call = origin && (await history.record(index, wish, () => callShop(origin, wish, articles)))
    if (call && [201, 409].includes(call.answer?.status ?? 0)) break
    await wait(20)
  }
  return history.now() - healedAt
}

/** Every order somebody was told of is looked at on every instance, again where one is still busy coming back. */
export async function lookAtEveryOrder(surroundings: Surroundings): Promise<void> {
  const { history, instances } = surroundings
  const taken = new Map(takenOrders(history.calls).map(({ answer }) => [answer?.order?.number, answer?.order]))
  const orders = taken.values().filter((order) => order !== undefined)
  const look = async () => {
    for (const { number, token } of orders)
      await Promise.all(
        instances.keys().map((index) => lookUntilSeen(index, { kind: 'read', number, token }, surroundings)),
      )
  }
  await Promise.all(Array.from({ length: lanes }, look))
}

async function lookUntilSeen(index: number, wish: Wish, { instances, articles, history }: Surroundings): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks++) {
    const { origin = '' } = instances[index] ?? {}
    const { answer } = await history.record(index, wish, () => callShop(origin, wish, articles))
    if (answer?.showsNumber) return
    await wait(250)
  }
}
