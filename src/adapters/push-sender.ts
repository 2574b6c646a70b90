import { lookup as resolveName } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { PushRequest, PushResponse, PushSender } from '#domain/push/push-sender.ts'
import { isPublicAddress } from './public-address.ts'

interface Resolved {
  readonly address: string
  readonly family: number
}

interface PushSenderOptions {
  /** Returns all addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>
  /** Whether messages may go to an address. */
  readonly mayReachAddress?: (address: string) => boolean
  /** The only port to connect to; undefined for any. */
  readonly port?: number | undefined
  /** A certificate to trust. */
  readonly ca?: string
  readonly timeoutMilliseconds?: number
}

const httpsPort = 443
const defaultTimeoutMilliseconds = 10_000

/**
 * Sends to push services. Browsers name them, so anybody with an account could name an address in the network of the server:
 * the addresses of the host are checked when a browser subscribes and again in the lookup of each connection, so that a name
 * that resolves to something else meanwhile reaches nothing. Redirects are not followed, and the body of the response is not read.
 */
export function pushSender({
  resolve = (host) => resolveName(host, { all: true }),
  mayReachAddress = isPublicAddress,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
  ...options
}: PushSenderOptions = {}): PushSender {
  const port = 'port' in options ? options.port : httpsPort

  const parse = (endpoint: string): URL | undefined => {
    const url = URL.parse(endpoint)
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
    if (port !== undefined && Number(url.port || httpsPort) !== port) return undefined
    const host = hostOf(url)
    return isIP(host) && !mayReachAddress(host) ? undefined : url
  }

  const resolvePublic = async (host: string): Promise<readonly Resolved[]> => {
    const addresses = await resolve(host)
    if (addresses.length === 0 || !addresses.every(({ address }) => mayReachAddress(address)))
      throw new Error('The push service has an address that is not public')
    return addresses
  }

  const lookup: LookupFunction = (host, { all }, callback) => {
    resolvePublic(host).then(
      (addresses) => {
        const [first] = addresses
        if (all) callback(null, [...addresses])
        else callback(null, first?.address ?? '', first?.family)
      },
      (error) => callback(error, ''),
    )
  }

  return {
    async mayReach(endpoint) {
      const url = parse(endpoint)
      if (!url) return false
      const host = hostOf(url)
      return isIP(host) !== 0 || (await resolvePublic(host).then(Boolean, () => false))
    },
    async send(endpoint, { headers, body }) {
      const url = parse(endpoint)
      if (!url) throw new Error('The address of the push service is not public')
      return post(url, { headers, body }, { lookup, timeoutMilliseconds, ca: options.ca })
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

/** An IPv6 address without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
