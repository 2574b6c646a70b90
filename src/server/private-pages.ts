import type { MiddlewareHandler } from 'hono'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import {
  confirmOrderPath,
  confirmStockAlertPath,
  confirmSubscriptionPath,
  dataLinkPath,
  leaveStockAlertsPath,
  orderPath,
  trackPath,
  unsubscribePath,
} from '#web/paths/storefront-paths.ts'
import { confirmSellerEmailPath, linkedStatementPath, signInByLinkPath } from '#web/paths/studio-paths.ts'
import { withoutOrigin } from './without-origin.ts'

/** Where the pages are whose URL contains a secret token. */
const privatePaths = [
  ...[orderPath, dataLinkPath, confirmSubscriptionPath, unsubscribePath],
  ...[confirmOrderPath, confirmStockAlertPath, leaveStockAlertsPath, signInByLinkPath],
  ...[linkedStatementPath, confirmSellerEmailPath],
].map((pathOf) => pathOf(''))

/** Ignores case, as the framework's routes do. */
function isBelow(starts: readonly string[], path: string): boolean {
  const plain = splitLocale(path).path.toLowerCase()
  return starts.some((start) => plain.startsWith(start))
}

/** Pages that show something private without a secret in their URL. Their forms are protected as all others are. */
const unlistedPaths = [trackPath()]

/** Private pages must not be cached or indexed, and their URL must not leak as a referrer. */
export const privatePageHeaders: MiddlewareHandler = async (context, next) => {
  const hasSecret = isBelow(privatePaths, context.req.path)
  if (!hasSecret && !isBelow(unlistedPaths, context.req.path)) return next()
  // Under `no-referrer` a browser submits a form with `Origin: null`, which counts as foreign elsewhere.
  if (hasSecret && context.req.header('Origin') === 'null') context.req.raw = withoutOrigin(context.req.raw)
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex, nofollow')
  if (hasSecret) context.header('Referrer-Policy', 'no-referrer')
}
