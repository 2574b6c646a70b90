import { type AskedKey, findAskedKeys } from '#domain/catalog/filters/find-asked-keys.ts'
import { withOwnSearches } from '#domain/catalog/search-entries/read-own-searches.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findPricePhrase, type PricePhrase, type PriceRange } from '#domain/search/price-phrase.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { correctSearch } from './correct-search.ts'
import type { ProductFilter } from './product-filter.ts'
import type { SearchTerms } from './product-search.ts'
import type { SearchConcept } from './search-terms.ts'
import { understandSearch } from './understand-search.ts'

/** One way to understand a search. */
export interface Interpretation {
  /** Undefined if no product has to have any words. */
  readonly terms: SearchTerms
  /** The words that were probably meant, as the analyzer splits them. */
  readonly corrected?: readonly string[] | undefined
  /** Colors and materials in the text, which limit the products. */
  readonly askedKeys?: readonly AskedKey[]
  /** Products need only some of the words. */
  readonly isPartial?: true
  /** The owner has decided that the shop does not sell it: nothing is to be looked for. */
  readonly isNotSold?: true
}

interface Meaning {
  readonly concepts: readonly SearchConcept[]
  readonly corrected?: readonly string[]
}

/** Yields the ways to understand a search, to be tried one after the other until one finds something. */
export async function* interpretSearch(
  marketplace: Marketplace,
  { searchText, isVerbatim = false }: ProductFilter,
): AsyncGenerator<Interpretation> {
  const words = searchWords(searchText)
  if (searchText === undefined || words.length === 0) return yield { terms: undefined }
  const { own, result } = await withOwnSearches(marketplace, (own) =>
    understandSearch(marketplace, words, own.thesaurus),
  )
  const { concepts, unknownWords } = result
  const { thesaurus } = own
  if (!isVerbatim && own.findAnswer(searchText)?.kind === 'not-sold') return yield { terms: undefined, isNotSold: true }
  const corrected = isVerbatim ? undefined : await correctSearch(marketplace, searchText, unknownWords, thesaurus)
  const meant: Meaning = corrected
    ? { corrected, concepts: (await understandSearch(marketplace, corrected, thesaurus)).concepts }
    : { concepts }
  if (!isVerbatim) yield* limitedByKeys(meant)
  yield allOf(meant)
  // A word that only sounds like what was typed is less likely than one that was mistyped.
  if (corrected) yield allOf({ concepts })
  if (meant.concepts.length > 1)
    yield { terms: { concepts: meant.concepts, which: 'any' }, corrected: meant.corrected, isPartial: true }
}

function allOf({ concepts, corrected }: Meaning): Interpretation {
  return { terms: { concepts, which: 'all' }, corrected }
}

/** Colors and materials limit the products if the search has other words. */
function* limitedByKeys({ concepts, corrected }: Meaning): Generator<Interpretation> {
  const { askedKeys, others, keyConcepts } = findAskedKeys(concepts)
  if (askedKeys.length === 0 || others.length === 0) return
  const keys = askedKeys.map(({ key }) => key)
  yield { terms: { concepts: others, which: 'all', keys, keyConcepts }, corrected, askedKeys }
}

/**
 * Takes a price out of the text, unless it `isVerbatim`: it limits the products together with the price range of the
 * filter.
 */
export function readPricePhrase<Filter extends ProductFilter>(
  filter: Filter,
): Filter & { readonly pricePhrase?: PricePhrase } {
  const pricePhrase = filter.isVerbatim ? undefined : findPricePhrase(filter.searchText ?? '')
  if (!pricePhrase) return filter
  return { ...filter, searchText: pricePhrase.rest, price: overlapOf(pricePhrase.range, filter.price), pricePhrase }
}

function overlapOf(one: PriceRange, other: PriceRange = {}): PriceRange {
  const byPrice = [one, other].toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0))
  const min = byPrice.at(-1)?.min
  const max = [one.max, other.max].filter((price) => price !== undefined).toSorted((a, b) => a - b)[0]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
