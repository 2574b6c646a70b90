import type { MiddlewareHandler } from 'hono'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'
import { refusedFormPath } from '#web/paths/refused-form-path.ts'
import { leaveStockAlertsPath, unsubscribePath } from '#web/paths/storefront-paths.ts'
import { isStudioPath } from '#web/paths/studio-root.ts'
import { withoutOrigin } from './without-origin.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Where mail programs post for their reader, from wherever they are: who knows such an address has it from a letter.
 */
const oneClickPaths = [unsubscribePath(''), leaveStockAlertsPath('')]

/**
 * Refuses forms that another site has a visitor send. Browsers say so with each request, and no script can change it;
 * programs that are no browsers do not say it, and have nothing to send to the office and the studio. The framework
 * would refuse a foreign origin too, but log it as an error.
 */
export function refuseCrossSiteForms(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host
  return async (context, next) => {
    const { raw: request, path } = context.req
    if (safeMethods.has(request.method)) return next()
    if (oneClickPaths.some((start) => splitLocale(path).path.toLowerCase().startsWith(start))) {
      context.req.raw = withoutOrigin(request)
      return next()
    }
    const isOfNoBrowser = !request.headers.has('Origin') && !request.headers.has('Sec-Fetch-Site')
    const isRefusedInside = isOfNoBrowser && (isBackofficePath(path) || isStudioPath(path))
    if (isOfOwnPage(request, publicHost) && !isRefusedInside) return next()
    // A script of a page is told by the status, a person by a page that says why.
    if (!request.headers.get('Accept')?.includes('text/html')) return context.body(null, 403)
    const { origin, pathname } = new URL(request.url)
    context.req.raw = new Request(origin + withLocale(refusedFormPath, splitLocale(pathname).locale))
    return next()
  }
}

/** Whether a page of the shop sends the request, or a program that is no browser. */
export function isOfOwnPage(request: Request, publicHost: string): boolean {
  const isSameSite = (request.headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin'
  return isSameSite && hasOwnOrigin(request, publicHost)
}

/** Behind a proxy that terminates TLS the public origin differs from the one of the request. */
function hasOwnOrigin({ headers, url }: Request, publicHost: string): boolean {
  const origin = headers.get('Origin')
  return origin === null || origin === new URL(url).origin || URL.parse(origin)?.host === publicHost
}
