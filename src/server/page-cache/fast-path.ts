import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WhenClosed } from '#server/connections/one-response-at-a-time.ts'
import { type CompletedRequest, reportWhenClosed } from '#server/observe-requests.ts'
import { elsewhereThan } from '#server/redirect-to-public-host.ts'
import { newRequestId } from '#server/request-id.ts'
import { encodingFor, responseTo } from './cached-page.ts'
import { negotiateEncoding } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { serverTiming } from './server-timing.ts'

/** Responds to a request and returns true, or returns false and leaves it to the app. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse, whenClosed: WhenClosed) => boolean

/**
 * Sends cached pages straight from Node's request handler. `serveFromCache` would send the same responses, but a
 * `Request` and the middleware around it cost several times as much. Another host than that of `publicUrl` is left to
 * the app. `routeOf` returns the name of a path in the log.
 */
export function fastPath(
  pageCache: PageCache,
  routeOf: (pathname: string) => string,
  onCompleted: (completed: CompletedRequest) => void,
  publicUrl: string,
): FastPath {
  const isElsewhere = elsewhereThan(publicUrl)
  return (incoming, outgoing, whenClosed) => {
    const { method = '', url = '', headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    if (isElsewhere({ host: headers.host, forwardedHost: String(headers['x-forwarded-host']) })) return false
    const page = pageCache.findFresh(url)
    const variant = page?.variants[encodingFor(page, negotiateEncoding(headers['accept-encoding']))]
    if (!page || !variant) return false

    const id = newRequestId()
    const { status, rawHeaders, body } = responseTo(page, variant, headers['if-none-match'])
    page.route ??= routeOf(url.split('?', 1)[0] ?? '')
    const facts = { id, method, route: page.route, status }
    reportWhenClosed(outgoing, whenClosed, facts, performance.now(), onCompleted)
    outgoing.writeHead(status, [
      ...rawHeaders,
      'server-timing',
      serverTiming('hit', pageCache.ageOf(page)),
      'x-request-id',
      id,
    ])
    outgoing.end(method === 'HEAD' ? undefined : body)
    return true
  }
}
