import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import { batchedReads } from '#database/batched-reads.ts'
import type { Tables } from '#database/tables.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { isStudioPath } from '#web/paths/studio-root.ts'

/**
 * Gives each GET request of visitors a database handle that batches its reads into few round trips. The back office
 * and the studio run their queries on parallel connections instead: they can be heavy, and their pages are few.
 */
export function batchReads(db: Kysely<Tables>): MiddlewareHandler {
  return async (context, next) => {
    if (isReading(context.req.method) && !isBackofficePath(context.req.path) && !isStudioPath(context.req.path))
      context.set('database', batchedReads(db))
    await next()
  }
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
