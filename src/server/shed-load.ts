import type { MiddlewareHandler } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { problemFrom, problemResponse } from '#api/problem.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { secondsUntilRetry } from './request-queue.ts'
import type { ServerLoad } from './server-load.ts'

/** From which delay of the event loop on requests are refused, in milliseconds. */
const maxDelays = { page: 500, api: 1000 }

/**
 * Refuses new work with 503 while the process is overloaded: all of it while memory is short; while the event loop is
 * late, first pages, which cost most, then the API. Runs after the page cache, the files and the health checks, which
 * are always served. The response is plain, since an error page costs as much as any page.
 */
export function shedLoad(load: ServerLoad, publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const isApi = context.req.path.startsWith(`${apiPath}/`)
    const maxDelay = isApi ? maxDelays.api : maxDelays.page
    if (!load.isMemoryShort() && load.eventLoopDelay() <= maxDelay) return next()
    const retrySeconds = secondsUntilRetry()
    if (isApi) return problemResponse(problemFrom(new Unavailable('The server is overloaded', retrySeconds)), publicUrl)
    return context.text('The shop is very busy. Please try again in a moment.', 503, {
      'Retry-After': String(retrySeconds),
      'Cache-Control': 'no-store',
    })
  }
}
