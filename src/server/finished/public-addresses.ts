import { type Route, routes } from '#api/contract/routes.ts'
import { foundation } from '#domain/house/foundation.ts'
import { defaultLanguage } from '#web/text/messages.ts'

/** An answer that is the same for everybody, under the one name it is kept by. */
export interface PublicAddress {
  readonly key: string
  /** Path and query as it is made from: what it does not read is not there. */
  readonly path: string
}

/**
 * The pages that are the same for everybody, and what of their query they read. Only what stands here is kept, so a page
 * of one visitor is safe by being left out.
 */
export const publicPages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/home': [],
  '/shop': ['category', 'brand', 'q', 'sort', 'page'],
  '/product/:id': [],
  '/stores': ['page'],
  '/store/:id': [],
  '/cart': [],
  '/checkout': [],
  '/success': [],
  '/pricing': ['plan'],
  '/contact': [],
  '/about': [],
  [`/${foundation.slug}`]: [],
  '/profile': [],
  '/newsletter': [],
  '/offline': [],
}

/** A name in the query that makes a page one visitor's own: with it the page is made for who asks, and not kept. */
const privateNames: Readonly<Record<string, string>> = { '/checkout': 'product', '/checkout.data': 'product' }

/** What is no page and has no data of its own. */
export const publicFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']

/** Pictures have names that never show anything else: browsers keep them for ever, and they would fill the room. */
const keptApi = Object.values<Route>(routes).filter(
  ({ method, path }) => method === 'get' && path !== '/image/{filename}',
)

const queriesByPath: Readonly<Record<string, readonly string[]>> = {
  ...publicPages,
  ...Object.fromEntries(Object.entries(publicPages).map(([path, query]) => [dataPath(path), query])),
  ...Object.fromEntries(publicFiles.map((path) => [path, []])),
  ...Object.fromEntries(
    keptApi.map(({ path, query }) => [`/api${path.replace(/\{\w+\}/, ':id')}`, Object.keys(query?.shape ?? {})]),
  ),
}

/** React Router asks here for the data of a page. */
function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** Whether this key is that of the data of a page, not of a page. */
export function isDataOfPage(key: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(key)
}

/** Whether this key is that of an answer to a program, which is told everything to the piece. */
export function isOfApi(key: string): boolean {
  return key.startsWith(keyOf('/api/'))
}

/** Whether a program reads it, ours in the browser or another's, which may have just changed what it asks for. */
export function isForPrograms(key: string): boolean {
  return isDataOfPage(key) || isOfApi(key)
}

/** An id as the shop writes it. Any other spelling is no address of ours. */
const id = /\/[1-9]\d{0,8}(?=\.data$|$)/

/** Longer ones nobody has a link to. */
const longestPath = 300

/**
 * The public address that is meant, undefined when there is none. Only the one spelling of a path counts: another case,
 * another encoding, a slash at the end are answered by whoever comes next, and never kept. Of the query only what the
 * page reads counts, the first of each name, in one order.
 */
export function publicAddress(pathname: string, search: string): PublicAddress | undefined {
  const names = queriesByPath[pathname.replace(id, '/:id')]
  if (names === undefined || pathname.includes(':')) return undefined
  const path = search.length > 1 ? canonicalPath(pathname, new URLSearchParams(search), names) : pathname
  return path === undefined || path.length > longestPath ? undefined : { key: keyOf(path), path }
}

/** How an answer in the shop's one language is kept. */
export function keyOf(path: string): string {
  return `${defaultLanguage} ${path}`
}

function canonicalPath(pathname: string, asked: URLSearchParams, names: readonly string[]): string | undefined {
  const privateName = privateNames[pathname]
  if (privateName !== undefined && asked.has(privateName)) return undefined
  // Only a part of a page's data is wanted: that is another answer.
  if (asked.has('_routes') && pathname.endsWith('.data')) return undefined
  const read = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value) read.set(name, value)
  }
  return read.size === 0 ? pathname : `${pathname}?${read}`
}
