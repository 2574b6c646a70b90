/** What the worker is told when it is served. */
export interface WorkerOptions {
  /** Another one for every build: what an earlier one kept is thrown away. */
  readonly version: string
  /** The pages it may keep, ids as `:id`, with what each reads of its query. Anything else is never stored. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The page for when there is no line and nothing kept. */
  readonly offlinePath: string
  /** Goes into a page that is shown from the cache, with `{time}` where the time stands at which it was fetched. */
  readonly notice: string
  /** How that time is written. */
  readonly locale: string
}

/** As far as the worker needs the scope it runs in. TypeScript's library for pages does not have it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
  message: Extendable & { readonly data: unknown }
}

/**
 * The service worker, which is sent as the text of this function and so uses nothing but what it is given. Pages come
 * from the network. Where that fails the page is shown as it was seen last, marked as old, or else the page that says
 * that there is no line.
 */
export function runWorker(scope: WorkerScope, options: WorkerOptions): void {
  const mostPages = 24
  /** In characters of HTML. */
  const longestPage = 300_000
  /** How long a page that was just kept is not fetched again, in milliseconds. */
  const freshFor = 60_000
  const { origin } = scope.location
  const pageCache = `hirfa-pages-${options.version}`
  const assetCache = `hirfa-assets-${options.version}`
  const filesOfPages = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
  let isLineLost = false

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => {
    const { shown, files } = (event.data ?? {}) as { shown?: unknown; files?: unknown }
    if (typeof shown === 'string' && Array.isArray(files)) event.waitUntil(keepShown(shown, files.join(' ')))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin: asked, pathname } = new URL(request.url)
    if (request.method !== 'GET' || asked !== origin) return
    if (request.mode === 'navigate') {
      // Files and programs want no page.
      if (!/^\/(api|assets|health)(\/|$)/i.test(pathname)) event.respondWith(open(event))
    } else if (isLineLost && pathname.startsWith('/assets/')) event.respondWith(assetOf(request))
  })

  async function install() {
    const answer = await scope.fetch(options.offlinePath, { cache: 'reload' })
    if (!answer.ok) throw new Error('The page for a lost line could not be fetched')
    const html = await answer.text()
    await keepAssets(html, /\/assets\/[\w.-]+\.(?:css|woff2)/g)
    // It stands at other addresses than its own, where its script would look for another page.
    const still = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
    const cache = await scope.caches.open(pageCache)
    await cache.put(options.offlinePath, pageOf(still, answer.headers))
    await scope.skipWaiting()
  }

  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith('hirfa-') && name !== pageCache && name !== assetCache)
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
  }

  async function open(event: WorkerEvents['fetch']): Promise<Response> {
    const key = keyOf(event.request.url)
    try {
      const answer = await scope.fetch(event.request)
      isLineLost = false
      if (key) event.waitUntil(keep(key, answer.clone()))
      return answer
    } catch {
      isLineLost = true
      return (key && (await seenLast(key))) || noLine()
    }
  }

  /** The name a page is kept under: its path, with what it reads of the query. Undefined for what is never kept. */
  function keyOf(address: string): string | undefined {
    const { origin: asked, pathname, searchParams } = new URL(address, origin)
    const names = options.pages[pathname.replace(/\/[1-9]\d{0,8}$/, '/:id')]
    if (asked !== origin || names === undefined || pathname.includes(':')) return undefined
    const read = names.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [`${name}=${encodeURIComponent(value)}`] : []
    })
    return read.length === 0 ? pathname : `${pathname}?${read.join('&')}`
  }

  /**
   * A page that a visitor came to by a link, of which the data were fetched and not the page, or the first one, which
   * was there before this worker. `files` are those it has loaded, some of them later than its HTML says.
   */
  async function keepShown(path: string, files: string): Promise<void> {
    const key = keyOf(path)
    if (!key) return
    try {
      await keepAssets(files, filesOfPages)
      if (!(await isFresh(key))) await keep(key, await scope.fetch(key))
    } catch {
      // Without a line there is nothing to keep.
    }
  }

  async function isFresh(key: string): Promise<boolean> {
    const kept = await (await scope.caches.open(pageCache)).match(key)
    return kept !== undefined && Date.now() - Number(kept.headers.get('x-kept-at')) < freshFor
  }

  async function keep(key: string, answer: Response): Promise<void> {
    if (!mayKeep(answer)) return
    const html = await answer.text()
    if (html.length > longestPage) return
    // First, so that a page that is there is whole.
    await keepAssets(html, filesOfPages)
    const cache = await scope.caches.open(pageCache)
    const page = pageOf(html, answer.headers)
    page.headers.set('x-kept-at', String(Date.now()))
    // One that is kept again goes to the end, so the first are those that were seen longest ago.
    await cache.delete(key)
    await cache.put(key, page)
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== options.offlinePath)
    for (const old of pages.slice(0, Math.max(0, pages.length - mostPages))) await cache.delete(old)
  }

  function mayKeep({ status, redirected, headers }: Response): boolean {
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    return status === 200 && !redirected && isPage && !/no-store|private/i.test(headers.get('cache-control') ?? '')
  }

  /** The body has been decoded, so what the headers say of its encoding and length no longer holds. */
  function pageOf(html: string, given: Headers): Response {
    const headers = new Headers(given)
    for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name)
    return new Response(html, { headers })
  }

  /** Files have names that change with what is in them, so one that is there already is the same. */
  async function keepAssets(html: string, names: RegExp): Promise<void> {
    const cache = await scope.caches.open(assetCache)
    for (const file of new Set(html.match(names))) {
      if (await cache.match(file)) continue
      const answer = await scope.fetch(file)
      if (answer.ok) await cache.put(file, answer)
    }
  }

  async function assetOf(request: Request): Promise<Response> {
    const cache = await scope.caches.open(assetCache)
    return (await cache.match(request)) ?? scope.fetch(request)
  }

  async function seenLast(key: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(pageCache)
    const kept = await cache.match(key)
    if (!kept) return undefined
    const time = new Date(Number(kept.headers.get('x-kept-at'))).toLocaleString(options.locale, {
      ...{ weekday: 'long', hour: '2-digit', minute: '2-digit' },
    })
    const notice = options.notice.replace('{time}', time)
    const html = await kept.text()
    return new Response(
      html.replace(/<body[^>]*>/, (body) => body + notice),
      { headers: kept.headers },
    )
  }

  /** 503, so that nobody takes it for the page that was asked for. */
  async function noLine(): Promise<Response> {
    const cache = await scope.caches.open(pageCache)
    const page = await cache.match(options.offlinePath)
    if (!page) return Response.error()
    const links: string[] = []
    for (const { url } of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(url)
      const html = pathname === options.offlinePath ? undefined : await (await cache.match(url))?.text()
      // A title is escaped as text is, so it can stand in the page as it stood there.
      const title = html && /<title>([^<]*)<\/title>/.exec(html)?.[1]
      const path = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      if (title) links.push(`<li><a href="${path}">${title}</a></li>`)
    }
    const html = (await page.text()).replace(/(<ul data-seen-pages="[^"]*"[^>]*>)/, (list) => list + links.join(''))
    return new Response(html, { status: 503, headers: page.headers })
  }
}
