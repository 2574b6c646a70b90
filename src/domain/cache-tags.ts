import type { Locale } from './locale.ts'
import type { Reader } from './translations.ts'

/**
 * Data that a cached page depends on. The triggers of database/schema/11-cache-tags.sql notify with the same names when
 * it changes, which invalidates the pages with that tag. `catalog` changes when the set or the order of the products on
 * sale does, `catalog-of-store` likewise for one store, `product` when a product itself does, including its stock while
 * few pieces are left, `stock` with every piece, `partners` when what goes with a product does. A tag without a
 * language stands for everything but the translations, one with a language for the translations into it: of a product,
 * of a store, of what `stores` and `banners` list, and of the names that `catalog` sorts by. `search` changes with
 * every text that is searched, `filters` with everything that the values of filters are counted by.
 */
export type CacheTag =
  | 'catalog'
  | 'stores'
  | 'promotion'
  | 'banners'
  | 'search'
  | 'filters'
  | `product:${number}`
  | `stock:${number}`
  | `store:${number}`
  | `catalog-of-store:${number}`
  | `comments:${number}`
  | `reviews:${number}`
  | `partners:${number}`
  | `product:${number}:${Locale}`
  | `store:${number}:${Locale}`
  | `catalog:${Locale}`
  | `stores:${Locale}`
  | `banners:${Locale}`

/** The tags that also have those of translations. */
type Translated = 'stores' | 'banners' | `product:${number}` | `store:${number}`

/** Collected while a response is rendered, for the page cache. */
export interface CacheMetadata {
  readonly tags: Set<CacheTag>
  /** Whether the response contains exact stock; pages round large stock, so that not every sale invalidates them. */
  readonly needsExactStock: boolean
  /**
   * When the response expires without a change of data: a promotion begins or ends, best sellers rotate. Absent: never.
   */
  expiresAt?: Date
}

/** As far as the functions below need the marketplace. */
interface RenderContext {
  readonly request: { readonly cacheMetadata: CacheMetadata | undefined }
}

/**
 * Adds tags to the response being rendered. Every operation that visitors read by must, or pages are cached too long.
 */
export function addCacheTags({ request }: RenderContext, ...tags: readonly CacheTag[]): void {
  for (const tag of tags) request.cacheMetadata?.tags.add(tag)
}

/**
 * Returns the tags of the translations that a text may be shown in: into the language of the reader and into the main
 * one, which it falls back to. The one it was written in is no translation; the texts of a list may be written in
 * several.
 */
export function translationTags<Tag extends Translated>(
  tag: Tag,
  { locale, mainLocale }: Reader,
  writtenIn?: Locale,
): `${Tag}:${Locale}`[] {
  const languages = [locale, mainLocale].filter((language) => language !== writtenIn)
  return languages.map((language): `${Tag}:${Locale}` => `${tag}:${language}`)
}

/** Sets the latest moment at which the response expires; of several the earliest counts. It may be in the past. */
export function limitCacheExpiry({ request }: RenderContext, moment: Date | null): void {
  const { cacheMetadata } = request
  if (!cacheMetadata || moment === null) return
  if (cacheMetadata.expiresAt === undefined || moment < cacheMetadata.expiresAt) cacheMetadata.expiresAt = moment
}
