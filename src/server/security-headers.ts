import type { MiddlewareHandler } from 'hono'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { isAsset } from './static-files.ts'

/** The policy of responses that are not pages: no loading, no scripts, no framing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Browser features that no page uses. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const noSniff = ['X-Content-Type-Options', 'nosniff'] as const

/** The back office reads the codes of labels with the camera. */
const backofficeFeatures = policyOf(
  unusedFeatures.filter((feature) => feature !== 'camera'),
  'camera=(self)',
)

const defaultHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': policyOf(unusedFeatures),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A year in seconds, the minimum for preload lists. */
const strictTransportSecurity = 'max-age=31536000'

/**
 * Sets security headers on every response, of the built scripts, styles and fonts only `nosniff`. A header that is set
 * already stays, such as the policy of a page or the referrer policy of a private page.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    // Hono's method may copy the response; after the first call headers can be set in place.
    context.header(...noSniff)
    const { headers, status } = context.res
    // The others protect documents.
    if (isAsset(context)) return
    if (isBackofficePath(context.req.path) && !headers.has('Permissions-Policy'))
      headers.set('Permissions-Policy', backofficeFeatures)
    for (const [name, value] of Object.entries(defaultHeaders)) if (!headers.has(name)) headers.set(name, value)
    // With a 304 a browser would apply a new policy to its cached copy.
    if (status !== 304 && !headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy)
    if (isHttps) headers.set('Strict-Transport-Security', strictTransportSecurity)
  }
}

/** Denies features, and allows those of `others`. */
function policyOf(features: readonly string[], ...others: readonly string[]): string {
  return [...features.map((feature) => `${feature}=()`), ...others].join(', ')
}
