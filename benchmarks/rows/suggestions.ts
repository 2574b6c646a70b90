import { batchedReads } from '#database/batched-reads.ts'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import type { Bench } from '../bench.ts'
import { openLargeCatalog } from '../large-catalog.ts'
import { compareInRounds, type Measurement, median } from '../rounds.ts'
import type { Row } from '../row.ts'

const categories = localizeCategories(builtInShopCategories, { locale: 'en', mainLocale: 'en' })

/** Ids of the catalog. */
const products = 100_000

/** As people type them, in the scripts of the shop. */
const typedTexts = { 'part of a word': 'oliv', 'two words': 'olive bowl', 'in Arabic': 'زيت', 'in Arabizi': '9offa' }

/** Calls of a measurement, after as many that warm up. */
const calls = 60

/**
 * Suggestions in a shop of 100,000 products in three languages, compared with reading six products by id. Filling it
 * takes minutes.
 */
export async function* suggestionRows(bench: Bench): AsyncGenerator<Row> {
  await using catalog = await openLargeCatalog(bench)
  const { marketplace } = catalog
  for (const [name, text] of Object.entries(typedTexts)) {
    const compared = await compareInRounds({
      ours: () => timeOf(marketplace, (reader) => suggestWhileTyping(reader, text, categories)),
      reference: () => timeOf(marketplace, (reader, turn) => listProductsById(reader, sixIds(turn))),
    })
    yield {
      ...{ figure: `suggestions, ${name}`, reference: 'six products by id', unit: 'ms' },
      ...{ compared, target: { atMost: 3 } },
    }
  }
}

/** Each call reads as a request does, which batches its queries. */
async function timeOf(
  marketplace: Marketplace,
  read: (marketplace: Marketplace, turn: number) => Promise<unknown>,
): Promise<Measurement> {
  const times: number[] = []
  for (let turn = -calls; turn < calls; turn++) {
    const startedAt = performance.now()
    await read({ ...marketplace, db: batchedReads(marketplace.db) }, turn + calls)
    if (turn >= 0) times.push(performance.now() - startedAt)
  }
  return { value: median(times) }
}

/** Other products each time, spread over the table. */
function sixIds(turn: number): number[] {
  return Array.from({ length: 6 }, (_, place) => 1 + ((turn * 977 + place * 7919) % products))
}
