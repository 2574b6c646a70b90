import { setTimeout as pause } from 'node:timers/promises'
import { asBrowsersAsk } from '../as-browsers-ask.ts'
import type { Bench } from '../bench.ts'
import { measureAnswers } from '../load.ts'
import { pagePaths } from '../page-paths.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 16
const seconds = 1

/** A page is compressed as well as can be three seconds after it was made, which takes a moment. */
const settleMilliseconds = 6_000

/** Pages that are finished, against a bare server that sends the same bytes with the same head. */
export async function* finishedRows(bench: Bench): AsyncGenerator<Row> {
  const paths = await pagePaths(bench.marketplace)
  const addresses = { home: paths.home, shop: paths.shop, product: paths.product, '6 products, API': paths.api }
  await using shop = await bench.openShop()
  for (let round = 0; round < 3; round++) {
    if (round === 2) await pause(settleMilliseconds)
    for (const path of Object.values(addresses)) await tagOf(shop.origin, path)
  }
  await using bare = await bench.openReference('same-bytes', [shop.origin, ...Object.values(addresses)])

  for (const [name, path] of Object.entries(addresses)) {
    const ask = (server: typeof shop) => {
      const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers: asBrowsersAsk }
      return measureAnswers(bench.generator, server, load, [200])
    }
    const compared = await compareInRounds({ ours: () => ask(shop), reference: () => ask(bare) })
    yield {
      ...{ figure: `${name}, finished`, reference: 'bare node:http, same bytes', unit: 'answers/s' },
      ...{ compared, promise: { atLeast: 0.8 } },
    }
  }

  const path = paths.shop
  const askAgain = async (server: typeof shop) => {
    // A page that is made anew has another tag.
    const headers = { ...asBrowsersAsk, 'If-None-Match': await tagOf(shop.origin, path) }
    const load = { origin: server.origin, clients, seconds, pages: [{ path }], headers }
    return measureAnswers(bench.generator, server, load, [304])
  }
  const compared = await compareInRounds({ ours: () => askAgain(shop), reference: () => askAgain(bare) })
  yield {
    ...{ figure: 'shop, unchanged (304)', reference: 'bare node:http, same 304', unit: 'answers/s' },
    ...{ compared, promise: { atLeast: 0.8 } },
  }
}

async function tagOf(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: asBrowsersAsk })
  await answer.arrayBuffer()
  return answer.headers.get('ETag') ?? ''
}
