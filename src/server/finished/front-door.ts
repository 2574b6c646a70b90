import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answered, newRequestId, tellWhenClosed } from '../request-watch.ts'
import { bestEncoding } from './encodings.ts'
import { encodingFor, sendingOf } from './finished-page.ts'
import type { FinishedPages } from './finished-pages.ts'
import { serverTiming } from './server-timing.ts'

/** Answers a request itself, and says so; or leaves it to the app. */
export type Door = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Hands out what is finished before anything is built around the request: `serveFinished` would answer the same, at
 * several times the work. `routeOf` is how the log calls a path.
 */
export function frontDoor(
  finished: FinishedPages,
  routeOf: (pathname: string) => string,
  onAnswered: (answered: Answered) => void,
): Door {
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = finished.readyAt(url)
    const variant = page?.variants[encodingFor(page, bestEncoding(headers['accept-encoding']))]
    if (!page || !variant) return false

    const id = newRequestId()
    const { status, head, body } = sendingOf(page, variant, headers['if-none-match'])
    page.route ??= routeOf(url.split('?', 1)[0] ?? '')
    tellWhenClosed(outgoing, { id, method, route: page.route, status }, performance.now(), onAnswered)
    outgoing.writeHead(status, [
      ...head,
      'server-timing',
      serverTiming('hit', finished.ageOf(page)),
      'x-request-id',
      id,
    ])
    outgoing.end(method === 'HEAD' ? undefined : body)
    return true
  }
}
