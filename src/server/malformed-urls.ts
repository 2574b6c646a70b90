import type { MiddlewareHandler } from 'hono'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'

/**
 * Treats a URL whose path cannot be decoded as not found. The framework would log the whole URL, which may contain the token
 * of an order if a link was copied with an extra character.
 */
export const malformedUrlsAsNotFound: MiddlewareHandler = async (context, next) => {
  const { origin, pathname } = new URL(context.req.url)
  if (!isDecodable(pathname)) {
    const notFound = withLocale('/not-here', splitLocale(pathname).locale)
    context.req.raw = new Request(origin + notFound + (/\.data$/.exec(pathname) ?? ''))
  }
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
