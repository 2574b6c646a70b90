const hosts = {
  instagram: ['instagram.com', 'www.instagram.com'],
  facebook: ['facebook.com', 'www.facebook.com'],
} as const

/** The link does not lead to the network that it is given for. */
export class InvalidSocialLink extends Error {
  override readonly name = 'InvalidSocialLink'
}

/**
 * Returns the normalized URL of a page at a network; undefined for any other URL. Accepts only https and only the hosts
 * of that network, because visitors trust links in the shop.
 */
export function parseSocialLink(network: keyof typeof hosts, text: string): string | undefined {
  const url = URL.parse(text)
  const isOurs =
    url?.protocol === 'https:' &&
    (hosts[network] as readonly string[]).includes(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  return isOurs ? url.href : undefined
}

/** Like `parseSocialLink`, but throws InvalidSocialLink. */
export function requireSocialLink(network: keyof typeof hosts, text: string): string {
  const link = parseSocialLink(network, text)
  if (link === undefined) throw new InvalidSocialLink(`Not a URL of a page at ${network}`)
  return link
}
