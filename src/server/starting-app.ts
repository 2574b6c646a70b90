import { Hono } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { problemFrom, problemResponse } from '#api/problem.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { livePath, readyPath } from '#web/paths/file-paths.ts'

const retrySeconds = 5

/** Responds while the shop starts, for example while it waits for its database: the process is live, but not ready. */
export function startingApp(publicUrl: string): Hono {
  const app = new Hono()
  const headers = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' }
  app.get(livePath, (context) => context.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }))
  app.get(readyPath, (context) => context.json({ status: 'not ready', parts: {} }, 503, headers))
  app.all(`${apiPath}/*`, () =>
    problemResponse(problemFrom(new Unavailable('The shop is starting', retrySeconds)), publicUrl),
  )
  app.all('*', (context) => context.text('The shop is opening. Please try again in a moment.', 503, headers))
  return app
}
