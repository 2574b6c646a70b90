import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { limitCpu } from '../limit-cpu.ts'
import { type Load, measureThroughput, openGenerator } from '../load.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { ServerProcess } from '../server-process.ts'

const seconds = 4
const clients = 8

/**
 * Two instances, each limited to a share of a core as if it had a machine of its own, compared with one of them. The
 * share is so small that the database and the generators, on the same cores, do not limit the instances. Yields nothing
 * where processes cannot be limited.
 */
export async function* instanceRows(bench: Bench): AsyncGenerator<Row> {
  const { home } = await pagePaths(bench.marketplace)
  const { spread, sameSize } = await prepareOrderRequests(bench.marketplace)
  const loads: Record<string, { load: Partial<Load>; cpuShare: number; target: Row['target'] }> = {
    'cached pages': {
      ...{ load: { pages: [{ path: home }], headers: browserHeaders }, cpuShare: 0.1, target: { atLeast: 1.7 } },
    },
    'orders of one size': {
      ...{ load: { pages: [], orders: sameSize, orderShare: 1 }, cpuShare: 0.2, target: { atLeast: 0.8 } },
    },
    'orders of all sizes': {
      ...{ load: { pages: [], orders: spread, orderShare: 1 }, cpuShare: 0.2, target: { atLeast: 1.2 } },
    },
  }
  await using another = openGenerator()
  await using one = await bench.openShop()
  await using two = await bench.openShop()
  for (const [name, { load, cpuShare, target }] of Object.entries(loads)) {
    await using limited = new AsyncDisposableStack()
    for (const { pid } of [one, two]) {
      const limit = await limitCpu(pid, cpuShare)
      if (!limit) return
      limited.use(limit)
    }
    const measure = (generator: typeof another, { pid, origin }: ServerProcess, clients: number) =>
      measureThroughput(generator, { pid }, { pages: [], ...load, origin, clients, seconds }, [200, 201])
    const both = async () => {
      const halves = [measure(bench.generator, one, clients), measure(another, two, clients)]
      return { value: (await Promise.all(halves)).reduce((sum, { value }) => sum + value, 0) }
    }
    yield {
      ...{ figure: `${name}, two instances with ${cpuShare} of a core each`, reference: 'one of them' },
      ...{ unit: name === 'cached pages' ? 'pages/s' : 'orders/s', ...(target && { target }) },
      compared: await compareInRounds({ ours: both, reference: () => measure(bench.generator, one, 2 * clients) }),
    }
  }
}
