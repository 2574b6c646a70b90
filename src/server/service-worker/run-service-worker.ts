import type { Notices, openPageStore, PageStoreScope } from './open-page-store.ts'

/** Serialized into the script when it is served. */
export interface ServiceWorkerOptions {
  /** Differs for every build: caches of earlier versions are deleted. */
  readonly version: string
  /**
   * The pages it may store, without the prefix of a language and with ids as `:id`, each with the query parameters it
   * reads. Other pages are never stored.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The path below which scripts, styles and fonts are, with a slash at its end. */
  readonly assetsPath: string
  /** Paths below which there are no pages of the storefront, without a slash at their end. */
  readonly otherPaths: readonly string[]
  /** The page shown offline when the requested page is not stored. */
  readonly offlinePath: string
  /** Each language is also a prefix of pages. */
  readonly notices: Notices
}

/** The parts of the service worker's global scope that are used; TypeScript's DOM library has no types for it. */
export interface ServiceWorkerScope extends PageStoreScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  readonly navigator?: { readonly onLine: boolean }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

export interface ServiceWorkerEvents {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void }
  message: Extendable & { readonly data: unknown }
}

/** What the part that serves the back office needs of the one that serves the storefront. */
export interface StorefrontWorker {
  /** Whether the last page, of either part, could not be fetched: files of pages come from the cache then. */
  isConnectionLost: boolean
  /** Returns what is shown instead of a page that is not stored. */
  offlinePage(pathname: string): Promise<Response>
}

/**
 * The part of the service worker that serves the storefront. The source text of this function is sent to browsers, so
 * it must not use anything outside itself. Pages come from the network. If that fails the stored page is shown, marked
 * with its age, or else the offline page.
 */
export function runServiceWorker(
  scope: ServiceWorkerScope,
  options: ServiceWorkerOptions,
  openStore: typeof openPageStore,
): StorefrontWorker {
  /** How long a stored page is not fetched again, in milliseconds. */
  const freshFor = 60_000
  const { origin } = scope.location
  const assetCache = `hirfa-assets-${options.version}`
  const prefix = new RegExp(`^/(${Object.keys(options.notices).join('|')})(?=/|$)`)
  const worker: StorefrontWorker = { isConnectionLost: false, offlinePage }
  const store = openStore(scope, {
    ...{ pageCache: `hirfa-pages-${options.version}`, assetCache, maxPages: 24, offlinePathOf },
    ...{ assetsPath: options.assetsPath, notices: options.notices },
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
    } else if (
      (worker.isConnectionLost || scope.navigator?.onLine === false) &&
      pathname.startsWith(options.assetsPath)
    )
      event.respondWith(assetOf(request))
  })

  async function install() {
    await store.putOfflinePage(options.offlinePath)
    await scope.skipWaiting()
  }

  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith('hirfa-') && !name.endsWith(`-${options.version}`))
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
  }

  /** The offline page of a language has its prefix. */
  function offlinePathOf(path: string): string {
    return (prefix.exec(path)?.[0] ?? '') + options.offlinePath
  }

  function isOutsideOfPages(pathname: string): boolean {
    const plain = pathname.replace(prefix, '')
    return options.otherPaths.some((path) => plain === path || plain.startsWith(`${path}/`))
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
    const page = await store.getOfflinePage(offlinePathOf(pathname))
    return page ?? (await store.getOfflinePage(options.offlinePath)) ?? Response.error()
  }

  /** The cache key of a page: its path and the query parameters it reads. Undefined for a page that is never stored. */
  function keyOf(address: string): string | undefined {
    const { origin: requested, pathname, searchParams } = new URL(address, origin)
    const plain = pathname.replace(prefix, '') || '/'
    const names = options.pages[plain.replace(/\/[1-9]\d{0,8}$/, '/:id')]
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
      if ((await store.ageOf(key)) < freshFor) return
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
