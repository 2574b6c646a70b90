import type { Context } from 'hono'
import { pathOf, type Route } from './contract/routes.ts'

/** Returns path and query of a call with the query of this request and these parameters, for the header `Link`. */
export function nextPage(context: Context, route: Route, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...context.req.query(), ...parameters })
  return `${pathOf(route)}?${query}`
}
