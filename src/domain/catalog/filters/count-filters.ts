import { LRUCache } from 'lru-cache'
import { addCacheTags, limitCacheExpiry } from '#domain/cache-tags.ts'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import { maxSearchResults, type SearchTerms, someMatchingIds } from '#domain/catalog/search/product-search.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CountedFilters, countFilterValues } from './count-filter-values.ts'
import type { FilterChoice, FilterCounts } from './filter-choice.ts'
import type { FactTable } from './product-facts.ts'
import { hasFacts } from './product-filter-conditions.ts'

/** Each has up to as many counts as there are stores. */
const maxKeptCounts = 20

/** Counts of the whole catalog, until one of its products changes. */
const keptCounts = new WeakMap<FactTable, LRUCache<string, CountedFilters>>()

/** Counts the products that match the filters, and how many each value of a filter would show, in the whole catalog. */
export async function countCatalog(marketplace: Marketplace, choice: FilterChoice): Promise<CountedFilters> {
  const facts = await readFacts(marketplace)
  const { products, weeklyPromotion } = facts
  const kept = keptCounts.getOrInsertComputed(products, () => new LRUCache({ max: maxKeptCounts }))
  const key = JSON.stringify([products.version, choiceOf(choice), weeklyPromotion])
  const counted = kept.get(key) ?? countFilterValues(facts, choice)
  kept.set(key, counted)
  return counted
}

export interface FilterTotals {
  readonly counts: FilterCounts
  /** A search has more matches than are looked at. */
  readonly areAtLeast: boolean
}

/** Counts how many of the matches of a search each value of a filter would show. */
export async function countFiltersOfSearch(
  marketplace: Marketplace,
  filter: ProductFilter,
  terms: NonNullable<SearchTerms>,
): Promise<FilterTotals> {
  const [found, facts] = await Promise.all([idsOf(marketplace, {}, terms), readFacts(marketplace)])
  if (found.length < maxSearchResults)
    return { counts: countFilterValues(facts, filter, found).counts, areAtLeast: false }
  return { counts: await countEach(marketplace, filter, terms), areAtLeast: true }
}

/** With very many matches, those under the other filters are read for each filter that is chosen. */
async function countEach(
  marketplace: Marketplace,
  filter: ProductFilter,
  terms: NonNullable<SearchTerms>,
): Promise<FilterCounts> {
  const choice = choiceOf(filter)
  const without = (Object.keys(choice) as (keyof FilterChoice)[]).map((name) => ({
    name,
    others: { ...choice, [name]: undefined },
  }))
  const found = await Promise.all(
    [choice, ...without.map(({ others }) => others)].map((choice) => idsOf(marketplace, choice, terms)),
  )
  const facts = await readFacts(marketplace)
  const [counts, ...ofChosen] = found.map((ids) => countFilterValues(facts, choice, ids).counts)
  if (!counts) throw new Error('The matches of all filters were read')
  return Object.assign({}, counts, ...without.map(({ name }, index) => ({ [name]: ofChosen[index]?.[name] })))
}

/** The filters that are chosen, of all that a list may be given. */
function choiceOf({ categories, storeIds, colors, materials, governorates, ...more }: ProductFilter): FilterChoice {
  const { price, isInStock, isOneOfAKind, isPromoted } = more
  const choice = { categories, storeIds, colors, materials, governorates, price, isInStock, isOneOfAKind, isPromoted }
  return Object.fromEntries(Object.entries(choice).filter(([, chosen]) => chosen !== undefined))
}

async function idsOf(marketplace: Marketplace, choice: FilterChoice, terms: NonNullable<SearchTerms>) {
  const { ids } = hasFacts(choice) ? await countCatalog(marketplace, choice) : {}
  const rows = await someMatchingIds(marketplace, choice, ids ? { ...terms, ids } : terms).execute()
  return rows.map(({ id }) => id)
}

async function readFacts(marketplace: Marketplace) {
  const facts = await marketplace.catalogFacts.read(marketplace.clock.now())
  addCacheTags(marketplace, 'catalog', 'filters', 'promotion')
  limitCacheExpiry(marketplace, facts.pricesChangeAt ?? null)
  return facts
}
