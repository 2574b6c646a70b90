import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { type Load, measureThroughput, percentile99Of } from '../load.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const seconds = 3
const clients = 16

/** The 99th percentile of latencies with five percent orders, compared with pages alone. */
export async function* mixedRows(bench: Bench): AsyncGenerator<Row> {
  const load = await mixedLoad(bench)
  await using shop = await bench.openShop()
  const measure = async (orderShare: number) => {
    const settings = { ...load, origin: shop.origin, clients, seconds, orderShare }
    const { result } = await measureThroughput(bench.generator, shop, settings, [200, 201])
    return { value: percentile99Of(result, [200, 201]) }
  }
  yield {
    ...{ figure: 'p99 of 95 % pages, 5 % orders', reference: 'p99 of pages alone', unit: 'ms' },
    compared: await compareInRounds({ ours: () => measure(0.05), reference: () => measure(0) }),
    target: { atMost: 3 },
  }
}

/** Requests for the home page, the shop page and all products, and orders. */
export async function mixedLoad(bench: Bench): Promise<Pick<Load, 'pages' | 'orders' | 'headers'>> {
  const { home, shop, products } = await pagePaths(bench.marketplace)
  const { spread: orders } = await prepareOrderRequests(bench.marketplace)
  return { pages: [home, shop, ...products].map((path) => ({ path })), orders, headers: browserHeaders }
}
