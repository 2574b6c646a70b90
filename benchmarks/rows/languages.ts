import { locales } from '#domain/locale.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { measureThroughput } from '../load.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 8
const seconds = 1

/** Pages in the languages below a prefix, compared with the same page in the main language. */
export async function* languageRows(bench: Bench): AsyncGenerator<Row> {
  const { home, product } = await pagePaths(bench.marketplace)
  const others = locales.filter((locale) => locale !== 'en')
  for (const [state, settings] of [
    ['cached', {}],
    ['uncached', { PAGE_CACHE_MB: '0' }],
  ] as const) {
    await using shop = await bench.openShop(settings)
    const measure = (path: string) => {
      const load = { origin: shop.origin, clients, seconds, pages: [{ path }], headers: browserHeaders }
      return measureThroughput(bench.generator, shop, load, [200])
    }
    for (const path of [home, product])
      for (const locale of others) {
        const translated = withLocale(path, locale)
        const compared = await compareInRounds({ ours: () => measure(translated), reference: () => measure(path) })
        yield {
          ...{ figure: `${translated}, ${state}`, reference: path, unit: 'pages/s' },
          ...{ compared, target: { atLeast: 0.8 } },
        }
      }
  }
}
