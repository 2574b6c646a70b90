const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change something was made by a page of ours, as the browser itself says twice: by where it
 * comes from (`Sec-Fetch-Site`, which no script can set) and by its origin. Browsers say the origin with every unsafe
 * request, so one without it was sent by none.
 */
export function isOwnRequest(request: Request, publicUrl: string): boolean {
  if (safeMethods.has(request.method)) return true
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('Origin')
  return origin === publicUrl || origin === new URL(request.url).origin
}
