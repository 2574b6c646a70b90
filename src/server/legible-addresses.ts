import type { MiddlewareHandler } from 'hono'

/**
 * Takes an address that cannot be decoded for one where nothing is. The framework would write the whole of it into the
 * log, and with it the token of an order that somebody has copied with a sign too many.
 */
export const legibleAddresses: MiddlewareHandler = async (context, next) => {
  const { origin, pathname } = new URL(context.req.url)
  if (!isLegible(pathname)) context.req.raw = new Request(`${origin}/not-here${/\.data$/.exec(pathname) ?? ''}`)
  await next()
}

function isLegible(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
