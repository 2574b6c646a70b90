const hosts = {
  instagram: ['instagram.com', 'www.instagram.com'],
  facebook: ['facebook.com', 'www.facebook.com'],
} as const

/** A link that a store may not show. */
export class WrongStoreLink extends Error {
  override readonly name = 'WrongStoreLink'
}

/**
 * A page of its own at a network, as browsers spell the address; undefined for any other. Only https and only that
 * network itself: visitors follow these links because they stand in the shop.
 */
export function parseStoreLink(network: keyof typeof hosts, text: string): string | undefined {
  const url = URL.parse(text)
  const isOurs =
    url?.protocol === 'https:' &&
    (hosts[network] as readonly string[]).includes(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  return isOurs ? url.href : undefined
}

/** The same, for a store. Throws WrongStoreLink. */
export function storeLink(network: keyof typeof hosts, text: string): string {
  const link = parseStoreLink(network, text)
  if (link === undefined) throw new WrongStoreLink(`No address of a page at ${network}`)
  return link
}
