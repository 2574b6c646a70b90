import { type AskedKey, findAskedKeys } from '#domain/catalog/filters/find-asked-keys.ts'
import { findAskedKey } from '#domain/catalog/filters/find-filter-keys.ts'
import { withOwnSearches } from '#domain/catalog/search-entries/read-own-searches.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findPricePhrase, type PricePhrase, type PriceRange } from '#domain/search/price-phrase.ts'
import { asksForNothing, searchWords } from '#domain/search/search-words.ts'
import { isHeadword, isLook, isPlace, isPurpose, splitIntoPhrases } from '#domain/search/thesaurus/find-concepts.ts'
import type { Phrase, Thesaurus } from '#domain/search/thesaurus/thesaurus.ts'
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

/** In letters: a shorter word is in descriptions of every language, as the French for gold is in English ones. */
const minLength = 3

interface Meaning {
  readonly concepts: readonly SearchConcept[]
  readonly corrected?: readonly string[] | undefined
}

/**
 * Yields the ways to understand a search, to be tried one after the other until one finds something; none if its words
 * ask for nothing.
 */
export async function* interpretSearch(
  marketplace: Marketplace,
  { searchText = '', isVerbatim = false }: ProductFilter,
): AsyncGenerator<Interpretation> {
  if (!/[\p{L}\p{N}]/u.test(searchText)) return yield { terms: undefined }
  const words = searchWords(searchText)
  const { own, result } = await withOwnSearches(marketplace, (own) =>
    understandSearch(marketplace, words, own.thesaurus),
  )
  const { concepts, unknownWords } = result
  if (!isVerbatim && own.findAnswer(searchText)?.kind === 'not-sold') return yield { terms: undefined, isNotSold: true }
  if (concepts.length === 0) return
  const corrected = isVerbatim ? undefined : await correctSearch(marketplace, searchText, unknownWords, own.thesaurus)
  const understood = corrected && (await understandSearch(marketplace, corrected, own.thesaurus))
  const typed: Meaning = { concepts: withRoles(concepts, own.thesaurus) }
  const meant = understood ? { corrected, concepts: withRoles(understood.concepts, own.thesaurus) } : typed
  if (!isVerbatim) yield* limitedByKeys(meant)
  yield allOf(meant)
  const some = someOf(meant, own.thesaurus)
  if (some) yield some
  // A word that only sounds like what was typed is less likely than one that was mistyped.
  if (corrected) yield allOf(typed)
}

/**
 * Tells words that say which one is meant from those that say what. Beside them, what is asked for has to be in the
 * name, the maker or the facts of a product if the thesaurus knows it: a rug that is washed with soap is no soap.
 */
function withRoles(concepts: readonly SearchConcept[], own: Thesaurus): readonly SearchConcept[] {
  const roles = splitIntoPhrases(concepts.map(({ word }) => word)).flatMap((phrase) =>
    phrase.map((word) => (isFeature(phrase) ? 'required' : roleOf([word]))),
  )
  const hasAttribute = roles.some((role) => role !== undefined)
  return concepts.map((concept, place) => {
    const attribute = roles[place]
    if (attribute) return { ...concept, attribute }
    const isTelling = concept.word.length < minLength || (hasAttribute && isHeadword(concept.word, own))
    return isTelling ? { ...concept, isTelling } : concept
  })
}

/** Beside what is asked for, or in the name of a kind such as black soap. */
function roleOf(phrase: Phrase) {
  return isFeature(phrase) || isPurpose(phrase) ? 'preferred' : undefined
}

function isFeature(phrase: Phrase): boolean {
  return findAskedKey(phrase) !== undefined || isPlace(phrase) || isLook(phrase)
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
 * Products with some of the words, none of them guessed: of a kind that was asked for, if the thesaurus knows it, and
 * of no other color, material or place.
 */
function someOf({ concepts, corrected }: Meaning, own: Thesaurus): Interpretation | undefined {
  const kinds = concepts.filter(({ attribute }) => !attribute)
  const isRequired = concepts.some(({ attribute }) => attribute === 'required')
  const isKnown = kinds.length === 0 ? isRequired : kinds.some(({ word }) => isHeadword(word, own))
  const keyConcepts = isKnown ? concepts.filter(({ attribute }) => attribute === 'preferred') : []
  const asked = concepts.filter((concept) => !keyConcepts.includes(concept))
  const droppable = concepts.filter(({ attribute }) => attribute !== 'required')
  if (concepts.length === 1 || (kinds.length === 1 && droppable.length === 1)) return undefined
  const sure = asked.map((concept) => ({
    ...{ ...concept, isBeginning: false, sound: [] },
    isTelling: kinds.length === 0 || !concept.attribute,
  }))
  return { terms: { concepts: sure, which: 'any', keyConcepts }, corrected, isPartial: true }
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
  const searchText = asksForNothing(pricePhrase.rest) ? '' : pricePhrase.rest
  return { ...filter, searchText, price: overlapOf(pricePhrase.range, filter.price), pricePhrase }
}

function overlapOf(one: PriceRange, other: PriceRange = {}): PriceRange {
  const byPrice = [one, other].toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0))
  const min = byPrice.at(-1)?.min
  const max = [one.max, other.max].filter((price) => price !== undefined).toSorted((a, b) => a - b)[0]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
