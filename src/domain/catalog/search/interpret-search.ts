import { type AskedKey, findAskedKeys } from '#domain/catalog/filters/find-asked-keys.ts'
import { findAskedKey } from '#domain/catalog/filters/find-filter-keys.ts'
import { withOwnSearches } from '#domain/catalog/search-entries/read-own-searches.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findPricePhrase, type PricePhrase, type PriceRange } from '#domain/search/price-phrase.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { findPlaces } from '#domain/search/thesaurus/find-concepts.ts'
import { correctSearch } from './correct-search.ts'
import type { ProductFilter } from './product-filter.ts'
import { hasMatches, type SearchTerms } from './product-search.ts'
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
  readonly corrected?: readonly string[] | undefined
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
  const { unknownWords } = result
  const concepts = withAttributesMarked(result.concepts)
  if (!isVerbatim && own.findAnswer(searchText)?.kind === 'not-sold') return yield { terms: undefined, isNotSold: true }
  const corrected = isVerbatim ? undefined : await correctSearch(marketplace, searchText, unknownWords, own.thesaurus)
  const understood = corrected && (await understandSearch(marketplace, corrected, own.thesaurus))
  const meant: Meaning = understood ? { corrected, concepts: withAttributesMarked(understood.concepts) } : { concepts }
  if (!isVerbatim) yield* withAttributes(marketplace, meant)
  yield allOf(meant)
  // A word that only sounds like what was typed is less likely than one that was mistyped.
  if (corrected) yield allOf({ concepts })
  const some = { concepts: meant.concepts.map(asTelling), which: 'any' } as const
  if (meant.concepts.length > 1) yield { terms: some, corrected: meant.corrected, isPartial: true }
}

/** Tells words that say which one is meant (colors, materials, places) from those that say what. */
function withAttributesMarked(concepts: readonly SearchConcept[]): readonly SearchConcept[] {
  const { keyConcepts } = findAskedKeys(concepts)
  const places = findPlaces(concepts.map(({ word }) => word))
  return concepts.map((concept, place) =>
    places[place] || keyConcepts.includes(concept) || findAskedKey([concept.word])
      ? { ...concept, isAttribute: true }
      : concept,
  )
}

/**
 * What is asked for has to be in the name, the maker or the facts of a product: a rug that is washed with soap is no
 * soap. If only descriptions have all words, products of the kind that was asked for come first, whatever their color.
 */
async function* withAttributes(marketplace: Marketplace, meant: Meaning): AsyncGenerator<Interpretation> {
  const kinds = meant.concepts.filter(({ isAttribute }) => !isAttribute)
  const keyConcepts = meant.concepts.filter(({ isAttribute }) => isAttribute)
  const ofKeys = [...limitedByKeys(meant)]
  if (kinds.length === 0 || keyConcepts.length === 0) return yield* ofKeys
  const isTold = (terms: SearchTerms) =>
    terms && hasMatches(marketplace, { ...terms, concepts: terms.concepts.map(asTold) })
  for (const interpretation of ofKeys) if (await isTold(interpretation.terms)) yield interpretation
  const all = allOf(meant)
  if (await isTold(all.terms)) yield all
  if (all.terms && (await hasMatches(marketplace, all.terms))) {
    const terms = { concepts: kinds.map(asTelling), which: 'all', keyConcepts } as const
    yield { terms, corrected: meant.corrected, isPartial: true }
  }
  yield* ofKeys
}

/** A color, material or place may stand anywhere. */
function asTold(concept: SearchConcept): SearchConcept {
  return concept.isAttribute ? concept : asTelling(concept)
}

function asTelling(concept: SearchConcept): SearchConcept {
  return { ...concept, isTelling: true }
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
