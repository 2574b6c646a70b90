import type { MiddlewareHandler } from 'hono'
import { data, type ServerBuild } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { NotAllowed } from '#domain/operators/require-operator.ts'
import { secondsUntilAvailable } from '#domain/unavailable.ts'

const retrySeconds = '5'

type Module = ServerBuild['routes'][string] & object

/** The pages, which answer with a status of its own what an operation refuses: not now, not you, no such thing. */
export function withRefusals(pages: ServerBuild): ServerBuild {
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
      ...(middleware && { middleware: middleware.map(guarded) }),
    }
    return [id, { ...route, module } satisfies Module]
  })
  return { ...pages, routes: Object.fromEntries(routes) }
}

/** React Router shows what is thrown with a status as a page of that status. */
function guarded<Work extends (...given: never[]) => unknown>(work: Work): Work {
  const guardedWork = async (...given: Parameters<Work>) => {
    try {
      return await work(...given)
    } catch (error) {
      throw refusalOf(error) ?? error
    }
  }
  return guardedWork as Work
}

function refusalOf(error: unknown): unknown {
  if (error instanceof NotAllowed) return data(null, { status: 403 })
  if (error instanceof NotFound) return data(error.thing, { status: 404 })
  const seconds = secondsUntilAvailable(error)
  return seconds === undefined ? undefined : data(null, { status: 503, headers: { 'Retry-After': String(seconds) } })
}

/** The framework's own error answers do not say how long the shop will rest, nor that nobody should keep them. */
export const sayWhenToComeBack: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.status !== 503) return
  if (!context.res.headers.has('Retry-After')) context.header('Retry-After', retrySeconds)
  context.header('Cache-Control', 'no-store')
}
