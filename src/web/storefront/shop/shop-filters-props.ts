import type { FilterGroup } from './filter-groups.ts'
import type { ShopQuery } from './shop-query.ts'

/** What the page's data says of the filters. */
export interface ShopFiltersProps {
  readonly query: ShopQuery
  readonly groups: readonly FilterGroup[]
  readonly priceBounds: { readonly min: number; readonly max: number } | undefined
  /** Whether the counts are lower limits. */
  readonly areAtLeast: boolean
  readonly total: number
  /** Whether there are more than `total`. */
  readonly hasMore: boolean
}
