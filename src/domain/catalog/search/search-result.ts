import type { AskedKey } from '#domain/catalog/filters/find-asked-keys.ts'
import type { Product } from '#domain/catalog/product.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import type { PricePhrase } from '#domain/search/price-phrase.ts'
import { headwordSpelling } from '#domain/search/thesaurus/find-concepts.ts'
import type { Interpretation } from './interpret-search.ts'

/** How a search was understood, where that differs from its words. */
export interface SearchResult {
  /** The words that were probably meant, and were searched for instead. */
  readonly correctedText?: string
  /** The price that was recognized in the text, and the text without it. */
  readonly pricePhrase?: PricePhrase
  /** Colors and materials that were recognized in the text, each with its words. */
  readonly askedKeys?: readonly AskedKey[]
  /** No product has all of the words; these have some. */
  readonly isPartial: boolean
  /** The owner has decided that the shop does not sell what was searched for, so nothing was looked for. */
  readonly isNotSold?: true
}

/** Words are compared without accents and signs: the corrected ones are shown as the products write them. */
export function searchResultOf(
  products: readonly Product[],
  { corrected, askedKeys, isPartial, isNotSold }: Omit<Interpretation, 'terms'>,
  pricePhrase: PricePhrase | undefined,
): SearchResult | undefined {
  const texts = products.flatMap(({ name, description }) => [name, description])
  const correctedText = corrected?.map((word) => findSpelling(word, texts) ?? headwordSpelling(word) ?? word).join(' ')
  if (correctedText === undefined && !pricePhrase && !askedKeys && !isPartial && !isNotSold) return undefined
  return {
    ...(correctedText !== undefined && { correctedText }),
    ...(pricePhrase && { pricePhrase }),
    ...(askedKeys && { askedKeys }),
    ...(isNotSold && { isNotSold }),
    isPartial: isPartial === true,
  }
}
