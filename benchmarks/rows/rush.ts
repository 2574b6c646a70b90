import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import type { LoadRequest } from '../load.ts'
import { leaveInStock, prepareOrderRequests } from '../order-requests.ts'
import type { Row } from '../row.ts'

const buyers = 500
/** In stock of the one size that all want; each order takes two. */
const orders = 100

/**
 * Many buyers at the same moment, who come again after Retry-After. Throws unless each gets a response, and exactly as many
 * are accepted as there are pieces.
 */
export async function* rushRows(bench: Bench): AsyncGenerator<Row> {
  const { sameSize } = await prepareOrderRequests(bench.marketplace)
  const [order] = sameSize as [LoadRequest]
  await leaveInStock(bench.marketplace, order, 2 * orders)
  await using shop = await bench.openShop()
  const startedAt = performance.now()
  const waits: number[] = []
  const statuses = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => orderUntilAnswered(shop.origin, order, buyer, waits)),
  )
  const accepted = statuses.filter((status) => status === 201).length
  const refused = statuses.filter((status) => status === 409).length
  if (accepted !== orders || accepted + refused !== buyers)
    throw new Error(`Of ${buyers} orders for ${orders} ${accepted} were accepted and ${refused} refused`)
  const [slowest, took] = [Math.max(...waits, 0), performance.now() - startedAt]
  yield {
    ...{
      figure: `${buyers} buyers at once, orders accepted`,
      reference: 'orders there are pieces for',
      unit: 'orders',
    },
    compared: {
      ...{ ours: { value: accepted }, reference: { value: orders }, ratio: accepted / orders },
      ...{ rounds: 1, repeated: 0, isSteady: true },
    },
    target: { atLeast: 1 },
    note: `all had an answer after ${took.toFixed(0)} ms; ${waits.length} came again, refused after at most ${slowest.toFixed(0)} ms`,
  }
}

/** `waits` collects how many milliseconds each 503 took. */
async function orderUntilAnswered(
  origin: string,
  { path, body = '' }: LoadRequest,
  buyer: number,
  waits: number[],
): Promise<number> {
  const key = crypto.randomUUID()
  for (;;) {
    const startedAt = performance.now()
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', 'Idempotency-Key': key },
        'X-Forwarded-For': `10.9.${buyer >> 8}.${buyer & 255}`,
      },
      body: body.replaceAll('{phone}', `2${String(9_000_000 + buyer)}`),
    })
    await response.text()
    if (response.status !== 503) return response.status
    waits.push(performance.now() - startedAt)
    await pause(Number(response.headers.get('Retry-After')) * 1000)
  }
}
