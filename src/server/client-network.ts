import { BlockList, isIP, isIPv4 } from 'node:net'

/** Proxies whose X-Forwarded-For is trusted. Throws for an invalid address or network. */
export function trustedProxies(networks: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (length === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(length), family)
  }
  return trusted
}

/**
 * Returns the network of a client: its IPv4 address, or the /64 of its IPv6 address, which is what one household gets.
 * `forwarded` (X-Forwarded-For) is read from its end as long as the sender is a trusted proxy, so a client cannot spoof
 * its address.
 */
export function networkOf(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  const hops = (forwarded ?? '').split(',').map((hop) => withoutPort(hop.trim()))
  let address = normalized(peer)
  while (isTrusted(address, trusted)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = normalized(hop)
  }
  return isIPv4(address) ? address : ipv6Network(address)
}

/** Whether an address is one of a trusted proxy. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const normal = normalized(address)
  return trusted.check(normal, isIPv4(normal) ? 'ipv4' : 'ipv6')
}

/** Removes the zone of an address, and converts an IPv4-mapped IPv6 address to IPv4. */
function normalized(address: string): string {
  const [bare = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? []
  return mapped ?? bare
}

function withoutPort(hop: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(hop) ?? []
  return bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The /64 in one canonical spelling: the first four groups without abbreviation. */
function ipv6Network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
