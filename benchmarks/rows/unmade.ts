import { asBrowsersAsk } from '../as-browsers-ask.ts'
import type { Bench } from '../bench.ts'
import { measureAnswers } from '../load.ts'
import { pagePaths } from '../page-paths.ts'
import { openRenderer } from '../renderer.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 8
const seconds = 1

/** Pages that are made for whoever asks, data, compression and all, against React alone rendering the same tree. */
export async function* unmadeRows(bench: Bench): AsyncGenerator<Row> {
  const { home, shop, product } = await pagePaths(bench.marketplace)
  await using server = await bench.openShop({ PAGE_CACHE_MB: '0' })
  for (const [name, path] of Object.entries({ home, shop, product })) {
    await using renderer = await openRenderer(bench.databaseUrl, server.origin + path)
    const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers: asBrowsersAsk }
    const compared = await compareInRounds({
      ours: () => measureAnswers(bench.generator, server, load, [200]),
      reference: () => renderer.render(seconds),
    })
    yield {
      ...{ figure: `${name}, not yet made`, reference: 'React to a string, alone', unit: 'pages/s' },
      ...{ compared, promise: { atLeast: 0.5 } },
    }
  }
}
