import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { healthPath } from '#web/paths/file-paths.ts'

/** The headers of a request that say which host it is for. */
interface HostHeaders {
  readonly host: string | undefined
  readonly forwardedHost: string | undefined
}

/**
 * Redirects pages under `www.` and other names that lead to the shop to its public URL: cart, favorites and sessions
 * belong to one host. The API and the health checks answer everywhere.
 */
export function redirectToPublicHost(publicUrl: string): MiddlewareHandler {
  const isElsewhere = elsewhereThan(publicUrl)
  return async (context, next) => {
    const { method, path } = context.req
    const isReading = method === 'GET' || method === 'HEAD'
    const isPage = ![apiPath, `${healthPath}/`].some((start) => path.startsWith(start))
    const [host, forwardedHost] = [context.req.header('Host'), context.req.header('X-Forwarded-Host')]
    if (!isReading || !isPage || !isElsewhere({ host, forwardedHost })) return next()
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(new URL(publicUrl).origin + pathname + search, 308)
  }
}

/**
 * Returns whether a request is for another public name than that of the shop. An address without a name, a name of one
 * word or another port is a way into the shop of its own network, or what a proxy sends instead of the name that the
 * browser asked for.
 */
export function elsewhereThan(publicUrl: string): (headers: HostHeaders) => boolean {
  const own = new URL(publicUrl)
  if (!isPublicName(own.hostname)) return () => false
  return ({ host, forwardedHost }) => {
    // What a proxy forwards may prevent a redirect, never cause one: a cache in between could keep that for everybody.
    if (host === undefined || host === own.host || forwardedHost === own.host) return false
    const asked = URL.parse(`${own.protocol}//${host}`)
    return asked !== null && asked.host !== own.host && asked.port === own.port && isPublicName(asked.hostname)
  }
}

function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && isIP(hostname) === 0 && !hostname.endsWith('.localhost')
}
