import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { limitCpu } from '../limit-cpu.ts'
import { type Load, measureThroughput, openGenerator } from '../load.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { ServerProcess } from '../server-process.ts'

/** Of a core: so little that the database and the generators, on the same cores, never limit the instances. */
const cpuShare = 0.1
const seconds = 4
const clients = 8

/**
 * Two instances, each limited to a share of a core as if it had a machine of its own, compared with one of them. Yields
 * nothing where processes cannot be limited.
 */
export async function* instanceRows(bench: Bench): AsyncGenerator<Row> {
  const { home } = await pagePaths(bench.marketplace)
  const { spread, sameSize } = await prepareOrderRequests(bench.marketplace)
  const loads = {
    'cached pages': { load: { pages: [{ path: home }], headers: browserHeaders }, target: { atLeast: 1.7 } },
    'orders of one size': { load: { pages: [], orders: sameSize, orderShare: 1 }, target: { atLeast: 0.8 } },
    'orders of all sizes': { load: { pages: [], orders: spread, orderShare: 1 }, target: { atLeast: 1.2 } },
  } satisfies Record<string, { load: Partial<Load>; target: Row['target'] }>
  await using another = openGenerator()
  await using stack = new AsyncDisposableStack()
  const open = async () => {
    const shop = await bench.openShop()
    const limit = await limitCpu(shop.pid, cpuShare)
    if (limit) stack.use(limit)
    stack.use(shop)
    return limit && shop
  }
  const [one, two] = [await open(), await open()]
  if (!one || !two) return
  for (const [name, { load, target }] of Object.entries(loads)) {
    const measure = (generator: typeof another, { pid, origin }: ServerProcess, clients: number) =>
      measureThroughput(generator, { pid }, { ...load, origin, clients, seconds }, [200, 201])
    const both = async () => {
      const halves = [measure(bench.generator, one, clients), measure(another, two, clients)]
      return { value: (await Promise.all(halves)).reduce((sum, { value }) => sum + value, 0) }
    }
    yield {
      ...{ figure: `${name}, two instances with ${cpuShare} of a core each`, reference: 'one of them' },
      ...{ unit: name === 'cached pages' ? 'pages/s' : 'orders/s', target },
      compared: await compareInRounds({ ours: both, reference: () => measure(bench.generator, one, 2 * clients) }),
    }
  }
}
