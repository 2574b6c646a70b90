import { apiPath, pathOf, type Route, routes } from '#api/contract/routes.ts'
import { suggestionText } from '#domain/catalog/suggestions/suggestion-text.ts'
import { locales } from '#domain/locale.ts'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { collectionEmbedPath, storeEmbedPath } from '#web/paths/embed-paths.ts'
import { partParameter, robotsPath, sitemapPath, webManifestPath } from '#web/paths/file-paths.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { productFeedPaths } from '#web/paths/product-feed-paths.ts'
import { productReviewsPath } from '#web/paths/review-paths.ts'
import {
  aboutPath,
  afterPaymentPath,
  cartPath,
  checkoutPath,
  contactPath,
  homePath,
  newsletterPath,
  offlinePath,
  platformPath,
  pricingPath,
  productPath,
  profilePath,
  searchSuggestionsPath,
  secondHomePath,
  shopPath,
  storePath,
  storesPath,
  successPath,
} from '#web/paths/storefront-paths.ts'

/** The filters of the shop page that may have several values, and the others. */
const listFilters: readonly string[] = ['category', 'brand', 'color', 'material', 'region']
const singleFilters: readonly string[] = ['min', 'max', 'stock', 'unique', 'promotion']

const shopParameters = [...listFilters, ...singleFilters, 'q', 'verbatim', 'sort', 'page', 'seen']

/** Of the shop page, counting all filters. Combinations of more are too rare to keep, and there is no end of them. */
const maxCachedValues = 4

/**
 * The pages that are the same for every visitor, each with the query parameters it reads. An allow list: a page that is
 * missing here is never cached, so private pages are safe by default.
 */
export const cacheablePages: Readonly<Record<string, readonly string[]>> = {
  [homePath()]: [],
  [secondHomePath()]: [],
  [shopPath()]: shopParameters,
  [productPath(':id')]: ['page'],
  [productReviewsPath(':id')]: ['before'],
  [storesPath()]: ['page'],
  [storePath(':id')]: [],
  [storeEmbedPath(':id')]: [],
  [collectionEmbedPath()]: ['category'],
  [cartPath()]: [],
  [checkoutPath()]: [],
  [successPath()]: [],
  [afterPaymentPath()]: [],
  [pricingPath()]: ['plan'],
  [contactPath()]: [],
  [aboutPath()]: [],
  [platformPath()]: [],
  [profilePath()]: [],
  [newsletterPath()]: [],
  [offlinePath()]: [],
}

/** What scripts of pages load in the language of the page, each with the query parameters that it reads. */
export const cacheableCalls: Readonly<Record<string, readonly string[]>> = {
  [searchSuggestionsPath()]: ['q'],
}

/** No prefix for the main language, and that of each. */
const prefixes = [undefined, ...locales]

/** By path, a query parameter with which the page depends on the visitor and is not cached. */
const privateParameters: Readonly<Record<string, string>> = Object.fromEntries(
  prefixes
    .map((prefix) => withLocale(checkoutPath(), prefix))
    .flatMap((path) => [path, dataPath(path)].map((path) => [path, 'product'])),
)

/** Cacheable responses that are not pages. */
export const cacheableFiles = [sitemapPath, robotsPath, webManifestPath, ...Object.values(productFeedPaths)]

/** Those that have parts. */
const filesInParts: readonly string[] = [sitemapPath, ...Object.values(productFeedPaths)]

/** Without pictures, which would fill the cache: their names are immutable, so browsers cache them for ever. */
const cacheableApiRoutes = Object.values<Route>(routes).filter(
  (route) => route.method === 'get' && route !== routes.getImage,
)

const localizedPages = localized(cacheablePages)

function localized(queries: Readonly<Record<string, readonly string[]>>) {
  return prefixes.flatMap((prefix) =>
    Object.entries(queries).map(([path, query]) => [withLocale(path, prefix), query] as const),
  )
}

