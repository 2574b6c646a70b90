import { asBrowsersAsk } from '../as-browsers-ask.ts'
import type { Bench } from '../bench.ts'
import { type Load, measureAnswers, slowest } from '../load.ts'
import { writeOrders } from '../order-book.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const seconds = 3
const clients = 16

/** How slow the slowest hundredth of all answers is while five in a hundred requests are orders, against pages alone. */
export async function* mixedRows(bench: Bench): AsyncGenerator<Row> {
  const load = await mixedLoad(bench)
  await using shop = await bench.openShop()
  const ask = async (orderShare: number) => {
    const asked = { ...load, origin: shop.origin, clients, seconds, orderShare }
    const { answers } = await measureAnswers(bench.generator, shop, asked, [200, 201])
    return { value: slowest(answers, [200, 201]) }
  }
  yield {
    ...{ figure: 'p99 of 95 % pages, 5 % orders', reference: 'p99 of pages alone', unit: 'ms' },
    compared: await compareInRounds({ ours: () => ask(0.05), reference: () => ask(0) }),
    promise: { atMost: 3 },
  }
}

/** What visitors look at: home, the shop and every product, some of whom order. */
export async function mixedLoad(bench: Bench): Promise<Pick<Load, 'pages' | 'orders' | 'headers'>> {
  const { home, shop, products } = await pagePaths(bench.marketplace)
  const { spread: orders } = await writeOrders(bench.marketplace)
  return { pages: [home, shop, ...products].map((path) => ({ path })), orders, headers: asBrowsersAsk }
}
