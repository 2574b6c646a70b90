/**
 * Data that a cached page depends on. The triggers of migration 0041 notify with the same names when it changes,
 * which invalidates the pages with that tag. `catalog` changes when the set or the order of the products on sale does,
 * `catalog-of-store` likewise for one store, `product` when a product itself does, including its stock while few pieces are left,
 * `stock` with every piece.
 */
export type CacheTag =
  | 'catalog'
  | 'stores'
  | 'promotion'
  | 'banners'
  | `product:${number}`
  | `stock:${number}`
  | `store:${number}`
  | `catalog-of-store:${number}`
  | `comments:${number}`

/** Collected while a response is rendered, for the page cache. */
export interface CacheMetadata {
  readonly tags: Set<CacheTag>
  /** Whether the response contains exact stock; pages round large stock, so that not every sale invalidates them. */
  readonly needsExactStock: boolean
  /** Whether the response is too large to be kept: it is neither stored nor shared, and needs no tags. */
  isStreamed?: boolean
  /** When the response expires without a change of data: a promotion begins or ends, best sellers rotate. Absent: never. */
  expiresAt?: Date
}

/** As far as the functions below need the marketplace. */
interface RenderContext {
  readonly cacheMetadata?: CacheMetadata | undefined
}

/** Adds tags to the response being rendered. Every operation that visitors read by must, or pages are cached too long. */
export function addCacheTags({ cacheMetadata }: RenderContext, ...tags: readonly CacheTag[]): void {
  if (cacheMetadata?.isStreamed) return
  for (const tag of tags) cacheMetadata?.tags.add(tag)
}

/** Sets the latest moment at which the response expires; of several the earliest counts. It may be in the past. */
export function limitCacheExpiry({ cacheMetadata }: RenderContext, moment: Date | null): void {
  if (!cacheMetadata || moment === null) return
  if (cacheMetadata.expiresAt === undefined || moment < cacheMetadata.expiresAt) cacheMetadata.expiresAt = moment
}
