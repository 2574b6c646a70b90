import type { MiddlewareHandler } from 'hono'

/** For everything that is no page: nothing is loaded from it, nothing runs in it, nobody frames it. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What no page of the shop asks a browser for. */
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

const typeAsSaid = ['X-Content-Type-Options', 'nosniff'] as const

const always = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A year, as browsers ask for before they believe it. */
const onlyHttps = 'max-age=31536000'

/**
 * Says on every answer, whoever gave it, what browsers may do with it. An answer that has said it itself, as pages do
 * with their policy and private pages with their referrer, keeps its own word.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    // Hono makes a new answer for each header said in its way: one is enough, and can be written to.
    context.header(...typeAsSaid)
    const { headers, status } = context.res
    for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
    // With 304 a browser keeps the policy that came with its copy, and would take a new one for that copy.
    if (status !== 304 && !headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy)
    if (isHttps) headers.set('Strict-Transport-Security', onlyHttps)
  }
}
