import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** For files whose names change with what is in them. */
export const forever = 'public, max-age=31536000, immutable'

/** Files of a folder, and how long browsers may keep them. Any other address is left to whoever comes next. */
export function filesIn(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root })
  return async (context, next) => {
    const found = await serve(context, next)
    if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
    return found
  }
}
