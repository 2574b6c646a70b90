import type { MiddlewareHandler } from 'hono'
import { data, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { NotFound } from '#domain/errors.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'

const retrySeconds = '5'

type Module = ServerBuild['routes'][string] & object

/** Wraps loaders, actions and middleware, so that errors of operations become responses with status 403, 404 or 503. */
export function withErrorResponses(pages: ServerBuild): ServerBuild {
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: withMappedErrors(loader) }),
      ...(action && { action: withMappedErrors(action) }),
      ...(middleware && { middleware: middleware.map(withMappedErrors) }),
    }
    return [id, { ...route, module } satisfies Module]
  })
  return { ...pages, routes: Object.fromEntries(routes) }
}

/** React Router renders a thrown `data` with a status as an error page with that status. */
function withMappedErrors<Work extends (...given: never[]) => unknown>(work: Work): Work {
  const wrapped = async (...given: Parameters<Work>) => {
    try {
      return await work(...given)
    } catch (error) {
      throw errorResponseOf(error) ?? error
    }
  }
  return wrapped as Work
}

function errorResponseOf(error: unknown): unknown {
  if (error instanceof NotAllowed || error instanceof IdentityCheckRequired) return data(null, { status: 403 })
  if (error instanceof NotFound) return data(error.entity, { status: 404 })
  const seconds = retryAfterSecondsOf(error)
  return seconds === undefined ? undefined : data(null, { status: 503, headers: { 'Retry-After': String(seconds) } })
}

/** Adds Retry-After to 503 responses of the framework, which lack it. */
export const setRetryAfter: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.status === 503 && !context.res.headers.has('Retry-After')) context.header('Retry-After', retrySeconds)
}

/** Adds Allow to 405 responses of the framework, which lack it: forms are sent to the routes that have an action. */
export function nameAllowedMethods({ routes }: Pick<ServerBuild, 'routes'>): MiddlewareHandler {
  const tree = routesIn(routes, undefined)
  return async (context, next) => {
    await next()
    if (context.res.status !== 405 || context.res.headers.has('Allow')) return
    const page = splitLocale(context.req.path).path.replace(/(\/_root|\/_)?\.data$/, '') || '/'
    const { id = '', path } = matchRoutes(tree, page)?.at(-1)?.route ?? {}
    const takesForms = path !== '*' && routes[id]?.module.action !== undefined
    context.header('Allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
  }
}

function routesIn(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return index ? [{ id, index }] : [{ id, ...(path !== undefined && { path }), children: routesIn(routes, id) }]
  })
}

/** Adds Cache-Control: no-store to error responses, since what is missing or fails now may be there in a moment. */
export const noStoreForErrors: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.status >= 400) context.header('Cache-Control', 'no-store')
}
