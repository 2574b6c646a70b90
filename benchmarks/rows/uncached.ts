import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { measureThroughput } from '../load.ts'
import { pagePaths } from '../page-paths.ts'
import { openRenderer } from '../renderer.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 8
const seconds = 1

/** Pages rendered for each request with data and compression, compared with React rendering the same tree. */
export async function* uncachedRows(bench: Bench): AsyncGenerator<Row> {
  const { home, shop, product } = await pagePaths(bench.marketplace)
  await using server = await bench.openShop({ PAGE_CACHE_MB: '0' })
  for (const [name, path] of Object.entries({ home, shop, product })) {
    await using renderer = await openRenderer(bench.databaseUrl, server.origin + path)
    const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers: browserHeaders }
    const compared = await compareInRounds({
      ours: () => measureThroughput(bench.generator, server, load, [200]),
      reference: () => renderer.render(seconds),
    })
    yield {
      ...{ figure: `${name}, uncached`, reference: 'React rendering the same tree, alone', unit: 'pages/s' },
      ...{ compared, target: { atLeast: 0.5 } },
    }
  }
}
