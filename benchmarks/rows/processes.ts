import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { type Load, measureThroughput, openGenerator } from '../load.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const seconds = 2
const clients = 16

/** Two server processes on one database, each with a load generator of its own, compared with one process. */
export async function* processRows(bench: Bench): AsyncGenerator<Row> {
  const { product } = await pagePaths(bench.marketplace)
  const { spread: orders } = await prepareOrderRequests(bench.marketplace)
  await using another = openGenerator()
  const loads = {
    'uncached pages': { pages: [{ path: product }], headers: browserHeaders },
    orders: { pages: [], orders, orderShare: 1 },
  } satisfies Record<string, Partial<Load>>

  await using one = await bench.openShop({ PAGE_CACHE_MB: '0' })
  await using two = await bench.openShop({ PAGE_CACHE_MB: '0' })
  for (const [name, load] of Object.entries(loads)) {
    const measure = (generator: typeof another, shop: typeof one, clients: number) =>
      measureThroughput(generator, shop, { ...load, origin: shop.origin, clients, seconds }, [200, 201])
    const both = async () => {
      const halves = [measure(bench.generator, one, clients / 2), measure(another, two, clients / 2)]
      return { value: (await Promise.all(halves)).reduce((sum, { value }) => sum + value, 0) }
    }
    yield {
      ...{
        figure: `${name}, two processes`,
        reference: 'one process',
        unit: name === 'orders' ? 'orders/s' : 'pages/s',
      },
      compared: await compareInRounds(
        { ours: both, reference: () => measure(bench.generator, one, clients) },
        { rounds: 3 },
      ),
    }
  }
}
