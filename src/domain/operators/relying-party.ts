/** The site that a passkey is for, in the terms of WebAuthn. */
export interface RelyingParty {
  /** Its host name. A passkey works under this name only. */
  readonly id: string
  readonly origin: string
}

/**
 * Why browsers offer no passkeys at a URL: it has an IP address instead of a name, or plain http beyond this machine.
 */
export type NoRelyingParty = 'ip-address' | 'plain-http'

/** Returns the relying party of the shop with this public URL. */
export function relyingPartyOf(publicUrl: string): RelyingParty | NoRelyingParty {
  const { hostname: id, origin, protocol } = new URL(publicUrl)
  // The URL parser writes every form of an IPv4 address as four numbers, and IPv6 in brackets.
  if (/^\d+\.\d+\.\d+\.\d+$|^\[/.test(id)) return 'ip-address'
  const isOwnMachine = id === 'localhost' || id.endsWith('.localhost')
  return protocol === 'https:' || isOwnMachine ? { id, origin } : 'plain-http'
}
