import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Refuses what a proxy may understand differently than this server, and then mix up the requests of two visitors:
 * several Host headers, and versions of HTTP other than 1.1 and 1.0 (which health checks and older proxies use).
 * Returns whether it has responded. Node refuses ambiguous lengths of bodies itself.
 */
export function refuseAmbiguousRequest(
  { httpVersion, rawHeaders }: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return refuse(outgoing, 505, 'HTTP/1.1 is spoken here.')
  return hasSeveralHosts(rawHeaders) && refuse(outgoing, 400, 'There are several Host headers.')
}

/** `headersDistinct` would build an object of all headers for every request. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

function refuse(outgoing: ServerResponse, status: number, reason: string): true {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(reason)
  return true
}
