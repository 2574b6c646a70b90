import { asBrowsersAsk } from '../as-browsers-ask.ts'
import type { Bench } from '../bench.ts'
import { type Load, measureAnswers, openGenerator } from '../load.ts'
import { writeOrders } from '../order-book.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const seconds = 2
const clients = 16

/** Two processes of the shop on one database, each with a generator of its own, against one process. */
export async function* processRows(bench: Bench): AsyncGenerator<Row> {
  const { product } = await pagePaths(bench.marketplace)
  const { spread: orders } = await writeOrders(bench.marketplace)
  await using another = openGenerator()
  const loads = {
    'pages not yet made': { pages: [{ path: product }], headers: asBrowsersAsk },
    orders: { pages: [], orders, orderShare: 1 },
  } satisfies Record<string, Partial<Load>>

  await using one = await bench.openShop({ PAGE_CACHE_MB: '0' })
  await using two = await bench.openShop({ PAGE_CACHE_MB: '0' })
  for (const [name, load] of Object.entries(loads)) {
    const ask = (generator: typeof another, shop: typeof one, clients: number) =>
      measureAnswers(generator, shop, { ...load, origin: shop.origin, clients, seconds }, [200, 201])
    const both = async () => {
      const halves = [ask(bench.generator, one, clients / 2), ask(another, two, clients / 2)]
      return { value: (await Promise.all(halves)).reduce((sum, { value }) => sum + value, 0) }
    }
    yield {
      ...{
        figure: `${name}, two processes`,
        reference: 'one process',
        unit: name === 'orders' ? 'orders/s' : 'pages/s',
      },
      compared: await compareInRounds(
        { ours: both, reference: () => ask(bench.generator, one, clients) },
        { rounds: 3 },
      ),
    }
  }
}
