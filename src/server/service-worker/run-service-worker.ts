/** Serialized into the script when it is served. */
export interface ServiceWorkerOptions {
  /** Differs for every build: caches of earlier versions are deleted. */
  readonly version: string
  /**
   * The pages it may store, without the prefix of a language and with ids as `:id`, each with the query parameters it reads.
   * Other pages are never stored.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The path below which scripts, styles and fonts are, with a slash at its end. */
  readonly assetsPath: string
  /** Paths below which there are no pages, without a slash at their end. */
  readonly otherPaths: readonly string[]
  /** The page shown offline when the requested page is not stored. */
  readonly offlinePath: string
  /**
   * By the language of the page, what is inserted into one that is shown from the cache: `{time}` in it is replaced by the
   * time at which the page was fetched, formatted for `intlTag`. Each language is also a prefix of pages.
   */
  readonly notices: Readonly<Record<string, { readonly html: string; readonly intlTag: string }>>
}

/** The parts of the service worker's global scope that are used; TypeScript's DOM library has no types for it. */
export interface ServiceWorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface ServiceWorkerEvents {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void }
  message: Extendable & { readonly data: unknown }
}

/**
 * The service worker. The source text of this function is sent to browsers, so it must not use anything outside itself.
 * Pages come from the network. If that fails the stored page is shown, marked with its age, or else the offline page.
 */
