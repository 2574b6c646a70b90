import type { AskedKey } from '#domain/catalog/filters/find-asked-keys.ts'
import type { SearchResult } from '#domain/catalog/search/search-result.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { findCategory, type ShopCategory } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'
import { splitWords } from '#domain/search/analyzer/analyze.ts'
import type { PriceRange } from '#domain/search/price-phrase.ts'
import { filterNameMessages as names } from '#page-messages/filter-names.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { formatPrice } from '#web/text/format.ts'
import { changedShopPath, type ShopQuery } from './shop-query.ts'

/** A filter that limits the list, with the path of the list without it. */
export interface ChosenFilter {
  readonly name: string
  /** The language of the name, when it is not that of the page. */
  readonly language?: Locale | undefined
  readonly path: string
}

/** The filters that are chosen, and those that were recognized in the search text. */
export function chosenFilters(
  query: ShopQuery,
  {
    stores,
    categories: known,
  }: { readonly stores: readonly StoreName[]; readonly categories: readonly ShopCategory[] },
  search: SearchResult | undefined,
): ChosenFilter[] {
  const { categories, storeIds, colors, materials, governorates, minPrice, maxPrice } = query
  const without = <Name extends keyof ShopQuery>(change: { [Key in Name]: ShopQuery[Key] | undefined }) =>
    changedShopPath(query, change)
  const range = { ...(minPrice !== undefined && { min: minPrice }), ...(maxPrice !== undefined && { max: maxPrice }) }
  return [
    ...categories.map((value) => ({
      name: findCategory(known, value)?.name ?? value,
      path: without({ categories: others(categories, value) }),
    })),
    ...colors.map((key) => ({ name: names.colors[key], path: without({ colors: others(colors, key) }) })),
    ...materials.map((key) => ({ name: names.materials[key], path: without({ materials: others(materials, key) }) })),
    ...storeIds.flatMap((id) => {
      const store = stores.find((store) => store.id === id)
      const path = without({ storeIds: others(storeIds, id) })
      return store ? { name: store.name, language: store.languageOf?.name, path } : []
    }),
    ...governorates.map((code) => ({
      name: governorateMessages[code],
      path: without({ governorates: others(governorates, code) }),
    })),
    ...named(priceText(range), without({ minPrice: undefined, maxPrice: undefined })),
    ...named(query.isInStock && names.flags.stock, without({ isInStock: undefined })),
    ...named(query.isOneOfAKind && names.flags.unique, without({ isOneOfAKind: undefined })),
    ...named(query.isPromoted && names.flags.promotion, without({ isPromoted: undefined })),
    ...inText(query, search),
  ]
}

/** What was recognized in the text is taken off with its words; all others stay. */
function inText(query: ShopQuery, search: SearchResult | undefined): readonly ChosenFilter[] {
  const { pricePhrase, askedKeys = [] } = search ?? {}
  const text = search?.correctedText ?? pricePhrase?.rest ?? query.searchText ?? ''
  const ofKeys = askedKeys.flatMap(({ words }) => words)
  const otherText = withoutWords(text, ofKeys)
  const withText = (...parts: readonly (string | undefined)[]) =>
    changedShopPath(query, { searchText: parts.filter(Boolean).join(' ') || undefined })
  return [
    ...named(pricePhrase && priceText(pricePhrase.range), withText(pricePhrase?.rest)),
    ...askedKeys.map(({ key, words }) => ({
      name: 'color' in key ? names.colors[key.color] : names.materials[key.material],
      path: withText(withoutWords(text, words), pricePhrase?.phrase),
    })),
    ...named(otherText && shop.quoted(otherText), withText(onlyWords(text, ofKeys), pricePhrase?.phrase)),
  ]
}

function withoutWords(text: string, words: AskedKey['words']): string {
  return partsOf(text, (part) => !hasAny(part, words))
}

function onlyWords(text: string, words: AskedKey['words']): string {
  return partsOf(text, (part) => hasAny(part, words))
}

function partsOf(text: string, isKept: (part: string) => boolean): string {
  return text.split(/\s+/u).filter(isKept).join(' ')
}

function hasAny(part: string, words: AskedKey['words']): boolean {
  return splitWords(part).some((word) => words.includes(word))
}

function named(name: string | undefined, path: string): readonly ChosenFilter[] {
  return name ? [{ name, path }] : []
}

function others<Value>(values: readonly Value[], taken: Value): readonly Value[] {
  return values.filter((value) => value !== taken)
}

function priceText({ min, max }: PriceRange): string | undefined {
  if (min === undefined) return max === undefined ? undefined : shop.priceUpTo(formatPrice(max))
  return max === undefined ? shop.priceFrom(formatPrice(min)) : shop.priceBetween(formatPrice(min), formatPrice(max))
}
