import type { MiddlewareHandler } from 'hono'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'

/** A path that no page has. It does not redirect, whatever its language. */
export const notFoundPath = '/not-here'

/**
 * Treats a URL whose path cannot be decoded, or has control characters, as not found. The framework would log the whole
 * URL of the first, which may contain the token of an order if a link was copied with an extra character; and no route
 * of it, not even the one for all other paths, matches a line break.
 */
export const malformedUrlsAsNotFound: MiddlewareHandler = async (context, next) => {
  const { origin, pathname } = new URL(context.req.url)
  if (isMalformed(pathname)) {
    const notFound = withLocale(notFoundPath, splitLocale(pathname).locale)
    context.req.raw = new Request(origin + notFound + (/\.data$/.exec(pathname) ?? ''))
  }
  await next()
}

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u

function isMalformed(pathname: string): boolean {
  try {
    return controlCharacters.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
