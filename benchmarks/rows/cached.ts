import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { measureThroughput } from '../load.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 16
const seconds = 1

/** A page is recompressed three seconds after it was rendered, which takes a moment. */
const settleMilliseconds = 6_000

/** Cached pages, compared with a plain server that sends the same bytes and headers. */
export async function* cachedRows(bench: Bench): AsyncGenerator<Row> {
  const paths = await pagePaths(bench.marketplace)
  const addresses = { home: paths.home, shop: paths.shop, product: paths.product, '6 products, API': paths.api }
  await using shop = await bench.openShop()
  for (let round = 0; round < 3; round++) {
    if (round === 2) await pause(settleMilliseconds)
    for (const path of Object.values(addresses)) await tagOf(shop.origin, path)
  }
  await using bare = await bench.openReference('same-bytes', [shop.origin, ...Object.values(addresses)])

  for (const [name, path] of Object.entries(addresses)) {
    const measure = (server: typeof shop) => {
      const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers: browserHeaders }
      return measureThroughput(bench.generator, server, load, [200])
    }
    const compared = await compareInRounds({ ours: () => measure(shop), reference: () => measure(bare) })
    yield {
      ...{ figure: `${name}, cached`, reference: 'bare node:http, same bytes', unit: 'answers/s' },
      ...{ compared, target: { atLeast: 0.8 } },
    }
  }

  const path = paths.shop
  const measureConditional = async (server: typeof shop) => {
    // A page that is rendered again has another tag.
    const headers = { ...browserHeaders, 'If-None-Match': await tagOf(shop.origin, path) }
    const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers }
    return measureThroughput(bench.generator, server, load, [304])
  }
  const compared = await compareInRounds({
    ours: () => measureConditional(shop),
    reference: () => measureConditional(bare),
  })
  yield {
    ...{ figure: 'shop, unchanged (304)', reference: 'bare node:http, same 304', unit: 'answers/s' },
    ...{ compared, target: { atLeast: 0.8 } },
  }
}

async function tagOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: browserHeaders })
  await response.arrayBuffer()
  return response.headers.get('ETag') ?? ''
}
