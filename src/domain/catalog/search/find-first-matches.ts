import { hasFacts } from '#domain/catalog/filters/product-filter-conditions.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Interpretation, interpretSearch } from './interpret-search.ts'
import type { ProductFilter } from './product-filter.ts'
import { hasMatches, type SearchTerms } from './product-search.ts'

export interface FirstMatches<Found> {
  readonly interpretation: Interpretation
  /** Undefined if nothing is to be looked for. */
  readonly found?: Found
}

/**
 * Returns what `find` finds for the first interpretation of a search that has matches, in the whole shop if not in this
 * list: what a search means does not depend on the filters, so that the count of each filter is what it shows when it
 * is chosen. If none has matches, it is that of all words as they were typed.
 */
export async function findFirstMatches<Found extends { readonly total: number }>(
  marketplace: Marketplace,
  filter: ProductFilter,
  find: (terms: SearchTerms) => Promise<Found>,
): Promise<FirstMatches<Found>> {
  let asTyped: FirstMatches<Found> = { interpretation: { terms: undefined } }
  for await (const interpretation of interpretSearch(marketplace, filter)) {
    const { terms, isNotSold } = interpretation
    if (isNotSold) return { interpretation }
    const found = await find(terms)
    if (found.total > 0 || (terms && isNarrowed(filter) && (await hasMatches(marketplace, terms))))
      return { interpretation, found }
    if (!asTyped.found && !terms?.keys) asTyped = { interpretation: { terms }, found }
  }
  return asTyped
}

/** Whether the list is limited by more than the words of a search. */
function isNarrowed(filter: ProductFilter): boolean {
  return filter.categories !== undefined || filter.storeIds !== undefined || hasFacts(filter)
}
