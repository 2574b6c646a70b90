import type { MiddlewareHandler } from 'hono'

/**
 * Treats a URL whose path cannot be decoded as not found. The framework would log the whole URL, which may contain the token
 * of an order if a link was copied with an extra character.
 */
export const malformedUrlsAsNotFound: MiddlewareHandler = async (context, next) => {
  const { origin, pathname } = new URL(context.req.url)
  if (!isDecodable(pathname)) context.req.raw = new Request(`${origin}/not-here${/\.data$/.exec(pathname) ?? ''}`)
  await next()
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
