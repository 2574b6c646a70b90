import type { ServerBuild } from 'react-router'
import { apiPath, type Route, routes } from '#api/contract/routes.ts'
import { locales } from '#domain/locale.ts'
import { assetsPath, faviconPath, livePath, readyPath, servingPath } from '#web/paths/file-paths.ts'

/** URLs of the server that are no pages. */
const otherPaths = [apiPath, assetsPath, livePath, readyPath, servingPath, faviconPath]

/** React Router requests the data of all pages' root at this name. */
const rootData = '_root'

/** The fixed path segments of the shop's URLs. Any other segment comes from the client. */
export function knownSegments(pages: ServerBuild): ReadonlySet<string> {
  const pagePaths = Object.values(pages.routes).map((route) => route?.path ?? '')
  const apiPaths = Object.values<Route>(routes).map(({ path }) => path)
  const segments = [...pagePaths, ...apiPaths, ...otherPaths].flatMap((path) => path.split('/'))
  return new Set([rootData, ...locales, ...segments.filter((segment) => /^[\w.-]+$/.test(segment))])
}

/**
 * The route of a path for logs and metrics: `/product/*`. Ids, tokens and anything else that is not a known segment are
 * replaced, so that logs contain no personal data.
 */
export function routePattern(pathname: string, segments: ReadonlySet<string>): string {
  // React Router requests the data of a page at the path of the page with this suffix.
  const page = pathname.replace(/\.data$/, '')
  const parts = page.split('/').slice(0, 6)
  return parts.map((part) => (part === '' || segments.has(part) ? part : '*')).join('/')
}
