import { lookup as resolveName } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

interface Resolved {
  readonly address: string
  readonly family: number
}

export interface PublicHttpsOptions {
  /** Returns all addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>
  /** Whether an address may be reached. */
  readonly mayReachAddress?: (address: string) => boolean
  /** The only port to connect to; undefined for any. */
  readonly port?: number | undefined
}

/** What may be reached of addresses that people enter: https, and only the public internet. */
export interface PublicHttps {
  /** Undefined for an address that may not be reached whatever it resolves to. */
  parse(address: string): URL | undefined
  /** Returns whether an address may be reached now. */
  mayReach(address: string): Promise<boolean>
  /** For connections: a name that resolves to something else meanwhile reaches nothing. */
  readonly lookup: LookupFunction
}

const httpsPort = 443

/** Checks addresses, and again what they resolve to in the lookup of each connection. */
export function publicHttps({
  resolve = (host) => resolveName(host, { all: true }),
  mayReachAddress = isPublicAddress,
  ...options
}: PublicHttpsOptions = {}): PublicHttps {
  const port = 'port' in options ? options.port : httpsPort

  const parse = (address: string): URL | undefined => {
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
    if (port !== undefined && Number(url.port || httpsPort) !== port) return undefined
    const host = hostOf(url)
    return isIP(host) && !mayReachAddress(host) ? undefined : url
  }

  const resolvePublic = async (host: string): Promise<readonly Resolved[]> => {
    const addresses = await resolve(host)
    if (addresses.length === 0 || !addresses.every(({ address }) => mayReachAddress(address)))
      throw new Error('The host has an address that is not public')
    return addresses
  }

  return {
    parse,
    async mayReach(address) {
      const url = parse(address)
      if (!url) return false
      const host = hostOf(url)
      return isIP(host) !== 0 || (await resolvePublic(host).then(Boolean, () => false))
    },
    lookup(host, { all }, callback) {
      resolvePublic(host).then(
        (addresses) => {
          const [first] = addresses
          if (all) callback(null, [...addresses])
          else callback(null, first?.address ?? '', first?.family)
        },
        (error) => callback(error, ''),
      )
    },
  }
}

/** An IPv6 address without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
