import { isIP } from 'node:net'
import { isTrusted, trustedProxies } from './client-network.ts'

/** Networks from which no visitor's own request comes: this machine, and those that are not routed in the Internet. */
const privateNetworks = trustedProxies([
  ...['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
])

/** Whether a network is one from which no visitor's own request comes. `address` is its IP address. */
export function isPrivateNetwork(address: string): boolean {
  return isIP(address) !== 0 && isTrusted(address, privateNetworks)
}

export interface UntrustedProxyWatch {
  /** Whether the shop is behind a proxy that TRUSTED_PROXIES does not name: then all visitors count as one network. */
  isFound(): boolean
  /** Looks at the sender of a request, and whether the request has X-Forwarded-For. */
  look(peer: string, isForwarded: boolean): void
}

interface ProxySettings {
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  report(line: string): void
}

/**
 * Warns once about a proxy that is not trusted. At the start: the server itself speaks only http, so behind an https
 * URL there is a proxy. Later: a request with X-Forwarded-For comes from a private address, which no visitor can make
 * up.
 */
export function watchUntrustedProxy(settings: ProxySettings): UntrustedProxyWatch {
  const trusted = trustedProxies(settings.trustedProxies)
  let isFound = false
  const find = (reason: string) => {
    isFound = true
    settings.report(
      `Warning: ${reason}, but TRUSTED_PROXIES does not name the proxy: all visitors count as one network.`,
    )
  }
  if (settings.publicUrl.startsWith('https:') && settings.trustedProxies.length === 0)
    find('PUBLIC_URL is https, which only a proxy can speak for this program')
  return {
    isFound: () => isFound,
    look(peer, isForwarded) {
      if (isFound || !isForwarded || !isTrusted(peer, privateNetworks) || isTrusted(peer, trusted)) return
      find(`Requests are forwarded by ${peer}`)
    },
  }
}
