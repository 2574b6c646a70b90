import type { MiddlewareFunction } from 'react-router'
import { publicUrlIn } from '#web/page-context.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether an unsafe request comes from our own pages, by `Sec-Fetch-Site` and `Origin`, which scripts cannot
 * set. Browsers send `Origin` with every unsafe request, so one without it is refused.
 */
function isSameOriginRequest(request: Request, publicUrl: string): boolean {
  if (safeMethods.has(request.method)) return true
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('Origin')
  return origin === publicUrl || origin === new URL(request.url).origin
}

/** Refuses forms that another site has the browser of a signed-in person send. */
export const rejectCrossOriginRequests: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isSameOriginRequest(request, publicUrlIn(context))) return new Response(null, { status: 403 })
}
