import type { MiddlewareHandler } from 'hono'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { leaveStockAlertsPath, unsubscribePath } from '#web/paths/storefront-paths.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where mail programs post for their reader, from wherever they are: who knows such an address has it from a letter. */
const oneClickPaths = [unsubscribePath(''), leaveStockAlertsPath('')]

/**
 * Refuses forms that another site has a visitor send. Browsers say so with each request, and no script can change it;
 * programs that are no browsers do not say it.
 */
export const refuseCrossSiteForms: MiddlewareHandler = async (context, next) => {
  const path = splitLocale(context.req.path).path.toLowerCase()
  const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin'
  if (
    safeMethods.has(context.req.method) ||
    oneClickPaths.some((start) => path.startsWith(start)) ||
    site === 'same-origin'
  )
    return next()
  return context.body(null, 403)
}
