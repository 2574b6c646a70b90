import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { backofficePath } from '#web/http/backoffice-path.ts'

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^text\// })

/**
 * Compresses pages that are not cached: pages of one visitor and error pages. Not those of the back office: they mix
 * secrets with text of strangers, and the length of the compressed page would leak the secrets (BREACH).
 */
export const compressUncachedPages: MiddlewareHandler = (context, next) =>
  backofficePath.test(context.req.path) ? next() : gzip(context, next)
