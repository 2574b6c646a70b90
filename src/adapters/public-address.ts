import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not of the public internet (IANA's registries of special-purpose addresses). */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]

/** Global unicast; what is outside is loopback, link-local, private, multicast, or wraps an IPv4 address. */
const global6 = ['2000::/3']

/** Inside of it: documentation, tunnels that wrap IPv4 addresses (Teredo, 6to4), benchmarking. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blocked4 = listOf(special4, 'ipv4')
const open6 = listOf(global6, 'ipv6')
const blocked6 = listOf(special6, 'ipv6')

/** Returns whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address)
  return isIPv6(address) && !address.includes('%') && open6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
