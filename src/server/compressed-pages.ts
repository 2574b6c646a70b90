import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { officePath } from '#web/office-path.ts'

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^text\// })

/**
 * Has pages that are not kept finished written shorter: those of one visitor, and those that say no. Not those of the back
 * office, where the length of a compressed page would tell what stands beside words that a stranger has brought in.
 */
export const compressedPages: MiddlewareHandler = (context, next) =>
  officePath.test(context.req.path) ? next() : gzip(context, next)