export function runServiceWorker(scope: ServiceWorkerScope, options: ServiceWorkerOptions): void {
  const maxPages = 24
  /** In characters of HTML. */
  const maxPageLength = 300_000
  /** How long a stored page is not fetched again, in milliseconds. */
  const freshFor = 60_000
  const { origin } = scope.location
  const pageCache = `hirfa-pages-${options.version}`
  const assetCache = `hirfa-assets-${options.version}`
  const filesOfPages = new RegExp(`${options.assetsPath}[\\w.-]+\\.(?:js|css|woff2)`, 'g')
  const filesOfOfflinePage = new RegExp(`${options.assetsPath}[\\w.-]+\\.(?:css|woff2)`, 'g')
  const prefix = new RegExp(`^/(${Object.keys(options.notices).join('|')})(?=/|$)`)
  let isOffline = false

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
      // Navigations to files and the API are not pages.
      if (!isOutsideOfPages(pathname.toLowerCase())) event.respondWith(open(event))
    } else if (isOffline && pathname.startsWith(options.assetsPath)) event.respondWith(assetOf(request))
  })

  async function install() {
    await storeOfflinePage(options.offlinePath)
    await scope.skipWaiting()
  }

  /** The offline page of a language has its prefix. */
  async function storeOfflinePage(path: string) {
    const response = await scope.fetch(path, { cache: 'reload' })
    if (!response.ok) throw new Error('The offline page could not be fetched')
    const html = await response.text()
    await storeAssets(html, filesOfOfflinePage)
    // It is shown at other URLs than its own, where its script would render another page.
    const withoutScript = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
    const cache = await scope.caches.open(pageCache)
    await cache.put(path, pageOf(withoutScript, response.headers))
  }

  function isOutsideOfPages(pathname: string): boolean {
    return options.otherPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  }

  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith('hirfa-') && name !== pageCache && name !== assetCache)
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
  }

  async function open(event: ServiceWorkerEvents['fetch']): Promise<Response> {
    const key = keyOf(event.request.url)
    try {
      const response = await scope.fetch(event.request)
      isOffline = false
      if (key) event.waitUntil(store(key, response.clone()))
      return response
    } catch {
      isOffline = true
      return (key && (await storedPage(key))) || offlinePage(offlinePathOf(new URL(event.request.url).pathname))
    }
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

  function offlinePathOf(pathname: string): string {
    return (prefix.exec(pathname)?.[0] ?? '') + options.offlinePath
  }

  function isOfflinePage(address: string): boolean {
    const { pathname } = new URL(address)
    return pathname === offlinePathOf(pathname)
  }

  /**
   * Stores a page that the worker has not fetched itself: after a client-side navigation, which fetches only data, and the
   * first page, which is older than the worker. `files` are all it has loaded, including those loaded later.
   */
  async function storeShown(path: string, files: string): Promise<void> {
    const key = keyOf(path)
    if (!key) return
    try {
      await storeAssets(files, filesOfPages)
      if (!(await isFresh(key))) await store(key, await scope.fetch(key))
    } catch {
      // Offline there is nothing to store.
    }
  }

  async function isFresh(key: string): Promise<boolean> {
    const stored = await (await scope.caches.open(pageCache)).match(key)
    return stored !== undefined && Date.now() - Number(stored.headers.get('x-kept-at')) < freshFor
  }

  async function store(key: string, response: Response): Promise<void> {
    if (!mayStore(response)) return
    const html = await response.text()
    if (html.length > maxPageLength) return
    // First, so that a stored page is complete.
    await storeAssets(html, filesOfPages)
    const cache = await scope.caches.open(pageCache)
    const page = pageOf(html, response.headers)
    page.headers.set('x-kept-at', String(Date.now()))
    // Storing a page again moves it to the end, so the first are the least recently seen.
    await cache.delete(key)
    await cache.put(key, page)
    const offlinePath = offlinePathOf(key)
    if (!(await cache.match(offlinePath))) await storeOfflinePage(offlinePath)
    const pages = (await cache.keys()).filter(({ url }) => !isOfflinePage(url))
    for (const old of pages.slice(0, Math.max(0, pages.length - maxPages))) await cache.delete(old)
  }

  function mayStore({ status, redirected, headers }: Response): boolean {
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    return status === 200 && !redirected && isPage && !/no-store|private/i.test(headers.get('cache-control') ?? '')
  }

  /** The body is decoded, so headers about its encoding and length are removed. */
  function pageOf(html: string, given: Headers): Response {
    const headers = new Headers(given)
    for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name)
    return new Response(html, { headers })
  }

  /** Names of files contain a hash, so a stored file never changes. */
  async function storeAssets(html: string, names: RegExp): Promise<void> {
    const cache = await scope.caches.open(assetCache)
    for (const file of new Set(html.match(names))) {
      if (await cache.match(file)) continue
      const response = await scope.fetch(file)
      if (response.ok) await cache.put(file, response)
    }
  }

  async function assetOf(request: Request): Promise<Response> {
    const cache = await scope.caches.open(assetCache)
    return (await cache.match(request)) ?? scope.fetch(request)
  }

  async function storedPage(key: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(pageCache)
    const stored = await cache.match(key)
    if (!stored) return undefined
    const html = await stored.text()
    const { html: notice = '', intlTag } = options.notices[/<html lang="(\w+)"/.exec(html)?.[1] ?? ''] ?? {}
    const time = new Date(Number(stored.headers.get('x-kept-at'))).toLocaleString(intlTag, {
      ...{ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
    return new Response(
      html.replace(/<body[^>]*>/, (body) => body + notice.replace('{time}', time)),
      { headers: stored.headers },
    )
  }

  /** With status 503, since it is not the requested page. */
  async function offlinePage(path: string): Promise<Response> {
    const cache = await scope.caches.open(pageCache)
    const page = (await cache.match(path)) ?? (await cache.match(options.offlinePath))
    if (!page) return Response.error()
    const links: string[] = []
    for (const { url } of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(url)
      const html = isOfflinePage(url) ? undefined : await (await cache.match(url))?.text()
      // The title is escaped HTML already, so it can be inserted as it is.
      const title = html && /<title>([^<]*)<\/title>/.exec(html)?.[1]
      const path = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      if (title) links.push(`<li><a href="${path}">${title}</a></li>`)
    }
    const html = (await page.text()).replace(/(<ul data-visited-pages="[^"]*"[^>]*>)/, (list) => list + links.join(''))
    return new Response(html, { status: 503, headers: page.headers })
  }
}
