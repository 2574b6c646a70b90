import { assetsPath } from '#web/paths/file-paths.ts'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'
import type { StoredPageNotices } from './service-worker-options.ts'
import type { ServiceWorkerScope } from './worker-scope.ts'

export interface PageStoreOptions {
  readonly pageCache: string
  readonly assetCache: string
  /** Beyond it the least recently seen are deleted. */
  readonly maxPages: number
  readonly notices: StoredPageNotices
  /** The path of the page that is shown instead of one that is not stored; each language has its own. */
  readonly offlinePath: string
}

/** Pages of one cache, each with the scripts, styles and fonts that it needs. */
export interface PageStore {
  /**
   * Stores a page, and the offline page in its language. The caller decides whether it may be stored. Throws without a
   * connection.
   */
  put(path: string, response: Response): Promise<void>
  /** Stores the offline page in the main language, without its script. */
  putOfflinePage(): Promise<void>
  /** Stores the files that a text names. */
  putFiles(text: string): Promise<void>
  remove(path: string): Promise<void>
  /** Returns a stored page, marked with its age. */
  get(path: string): Promise<Response | undefined>
  /** Returns the age of a stored page in milliseconds; Infinity for one that is not stored. */
  ageOf(path: string): Promise<number>
  /**
   * Returns the offline page in the language of a path, or else in the main one, with links to the stored pages and the
   * status 503; undefined where neither is stored.
   */
  getOfflinePage(path: string): Promise<Response | undefined>
}

/** How long a stored page is not fetched again. */
export const freshForMilliseconds = 60_000

/** In characters of HTML. */
const maxPageLength = 300_000

const filesOfPages = new RegExp(`${assetsPath}[\\w.-]+\\.(?:js|css|woff2)`, 'g')
const filesOfOfflinePage = new RegExp(`${assetsPath}[\\w.-]+\\.(?:css|woff2)`, 'g')

export function openPageStore(scope: ServiceWorkerScope, options: PageStoreOptions): PageStore {
  const openCache = () => scope.caches.open(options.pageCache)

  async function put(path: string, response: Response): Promise<void> {
    const html = await response.text()
    if (html.length > maxPageLength) return
    // First, so that a stored page is complete.
    await storeFiles(html, filesOfPages)
    const cache = await openCache()
    // Storing a page again moves it to the end, so the first are the least recently seen.
    await cache.delete(path)
    await cache.put(path, pageOf(html, response.headers))
    const offlinePath = offlinePathOf(path)
    const offlinePage = await cache.match(offlinePath)
    if (!offlinePage || languageOf(await offlinePage.text()) !== languageOf(html)) await putOffline(offlinePath)
    const pages = (await cache.keys()).filter(({ url }) => !isOfflinePage(url))
    for (const old of pages.slice(0, Math.max(0, pages.length - options.maxPages))) await cache.delete(old)
  }

  /** The offline page of a language has its prefix. */
  function offlinePathOf(path: string): string {
    return withLocale(options.offlinePath, splitLocale(path).locale)
  }

  async function putOffline(path: string): Promise<void> {
    const response = await scope.fetch(path, { cache: 'reload' })
    if (!response.ok) throw new Error('The offline page could not be fetched')
    const html = await response.text()
    await storeFiles(html, filesOfOfflinePage)
    // It is shown at other URLs than its own, where its script would render another page.
    const withoutScript = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
    const cache = await openCache()
    await cache.put(path, pageOf(withoutScript, response.headers))
  }

  /** The body is decoded, so headers about its encoding and length are removed. */
  function pageOf(html: string, given: Headers): Response {
    const headers = new Headers(given)
    for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name)
    headers.set('x-stored-at', String(Date.now()))
    return new Response(html, { headers })
  }

  /** Names of files contain a hash, so a stored file never changes. */
  async function storeFiles(text: string, names: RegExp): Promise<void> {
    const cache = await scope.caches.open(options.assetCache)
    for (const file of new Set(text.match(names))) {
      if (await cache.match(file)) continue
      const response = await scope.fetch(file)
      if (response.ok) await cache.put(file, response)
    }
  }

  async function remove(path: string): Promise<void> {
    await (await openCache()).delete(path)
  }

  async function get(path: string): Promise<Response | undefined> {
    const stored = await (await openCache()).match(path)
    if (!stored) return undefined
    const html = await stored.text()
    const { html: notice = '', intlTag } = options.notices[languageOf(html)] ?? {}
    const time = storedAt(stored).toLocaleString(intlTag, {
      ...{ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
    return new Response(
      html.replace(/<body[^>]*>/, (body) => body + notice.replace('{time}', time)),
      { headers: stored.headers },
    )
  }

  async function ageOf(path: string): Promise<number> {
    const stored = await (await openCache()).match(path)
    return stored ? Date.now() - storedAt(stored).getTime() : Number.POSITIVE_INFINITY
  }

  /** With status 503, since it is not the requested page. */
  async function getOfflinePage(path: string): Promise<Response | undefined> {
    const cache = await openCache()
    const page = (await cache.match(offlinePathOf(path))) ?? (await cache.match(options.offlinePath))
    if (!page) return undefined
    const links: string[] = []
    for (const { url } of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(url)
      const html = isOfflinePage(url) ? undefined : await (await cache.match(url))?.text()
      // The title is escaped HTML already, so it can be inserted as it is; without the number of things to do that was
      // then.
      const title = html && /<title>(?:\(\d+\) )?([^<]*)<\/title>/.exec(html)?.[1]
      const link = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      if (title) links.push(`<li><a href="${link}">${title}</a></li>`)
    }
    const html = (await page.text()).replace(/(<ul data-visited-pages="[^"]*"[^>]*>)/, (list) => list + links.join(''))
    return new Response(html, { status: 503, headers: page.headers })
  }

  function isOfflinePage(address: string): boolean {
    const { pathname } = new URL(address)
    return pathname === offlinePathOf(pathname)
  }

  function languageOf(html: string): string {
    return /<html lang="(\w+)"/.exec(html)?.[1] ?? ''
  }

  function storedAt({ headers }: Response): Date {
    return new Date(Number(headers.get('x-stored-at')))
  }

  const putFiles = (text: string) => storeFiles(text, filesOfPages)
  const putOfflinePage = () => putOffline(options.offlinePath)
  return { put, putOfflinePage, putFiles, remove, get, ageOf, getOfflinePage }
}
