/** Mail providers that deliver several spellings of an address to one mailbox, by domain, with the rule of each. */
interface Provider {
  /** The domain under which all its domains count as one. */
  readonly domain: string
  /** Whether dots in the name mean nothing. Everything after a plus sign never does. */
  readonly ignoresDots?: boolean
}

const google: Provider = { domain: 'gmail.com', ignoresDots: true }
/** Another domain of the same provider is another mailbox. */
const withTags = (domain: string): Provider => ({ domain })

const providers = new Map<string, Provider>([
  ['gmail.com', google],
  ['googlemail.com', google],
  ...['outlook.com', 'outlook.fr', 'outlook.sa', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com']
    .concat(['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com'])
    .map((domain) => [domain, withTags(domain)] as const),
])

/**
 * Returns one spelling for all addresses that reach the same mailbox, for counting what reaches it: in lower case and,
 * where the provider is known to fold them, without `+tag` and without dots (`A.Mel+shop@googlemail.com` is
 * `amel@gmail.com`). Never write to it.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const provider = providers.get(address.slice(at + 1))
  if (!provider) return address
  const [name = ''] = address.slice(0, at).split('+')
  return `${provider.ignoresDots ? name.replaceAll('.', '') : name}@${provider.domain}`
}
