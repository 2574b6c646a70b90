/** One email address, as typed but trimmed. */
export type EmailAddress = string & { readonly form: 'email-address' }

/** Excludes quotes, groups and comments, which the standard allows, and `%` and `!`, by which old servers relay. */
const addressPattern = /^[^\s\p{C}@<>()[\]\\,;:"%!]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u

/** Dots and dashes where no address has them, and `=?`, by which mail programs read another address (RFC 2047). */
const misplacedSigns = /^\.|\.\.|\.@|@[.-]|-$|=\?/

/** In characters, as SMTP limits it (RFC 5321). */
export const maxEmailAddressLength = 254

/** Parses one email address. Returns undefined for text that is none, or several. */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  const typed = text.trim()
  const isAddress = typed.length <= maxEmailAddressLength && addressPattern.test(typed) && !misplacedSigns.test(typed)
  return isAddress ? (typed as EmailAddress) : undefined
}
