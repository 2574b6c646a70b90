import type { MiddlewareHandler } from 'hono'

/** Where the address itself opens the page, in capitals too: to the framework they are the same. */
const privatePath = /^\/(order|newsletter\/(confirm|leave))\//i

/** Nobody keeps a copy of such a page, indexes it, or hears its address. */
export const forItsReaderOnly: MiddlewareHandler = async (context, next) => {
  if (!privatePath.test(context.req.path)) return next()
  context.req.raw = withoutNullOrigin(context.req.raw)
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex, nofollow')
  context.header('Referrer-Policy', 'no-referrer')
}

/**
 * Under `no-referrer` a form that is sent without script comes with `Origin: null`, which the framework refuses as
 * somebody else's. Who knows the address needs no other proof of where they come from.
 */
function withoutNullOrigin(request: Request): Request {
  if (request.headers.get('Origin') !== 'null') return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  const { url, method, body, signal } = request
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
