import { BlockList, isIP, isIPv4 } from 'node:net'

/** Proxies whose word about where a request came from is believed. Throws for what is no address or network. */
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
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets.
 * `forwarded` (X-Forwarded-For) is read from its end and only as long as the one who speaks is trusted, so nobody can
 * put an address of their choice in front.
 */
export function networkOf(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  const hops = (forwarded ?? '').split(',').map((hop) => withoutPort(hop.trim()))
  let address = plain(peer)
  while (isTrusted(address, trusted)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = plain(hop)
  }
  return isIPv4(address) ? address : sixtyFour(address)
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** Without a zone, and IPv4 as such where it comes dressed as IPv6. */
function plain(address: string): string {
  const [bare = ''] = address.split('%')
  const [, dressed] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? []
  return dressed ?? bare
}

function withoutPort(hop: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(hop) ?? []
  return bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The first four groups, written out, so that one network has one spelling. */
function sixtyFour(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
