import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { type LoadRequest, openGenerator, percentile99Of } from '../load.ts'
import { leaveInStock, prepareOrderRequests } from '../order-requests.ts'
import { type OrderAnswers, orderUntilAnswered, requirePlaced } from '../order-until-answered.ts'
import { pagePaths } from '../page-paths.ts'
import { comparedOnce } from '../rounds.ts'
import type { Row } from '../row.ts'

const buyers = 2000
/** Twice as many pieces are in stock of the one size that all want: each order takes two. */
const orders = 100
const arrivalMilliseconds = 1000
const pagesPerSecond = 40
const pageSeconds = 5

/**
 * Buyers who all come within a second, to two instances, and come again when the shop was busy. Throws unless exactly
 * as many are accepted as there are pieces for, and all others are told that nothing is left.
 */
export async function* flashSaleRows(bench: Bench): AsyncGenerator<Row> {
  const { sameSize } = await prepareOrderRequests(bench.marketplace)
  const { product } = await pagePaths(bench.marketplace)
  const [order] = sameSize as [LoadRequest]
  await leaveInStock(bench.marketplace, order, 2 * orders)
  await using one = await bench.openShop()
  await using two = await bench.openShop()
  await using visitors = openGenerator()
  const readPages = () => {
    const load = { origin: one.origin, clients: 8, seconds: pageSeconds, rate: pagesPerSecond }
    return visitors.run({ ...load, pages: [{ path: product }], headers: browserHeaders })
  }
  await readPages()
  const quiet = percentile99Of(await readPages(), [200])
  const [answers, meanwhile] = await Promise.all([
    Promise.all(
      Array.from({ length: buyers }, (_, number) => buy([one, two][number % 2]?.origin ?? '', order, number)),
    ),
    readPages(),
  ])
  requirePlaced(answers, orders)
  const slowest = Math.max(...answers.map(({ answeredAfter }) => answeredAfter))
  const again = answers.filter(({ milliseconds }) => milliseconds.length > 1).length
  yield {
    ...{ figure: `${buyers} buyers in a second, orders accepted`, reference: 'orders there are pieces for' },
    ...{ unit: 'orders', compared: comparedOnce(orders, orders) },
    target: { atLeast: 1 },
    note: `${again} found the shop busy and came again`,
  }
  yield {
    ...{ figure: 'until the last of them has a definite answer', reference: 'thirty seconds' },
    ...{ unit: 'ms', compared: comparedOnce(slowest, 30_000), target: { atMost: 1 } },
  }
  yield {
    ...{ figure: 'p99 of pages meanwhile', reference: 'p99 of pages before', unit: 'ms', target: { atMost: 26 } },
    compared: comparedOnce(percentile99Of(meanwhile, [200]), quiet),
  }
}

interface Buyer extends OrderAnswers {
  /** Of all tries together, in milliseconds. */
  readonly answeredAfter: number
}

async function buy(origin: string, order: LoadRequest, number: number): Promise<Buyer> {
  await pause((number * arrivalMilliseconds) / buyers)
  const sentAt = performance.now()
  const answers = await orderUntilAnswered(origin, order, number)
  return { ...answers, answeredAfter: performance.now() - sentAt }
}
