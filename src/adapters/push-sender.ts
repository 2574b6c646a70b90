import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PushRequest, PushResponse, PushSender } from '#domain/push/push-sender.ts'
import { type PublicHttpsOptions, publicHttps } from './public-https.ts'

interface PushSenderOptions extends PublicHttpsOptions {
  /** A certificate to trust. */
  readonly ca?: string
  readonly timeoutMilliseconds?: number
}

const defaultTimeoutMilliseconds = 10_000

/**
 * Sends to push services. Browsers name them, so anybody with an account could name an address in the network of the
 * server: the addresses of the host are checked when a browser subscribes and again in the lookup of each connection,
 * so that a name that resolves to something else meanwhile reaches nothing. Redirects are not followed, and the body of
 * the response is not read.
 */
export function pushSender({
  timeoutMilliseconds = defaultTimeoutMilliseconds,
  ca,
  ...options
}: PushSenderOptions = {}): PushSender {
  const { parse, mayReach, lookup } = publicHttps(options)
  return {
    mayReach,
    async send(endpoint, { headers, body }) {
      const url = parse(endpoint)
      if (!url) throw new Error('The address of the push service is not public')
      return post(url, { headers, body }, { lookup, timeoutMilliseconds, ca })
    },
  }
}

function post(
  url: URL,
  { headers, body }: PushRequest,
  { lookup, timeoutMilliseconds, ca }: { lookup: LookupFunction; timeoutMilliseconds: number; ca: string | undefined },
): Promise<PushResponse> {
  return new Promise((done, fail) => {
    // A connection of its own: one that is kept open would skip the lookup.
    const sending = request(url, {
      ...{ method: 'POST', headers, lookup, agent: false, signal: AbortSignal.timeout(timeoutMilliseconds) },
      ...(ca !== undefined && { ca }),
    })
    sending.once('error', fail)
    sending.once('response', (response) => {
      const seconds = Number(response.headers['retry-after'])
      response.destroy()
      done({ status: response.statusCode ?? 0, ...(seconds > 0 && { retryAfterSeconds: seconds }) })
    })
    sending.end(body)
  })
}
