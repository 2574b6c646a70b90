import type { Marketplace } from './marketplace.ts'

/** Returns the network of the request, by which visitors are limited; undefined where the limits are switched off. */
export function limitedNetwork({ request: { network } }: Pick<Marketplace, 'request'>) {
  return network !== 'unlimited' && network.isLimited ? network : undefined
}

/** Returns the address that sign-ins are recorded with; empty where nothing is limited. */
export function networkAddress({ request: { network } }: Pick<Marketplace, 'request'>): string {
  return network === 'unlimited' ? '' : network.address
}
