import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'

/** The segments of a route's path: `product`, `:id`. */
type Pattern = readonly string[]

/**
 * Redirects GET and HEAD requests for another spelling of a page's path (capital letters, needless percent-encoding or
 * slashes) to the one under which it is cached. Only fixed segments change: tokens and ids depend on their spelling.
 */
export function redirectToCanonicalPaths({ routes }: Pick<ServerBuild, 'routes'>): MiddlewareHandler {
  const patterns = Object.values(routes)
    .filter((route) => route !== undefined && (route.index || route.path !== undefined))
    .map((route) => segmentsOf(route?.path ?? ''))
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isReading = ['GET', 'HEAD'].includes(context.req.method)
    const { locale, path } = splitLocale(pathname)
    const plain = isReading ? canonicalPath(path, patterns) : undefined
    const canonical = plain && withLocale(plain, locale)
    if (canonical === undefined || canonical === pathname) return next()
    return context.redirect(canonical + search, 301)
  }
}

/** Returns undefined when no route matches. */
function canonicalPath(pathname: string, patterns: readonly Pattern[]): string | undefined {
  const segments = segmentsOf(pathname)
  const pattern = patterns.find((pattern) => matches(pattern, segments))
  return pattern && `/${pattern.map((part, at) => (isParameter(part) ? segments[at] : part)).join('/')}`
}

function matches(pattern: Pattern, segments: readonly string[]): boolean {
  const isMatch = (segment: string, at: number) => {
    const part = pattern[at] ?? ''
    return isParameter(part) || decoded(segment).toLowerCase() === part
  }
  return pattern.length === segments.length && segments.every(isMatch)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function isParameter(part: string): boolean {
  return part.startsWith(':')
}

/** Returns what cannot be decoded as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
