import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^text\// })

/**
 * Compresses pages that are not cached: pages of one visitor and error pages. Not those of the back office: they mix
 * secrets with text of strangers, and the length of the compressed page would leak the secrets (BREACH).
 */
export const compressUncachedPages: MiddlewareHandler = (context, next) =>
  isBackofficePath(context.req.path) ? next() : gzip(context, next)
