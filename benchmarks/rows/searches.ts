import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Bench } from '../bench.ts'
import { openLargeCatalog } from '../large-catalog.ts'
import { compareInRounds, type Measurement, median, percentile99 } from '../rounds.ts'
import type { Row } from '../row.ts'

/** Common and rare words, several words, words of three languages, another script, and an error. */
const searches = [
  'olive',
  'olive bowl',
  'red clay bowl nabeul',
  'زيتون',
  'tapis',
  'zarbia',
  'indigo scarf',
  'terracota',
]

const pageSize = 6
const times = 40
const clients = 8

/** Searches among 100,000 products. The reference is a page of known products: what follows every search. */
export async function* searchRows(bench: Bench): AsyncGenerator<Row> {
  await using catalog = await openLargeCatalog(bench)
  const { marketplace } = catalog
  const { products } = await search(marketplace, 'olive')
  const ids = products.map(({ id }) => id)
  yield {
    ...{ figure: 'full search, 100,000 products', reference: 'six products by id', unit: 'ms' },
    compared: await compareInRounds({
      ours: () => medianTime((turn) => search(marketplace, searches[turn % searches.length] ?? '')),
      reference: () => medianTime(() => listProductsById(marketplace, ids)),
    }),
    target: { atMost: 10 },
  }
  yield {
    ...{ figure: `p99 of full searches, ${clients} clients`, reference: 'their median', unit: 'ms' },
    compared: await compareInRounds({
      ours: async () => ({ value: percentile99(await timesOfClients(marketplace)) }),
      reference: async () => ({ value: median(await timesOfClients(marketplace)) }),
    }),
    target: { atMost: 4 },
  }
}

function search(marketplace: Marketplace, searchText: string) {
  return listProducts(marketplace, { searchText, sort: 'shop-order', pageSize })
}

async function medianTime(run: (turn: number) => Promise<unknown>): Promise<Measurement> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) taken.push(await timeOf(() => run(turn)))
  return { value: median(taken) }
}

/** Each client sends its next search as soon as it has the result of the last one. */
async function timesOfClients(marketplace: Marketplace): Promise<number[]> {
  const ofClient = async (_: unknown, client: number) => {
    const taken: number[] = []
    for (let turn = 0; turn < times; turn++)
      taken.push(await timeOf(() => search(marketplace, searches[(client + turn) % searches.length] ?? '')))
    return taken
  }
  return (await Promise.all(Array.from({ length: clients }, ofClient))).flat()
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}
