import { apiPath, type Route, routes } from '#api/contract/routes.ts'
import { locales } from '#domain/locale.ts'
import { assetsPath, clientPath, faviconPath, livePath, readyPath, servingPath } from '#web/paths/file-paths.ts'

/** React Router requests the data of all pages' root at this name. */
const rootData = '/_root'

/** URLs of the server that are no pages. */
const otherPaths = [rootData, `${assetsPath}*`, clientPath, livePath, readyPath, servingPath, faviconPath]

/** Any other path, also one of known words that stand together nowhere: there is no end of those. */
const unknownRoute = '/*'

/** Of React Router's server build: the path of each route below that of its parent. */
interface PageRoutes {
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly path?: string } | undefined>>
}

/**
 * Returns a function that returns the route of a path for logs and metrics: `/product/*`. Ids, tokens and whatever is
 * no route of the shop are replaced, so that logs contain no personal data, and metrics have no more labels than there
 * are routes.
 */
export function routePatterns(pages: PageRoutes): (pathname: string) => string {
  const ofPages = Object.keys(pages.routes).map((id) => pathOf(pages, id))
  const ofApi = Object.values<Route>(routes).map(({ path }) => apiPath + path)
  const known = new Set([...ofPages, ...ofApi, ...otherPaths].map(patternOf))
  const words = new Set([...known].flatMap((pattern) => pattern.split('/')))
  const prefixes = new Set<string>(locales)
  return (pathname) => {
    // React Router requests the data of a page at the path of the page with this suffix.
    const parts = pathname
      .replace(/\.data$/, '')
      .split('/')
      .slice(1)
    const isPrefixed = prefixes.has(parts[0] ?? '')
    const pattern = `/${(isPrefixed ? parts.slice(1) : parts).map((part) => (words.has(part) ? part : '*')).join('/')}`
    if (!known.has(pattern)) return unknownRoute
    return isPrefixed ? `/${parts[0]}${pattern}`.replace(/\/$/, '') : pattern
  }
}

function pathOf({ routes }: PageRoutes, id: string): string {
  const { parentId, path = '' } = routes[id] ?? {}
  return parentId === undefined ? path : `${pathOf({ routes }, parentId)}/${path}`
}

/** Parameters are `:id` in the paths of pages and `{id}` in those of the API. */
function patternOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `/${parts.map((part) => (/^[:{]/.test(part) ? '*' : part)).join('/')}`
}
