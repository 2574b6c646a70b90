import { backofficeRoot } from '#web/paths/backoffice-root.ts'
import { apiPath, assetsPath, healthPath } from '#web/paths/file-paths.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { offlinePath } from '#web/paths/storefront-paths.ts'
import { freshForMilliseconds, openPageStore } from './page-store.ts'
import type { ServiceWorkerOptions } from './service-worker-options.ts'
import type { ServiceWorkerEvents, ServiceWorkerScope } from './worker-scope.ts'

/** What the part that serves the back office needs of the one that serves the storefront. */
export interface StorefrontWorker {
  /** Whether the last page, of either part, could not be fetched: files of pages come from the cache then. */
  isConnectionLost: boolean
  /** Returns what is shown instead of a page that is not stored. */
  offlinePage(pathname: string): Promise<Response>
}

/** Paths below which there are no pages of the storefront. */
const otherPaths = [apiPath, assetsPath, `${healthPath}/`, `${backofficeRoot}/`]

/**
 * Serves the storefront. Pages come from the network. If that fails the stored page is shown, marked with its age, or
 * else the offline page.
 */
export function serveStorefrontPages(
  scope: ServiceWorkerScope,
  { version, pages, notices }: Pick<ServiceWorkerOptions, 'version' | 'pages' | 'notices'>,
): StorefrontWorker {
  const { origin } = scope.location
  const assetCache = `hirfa-assets-${version}`
  const worker: StorefrontWorker = { isConnectionLost: false, offlinePage }
  const store = openPageStore(scope, {
    ...{ pageCache: `hirfa-pages-${version}`, assetCache, maxPages: 24 },
    ...{ notices, offlinePath: offlinePath() },
  })

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => {
    const { shown, files } = (event.data ?? {}) as { shown?: unknown; files?: unknown }
    if (typeof shown === 'string' && Array.isArray(files)) event.waitUntil(storeShown(shown, files.join(' ')))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin: requested, pathname } = new URL(request.url)
    if (request.method !== 'GET' || requested !== origin) return
    if (request.mode === 'navigate') {
      // Navigations to files, the API and the back office are no pages of the storefront.
      if (!isOutsideOfPages(pathname.toLowerCase())) event.respondWith(open(event))
    } else if ((worker.isConnectionLost || !scope.navigator.onLine) && pathname.startsWith(assetsPath))
      event.respondWith(assetOf(request))
  })

  async function install() {
    await store.putOfflinePage()
    await scope.skipWaiting()
  }

  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith('hirfa-') && !name.endsWith(`-${version}`))
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
  }

  function isOutsideOfPages(pathname: string): boolean {
    const { path } = splitLocale(pathname)
    return otherPaths.some((other) => `${path}/`.startsWith(other))
  }

  async function open(event: ServiceWorkerEvents['fetch']): Promise<Response> {
    const key = keyOf(event.request.url)
    try {
      const response = await scope.fetch(event.request)
      worker.isConnectionLost = false
      if (key && mayStore(response)) event.waitUntil(store.put(key, response.clone()))
      return response
    } catch {
      worker.isConnectionLost = true
      return (key && (await store.get(key))) || offlinePage(new URL(event.request.url).pathname)
    }
  }

  async function offlinePage(pathname: string): Promise<Response> {
    return (await store.getOfflinePage(pathname)) ?? Response.error()
  }

  /** The cache key of a page: its path and the query parameters it reads. Undefined for a page that is never stored. */
  function keyOf(address: string): string | undefined {
    const { origin: requested, pathname, searchParams } = new URL(address, origin)
    const names = pages[splitLocale(pathname).path.replace(/\/[1-9]\d{0,8}$/, '/:id')]
    if (requested !== origin || names === undefined || pathname.includes(':')) return undefined
    const read = names.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [`${name}=${encodeURIComponent(value)}`] : []
    })
    return read.length === 0 ? pathname : `${pathname}?${read.join('&')}`
  }

  /**
   * Stores a page that the worker has not fetched itself: after a client-side navigation, which fetches only data, and
   * the first page, which is older than the worker. `files` are all it has loaded, including those loaded later.
   */
  async function storeShown(path: string, files: string): Promise<void> {
    const key = keyOf(path)
    if (!key) return
    try {
      await store.putFiles(files)
      if ((await store.ageOf(key)) < freshForMilliseconds) return
      const response = await scope.fetch(key)
      if (mayStore(response)) await store.put(key, response)
    } catch {
      // Offline there is nothing to store.
    }
  }

  function mayStore({ status, redirected, headers }: Response): boolean {
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    return status === 200 && !redirected && isPage && !/no-store|private/i.test(headers.get('cache-control') ?? '')
  }

  async function assetOf(request: Request): Promise<Response> {
    const cache = await scope.caches.open(assetCache)
    return (await cache.match(request)) ?? scope.fetch(request)
  }

  return worker
}
