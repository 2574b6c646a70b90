import type { MiddlewareHandler } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { problemFrom, problemResponse } from '#api/problem.ts'
import type { Locale } from '#domain/locale.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { overloadResponse } from './overload-page.ts'
import { secondsUntilRetry } from './request-queue.ts'
import type { ServerLoad } from './server-load.ts'

/** From which delay of the event loop on requests are refused, in milliseconds. */
const maxDelays = { page: 500, api: 1000 }

/**
 * Refuses new work with 503 while the process is overloaded: all of it while memory is short; while the event loop is
 * late, first pages, which cost most, then the API. Runs after the page cache, the files and the health checks, which
 * are always served.
 */
export function shedLoad(load: ServerLoad, publicUrl: string, mainLocale: () => Locale): MiddlewareHandler {
  return async (context, next) => {
    const isApi = context.req.path.startsWith(`${apiPath}/`)
    const maxDelay = isApi ? maxDelays.api : maxDelays.page
    if (!load.isMemoryShort() && load.eventLoopDelay() <= maxDelay) return next()
    const retrySeconds = secondsUntilRetry()
    if (isApi) return problemResponse(problemFrom(new Unavailable('The server is overloaded', retrySeconds)), publicUrl)
    return overloadResponse(context, mainLocale(), String(retrySeconds))
  }
}
