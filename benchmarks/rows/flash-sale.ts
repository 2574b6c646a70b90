import { setTimeout as pause } from 'node:timers/promises'
import { waitingRoomSetting } from '#domain/orders/waiting-room/waiting-room-setting.ts'
import { setSetting } from '#tests/support/settings.ts'
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
/** Twenty a second, and as many at once. */
const ordersPerMinute = 1200
const pagesPerSecond = 40
const pageSeconds = 5

/**
 * Buyers who all come within a second, to two instances with a waiting room, and come again when their turn has come. Throws
 * unless exactly as many are accepted as there are pieces for, and no one who came a second later before somebody earlier.
 */
export async function* flashSaleRows(bench: Bench): AsyncGenerator<Row> {
  const { sameSize } = await prepareOrderRequests(bench.marketplace)
  const { product } = await pagePaths(bench.marketplace)
  const [order] = sameSize as [LoadRequest]
  await leaveInStock(bench.marketplace, order, 2 * orders)
  await setSetting(bench.marketplace, waitingRoomSetting, { ordersPerMinute })
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
  await setSetting(bench.marketplace, waitingRoomSetting, { ordersPerMinute: 0 })
  requirePlaced(answers, orders)
  requireFairness(answers)
  const firstAnswers = answers.map(({ milliseconds: [first = 0] }) => first).sort((one, other) => one - other)
  const [median = 0, slowest = 0] = [firstAnswers[buyers / 2], firstAnswers.at(-1)]
  const waited = answers.filter(({ milliseconds }) => milliseconds.length > 1).length
  yield {
    ...{ figure: `${buyers} buyers in a second, orders accepted`, reference: 'orders there are pieces for' },
    ...{ unit: 'orders', compared: comparedOnce(orders, orders) },
    target: { atLeast: 1 },
    note: `${waited} got a place; the first answer took ${median.toFixed(0)} ms by the median, ${slowest.toFixed(0)} ms at most`,
  }
  yield {
    ...{ figure: 'median of the first answers to them', reference: 'two seconds' },
    ...{ unit: 'ms', compared: comparedOnce(median, 2000), target: { atMost: 1 } },
  }
  yield {
    ...{ figure: 'p99 of pages meanwhile', reference: 'p99 of pages before', unit: 'ms', target: { atMost: 3 } },
    compared: comparedOnce(percentile99Of(meanwhile, [200]), quiet),
  }
}

interface Buyer extends OrderAnswers {
  readonly sentAt: number
}

async function buy(origin: string, order: LoadRequest, number: number): Promise<Buyer> {
  await pause((number * arrivalMilliseconds) / buyers)
  const sentAt = performance.now()
  return { sentAt, ...(await orderUntilAnswered(origin, order, number)) }
}

function requireFairness(answers: readonly Buyer[]): void {
  const times = (wanted: number) => answers.filter(({ status }) => status === wanted).map(({ sentAt }) => sentAt)
  const [accepted, refused] = [times(201), times(409)]
  if (Math.max(...accepted) > Math.min(...refused) + 1000)
    throw new Error('An order was accepted that came a second after a refused one')
}
