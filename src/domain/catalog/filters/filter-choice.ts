import type { Category } from '#domain/category.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import type { PriceRange } from '#domain/search/price-phrase.ts'
import type { ColorKey, MaterialKey } from './filter-key.ts'

/** What visitors filter by. Of several values of one filter a product needs one; of several filters it needs all. */
export interface FilterChoice {
  readonly categories?: readonly Category[]
  readonly storeIds?: readonly number[]
  readonly colors?: readonly ColorKey[]
  readonly materials?: readonly MaterialKey[]
  /** Where the maker is. */
  readonly governorates?: readonly Governorate[]
  /** The price charged now, both ends included. */
  readonly price?: PriceRange
  /** A size can be ordered now. */
  readonly isInStock?: true
  /** There is this one piece and was never another (`isOneOfAKind` in SQL). */
  readonly isOneOfAKind?: true
  /** The price is lower than the regular one now. */
  readonly isPromoted?: true
}

export interface FilterCount<Value> {
  readonly value: Value
  readonly products: number
}

/**
 * For each filter, how many products each of its values would show, under the other filters. Values without any are
 * left out.
 */
export interface FilterCounts {
  readonly categories: readonly FilterCount<Category>[]
  readonly storeIds: readonly FilterCount<number>[]
  readonly colors: readonly FilterCount<ColorKey>[]
  readonly materials: readonly FilterCount<MaterialKey>[]
  readonly governorates: readonly FilterCount<Governorate>[]
  /** The lowest and the highest price under the other filters; absent without products. */
  readonly price?: { readonly min: Millimes; readonly max: Millimes }
  readonly isInStock: number
  readonly isOneOfAKind: number
  readonly isPromoted: number
}
