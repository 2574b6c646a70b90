import type { ServerBuild } from 'react-router'
import { type Route, routes } from '#api/contract/routes.ts'

const otherWords = ['api', 'assets', 'health', 'live', 'ready', 'favicon.svg', '_root']

/** The words that stand in addresses of the shop. Anything else in a path was put there by whoever asked. */
export function pathWords(pages: ServerBuild): ReadonlySet<string> {
  const pagePaths = Object.values(pages.routes).map((route) => route?.path ?? '')
  const apiPaths = Object.values<Route>(routes).map(({ path }) => path)
  const segments = [...pagePaths, ...apiPaths].flatMap((path) => path.split('/'))
  return new Set([...otherWords, ...segments.filter((segment) => /^[\w.-]+$/.test(segment))])
}

/**
 * A path as the log may know it: `/product/*`. Ids, tokens, addresses and whatever else people put into a path, by
 * right or by mistake, are left out, and so is the query.
 */
export function pathPattern(pathname: string, words: ReadonlySet<string>): string {
  // React Router asks for the data of a page at the page's address with this ending.
  const page = pathname.replace(/\.data$/, '')
  const segments = page.split('/').slice(0, 6)
  return segments.map((segment) => (segment === '' || words.has(segment) ? segment : '*')).join('/')
}