const parametersByPath: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(localizedPages),
  ...Object.fromEntries(localizedPages.map(([path, query]) => [dataPath(path), query])),
  ...Object.fromEntries(localized(cacheableCalls)),
  ...Object.fromEntries(
    cacheableFiles.flatMap((path) => {
      const names = filesInParts.includes(path) ? [partParameter] : []
      return prefixes.map((prefix) => [withLocale(path, prefix), names])
    }),
  ),
  ...Object.fromEntries(
    cacheableApiRoutes.map((route) => [
      pathOf(route, { id: ':id', productId: ':id' }),
      Object.keys(route.query?.shape ?? {}),
    ]),
  ),
}

/** The path at which React Router requests the data of a page. */
function dataPath(path: string): string {
  return path === homePath() ? `${path}_.data` : `${path}.data`
}

/** Whether a key is that of a page's data, not of the page itself. */
export function isPageData(key: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(key)
}

/** Whether a key is that of an API response, which contains exact stock. */
export function isApiKey(key: string): boolean {
  return key.startsWith(`${apiPath}/`)
}

/** Whether the response is read by scripts, ours or a client of the API, which expect to read their own writes. */
export function isForScripts(key: string): boolean {
  return isPageData(key) || isApiKey(key)
}

/** An id in its canonical spelling, at the end or before one word. */
const id = /\/[1-9]\d{0,8}(?=(\/[a-z]+)?(\.data)?$)/

/** Characters. No link of the shop is longer. */
const maxPathLength = 300

/**
 * Returns the canonical path and query of a URL whose response is the same for every visitor: its key in the page
 * cache. Undefined for any other. Paths must be in their canonical spelling: another case, another encoding or a
 * trailing slash is never cached. Of the query only the parameters that the page reads count, in a fixed order: of the
 * shop's filters all values, sorted, of others the first one.
 */
export function cacheableUrl(pathname: string, search: string): string | undefined {
  const names = parametersByPath[pathname.replace(id, '/:id')]
  if (names === undefined || pathname.includes(':')) return undefined
  const path = search.length > 1 ? canonicalPath(pathname, new URLSearchParams(search), names) : pathname
  return path === undefined || path.length > maxPathLength ? undefined : path
}

const suggestionPaths = new Set(prefixes.map((prefix) => withLocale(searchSuggestionsPath(), prefix)))

/** Suggestions are the same for every case and spacing of the text. */
function searchTextOf(pathname: string, query: URLSearchParams): string | null {
  const text = query.get('q')
  return text !== null && suggestionPaths.has(pathname) ? (suggestionText(text) ?? null) : text
}

/** The first page of a list has no number in its URL; pages ignore an invalid number, the API refuses it. */
function pageValue(pathname: string, query: URLSearchParams): string | null {
  if (pathname.startsWith(apiPath)) return query.get('page') === '1' ? null : query.get('page')
  const page = readPageNumber(query)
  return page === 1 ? null : String(page)
}

/** The parameters of which several values mean the same. */
const readers: Readonly<Record<string, (pathname: string, query: URLSearchParams) => string | null>> = {
  page: pageValue,
  q: searchTextOf,
}

function valuesOf(name: string, pathname: string, query: URLSearchParams, names: readonly string[]): readonly string[] {
  if (names === shopParameters && listFilters.includes(name))
    return [...new Set(query.getAll(name))].filter(Boolean).sort()
  const read = readers[name]
  const value = read ? read(pathname, query) : query.get(name)
  return value ? [value] : []
}

function canonicalPath(pathname: string, query: URLSearchParams, names: readonly string[]): string | undefined {
  const privateName = privateParameters[pathname]
  if (privateName !== undefined && query.has(privateName)) return undefined
  // A request for the data of some routes only has another response.
  if (query.has('_routes') && pathname.endsWith('.data')) return undefined
  const canonical = new URLSearchParams()
  for (const name of names) for (const value of valuesOf(name, pathname, query, names)) canonical.append(name, value)
  const filters = names === shopParameters ? [...listFilters, ...singleFilters] : []
  if (filters.flatMap((name) => canonical.getAll(name)).length > maxCachedValues) return undefined
  return canonical.size === 0 ? pathname : `${pathname}?${canonical}`
}
