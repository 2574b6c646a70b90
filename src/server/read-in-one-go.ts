import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import { gathering } from '#database/gathering.ts'
import type { Tables } from '#database/tables.ts'
import { officePath } from '#web/office-path.ts'

/**
 * Has what a visitor's page or answer shows read in one round trip. The back office asks side by side: its questions
 * can be heavy, and its pages are not made by the hundred.
 */
export function readInOneGo(db: Kysely<Tables>): MiddlewareHandler {
  return async (context, next) => {
    if (isReading(context.req.method) && !officePath.test(context.req.path)) context.set('reads', gathering(db))
    await next()
  }
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
