import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { problemFrom, problemResponse } from '#api/problem.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { healthPath, livePath, readyPath } from '#web/paths/file-paths.ts'
import type { RequestHandlers } from './listen.ts'

const retrySeconds = 5

/** A restart is shorter. */
const defaultMaxWaitMilliseconds = 10_000

/** Also shown by the proxies of `deploy/` while nothing listens. */
const unavailablePage = new URL('../../deploy/unavailable.html', import.meta.url)

/** Responds while the shop starts, for example while it waits for its database: the process is live, but not ready. */
function startingApp(publicUrl: string): Hono {
  const app = new Hono()
  const page = readFileSync(unavailablePage, 'utf8')
  const headers = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' }
  app.get(livePath, (context) => context.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }))
  app.get(readyPath, (context) => context.json({ status: 'not ready', parts: {} }, 503, headers))
  app.all(`${apiPath}/*`, () =>
    problemResponse(problemFrom(new Unavailable('The shop is starting', retrySeconds)), publicUrl),
  )
  app.all('*', (context) => context.html(page, 503, headers))
  return app
}

/**
 * The handlers of a shop that starts: requests wait until it is open, so that few are refused during a restart, and get
 * 503 after a limit.
 */
export function startingShop(
  publicUrl: string,
  opened: Promise<RequestHandlers>,
  maxWaitMilliseconds = defaultMaxWaitMilliseconds,
): RequestHandlers {
  const starting = startingApp(publicUrl)
  let shop: RequestHandlers | undefined
  void opened.then((handlers) => {
    shop = handlers
  })
  return {
    async fetch(request, environment) {
      if (shop) return shop.fetch(request, environment)
      const isHealth = new URL(request.url).pathname.startsWith(`${healthPath}/`)
      const limit = pause(isHealth ? 0 : maxWaitMilliseconds, starting, { ref: false })
      return (await Promise.race([opened, limit])).fetch(request, environment)
    },
    fastPath: (incoming, outgoing, whenClosed) => shop?.fastPath?.(incoming, outgoing, whenClosed) ?? false,
  }
}
