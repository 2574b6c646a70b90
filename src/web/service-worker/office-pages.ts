import { storedPageHeader } from '#web/backoffice/offline/stored-page-header.ts'
import { dashboardPath, officeOfflinePath } from '#web/paths/backoffice-paths.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { freshForMilliseconds, openPageStore } from './page-store.ts'
import type { ServiceWorkerOptions } from './service-worker-options.ts'
import type { StorefrontWorker } from './storefront-pages.ts'
import type { ServiceWorkerEvents, ServiceWorkerScope } from './worker-scope.ts'

/** The session whose pages are stored. Times are in milliseconds by the clock of the device. */
interface StoredSession {
  readonly session: string
  /** The latest time at which it was looked at. */
  readonly seenAt: number
  readonly until: number
}

/** By which a clock that is corrected may step back. */
const clockToleranceMilliseconds = 60_000

/**
 * Shows pages of the back office without a connection.
 *
 * The server says with each page of which session it is, and for how many seconds it may be shown. Everything is
 * deleted when that time is over, when a page of another session or of none comes, when a page says that the session
 * has ended, and when the clock of the device was set back.
 */
export function serveOfficePages(
  scope: ServiceWorkerScope,
  { version, officeNotices: notices }: Pick<ServiceWorkerOptions, 'version' | 'officeNotices'>,
  storefront: StorefrontWorker,
): void {
  const { origin } = scope.location
  const pageCache = `hirfa-office-${version}`
  const stateCache = `hirfa-office-session-${version}`
  const store = openPageStore(scope, {
    ...{ pageCache, assetCache: `hirfa-assets-${version}`, maxPages: 30 },
    ...{ notices, offlinePath: officeOfflinePath() },
  })
  /** Counts up when the pages are deleted, so that no page that was asked for before is stored after it. */
  let deletions = 0
  let turn: Promise<unknown> = Promise.resolve()

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method === 'GET' && mode === 'navigate' && isOffice(url)) event.respondWith(open(event))
  })
  scope.addEventListener('message', (event) => {
    const { shown, files, isDocument, sessionEnded } = (event.data ?? {}) as Record<string, unknown>
    if (sessionEnded === true) event.waitUntil(deletePages())
    else if (typeof shown === 'string' && Array.isArray(files) && isOffice(shown))
      event.waitUntil(storeShown(shown, files.join(' '), isDocument === true))
  })
  // Browsers end the worker when it is idle and start it again, so this is often.
  isUsable().catch(() => {})

  function isOffice(address: string): boolean {
    const url = new URL(address, origin)
    return url.origin === origin && isBackofficePath(url.pathname.toLowerCase())
  }

  async function open(event: ServiceWorkerEvents['fetch']): Promise<Response> {
    const { url } = event.request
    const before = deletions
    try {
      const response = await scope.fetch(event.request)
      storefront.isConnectionLost = false
      // Cloned only if it is stored: it may be a long file.
      if (mayStore(response)) event.waitUntil(storePage(pathOf(url), response.clone(), before))
      else event.waitUntil(lookAt(pathOf(url), response, before))
      return response
    } catch {
      storefront.isConnectionLost = true
      const pages = (await isUsable()) ? store : undefined
      return (
        (await pages?.get(pathOf(url))) ??
        (await pages?.getOfflinePage(pathOf(url))) ??
        storefront.offlinePage(new URL(url).pathname)
      )
    }
  }

  /**
   * Stores what a page shows now: after a navigation in the browser, which fetches only data, and after a change. The
   * worker has seen a document itself, unless it is younger than the page.
   */
  async function storeShown(address: string, files: string, isDocument: boolean): Promise<void> {
    const before = deletions
    const path = pathOf(address)
    try {
      if (isDocument && (await store.ageOf(path)) < freshForMilliseconds) return await store.putFiles(files)
      const response = await scope.fetch(path)
      if (!mayStore(response)) return await lookAt(path, response, before)
      await store.putFiles(files)
      await storePage(path, response, before)
    } catch {
      // Offline there is nothing to store.
    }
  }

  async function storePage(path: string, response: Response, before: number): Promise<void> {
    const expected = await compareSession(response, before)
    if (expected === undefined) return
    try {
      await store.put(path, response)
    } finally {
      // The session may have ended while the files of the page were fetched.
      if (deletions !== expected) await deletePages()
    }
  }

  /** Of a page that is gone, or not for this operator any more, the stored one is deleted. */
  async function lookAt(path: string, response: Response, before: number): Promise<void> {
    const expected = await compareSession(response, before)
    if (expected !== undefined && [403, 404, 410].includes(response.status)) await store.remove(path)
  }

  function mayStore({ status, redirected, headers }: Response): boolean {
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    return status === 200 && !redirected && isPage && /; page$/.test(headers.get(storedPageHeader) ?? '')
  }

  /**
   * Compares the session of a response with that of the stored pages, and deletes these if it is another or none. A
   * response that says nothing, as when the database is away, changes nothing. `before` is the number of deletions when
   * the page was requested. Returns the number of deletions as long as pages of the session may be stored, undefined if
   * they may not.
   */
  function compareSession({ headers }: Response, before: number): Promise<number | undefined> {
    return inTurn(async () => {
      const header = headers.get(storedPageHeader)
      if (header === null || deletions !== before) return undefined
      const [, session, seconds] = /^session=([\d-]+); seconds=(\d+)/.exec(header) ?? []
      const stored = await readState()
      // Also where nothing is stored: a page that was requested by a session before may still be on its way.
      const isOther = stored?.session !== session
      if (isOther) {
        deletions++
        await clear()
      }
      if (!session) return undefined
      const seenAt = Date.now()
      await writeState({ session, seenAt, until: seenAt + Number(seconds) * 1000 })
      return isOther ? before + 1 : before
    })
  }

  /** Returns whether pages of the stored session may be shown still; deletes them otherwise. */
  function isUsable(): Promise<boolean> {
    return inTurn(async () => {
      const state = await readState()
      // The latest time that was seen: a clock that is set back again and again does not prolong it.
      if (state) await writeState({ ...state, seenAt: Math.max(state.seenAt, Date.now()) })
      return state !== undefined
    })
  }

  /** Deletes what is stored without a session whose time is not over. */
  async function readState(): Promise<StoredSession | undefined> {
    const stored = await (await scope.caches.open(stateCache)).match(dashboardPath())
    const state = (await stored?.json()) as StoredSession | undefined
    const now = Date.now()
    if (!state || now >= state.until || now < state.seenAt - clockToleranceMilliseconds) {
      await clear()
      return undefined
    }
    return state
  }

  async function writeState(state: StoredSession): Promise<void> {
    const cache = await scope.caches.open(stateCache)
    await cache.put(dashboardPath(), Response.json(state))
  }

  async function deletePages(): Promise<void> {
    deletions++
    await inTurn(clear)
  }

  async function clear(): Promise<void> {
    await Promise.all([scope.caches.delete(pageCache), scope.caches.delete(stateCache)])
  }

  /** Runs work on the stored session after the work before it, so that none is based on what another is changing. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  function pathOf(address: string): string {
    const { pathname, search } = new URL(address, origin)
    return pathname + search
  }
}
