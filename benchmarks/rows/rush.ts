import type { Bench } from '../bench.ts'
import type { LoadRequest } from '../load.ts'
import { leaveInStock, prepareOrderRequests } from '../order-requests.ts'
import { orderUntilAnswered, requirePlaced } from '../order-until-answered.ts'
import { comparedOnce } from '../rounds.ts'
import type { Row } from '../row.ts'

const buyers = 500
/** In stock of the one size that all want; each order takes two. */
const orders = 100

/**
 * Many buyers at the same moment, who come again after Retry-After. Throws unless each gets a response, and exactly as
 * many are accepted as there are pieces.
 */
export async function* rushRows(bench: Bench): AsyncGenerator<Row> {
  const { sameSize } = await prepareOrderRequests(bench.marketplace)
  const [order] = sameSize as [LoadRequest]
  await leaveInStock(bench.marketplace, order, 2 * orders)
  await using shop = await bench.openShop()
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => orderUntilAnswered(shop.origin, order, buyer)),
  )
  requirePlaced(answers, orders)
  const waits = answers.flatMap(({ milliseconds }) => milliseconds.slice(0, -1))
  const [slowest, took] = [Math.max(...waits, 0), performance.now() - startedAt]
  yield {
    ...{
      figure: `${buyers} buyers at once, orders accepted`,
      reference: 'orders there are pieces for',
      unit: 'orders',
    },
    compared: comparedOnce(orders, orders),
    target: { atLeast: 1 },
    note: `all had an answer after ${took.toFixed(0)} ms; ${waits.length} came again, refused after at most ${slowest.toFixed(0)} ms`,
  }
}
