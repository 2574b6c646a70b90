const hosts = {
  instagram: ['instagram.com', 'www.instagram.com'],
  facebook: ['facebook.com', 'www.facebook.com'],
} as const

/** A link that a store may not show. */
export class WrongStoreLink extends Error {
  override readonly name = 'WrongStoreLink'
}

/**
 * A store's own page at a network, as browsers spell the address. Only https and only that network itself: visitors
 * follow these links because they stand in the shop.
 */
export function storeLink(network: keyof typeof hosts, text: string): string {
  const url = URL.parse(text)
  const isOurs =
    url?.protocol === 'https:' &&
    (hosts[network] as readonly string[]).includes(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  if (!isOurs) throw new WrongStoreLink(`No address of a page at ${network}`)
  return url.href
}
