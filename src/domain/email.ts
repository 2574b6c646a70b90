/** One plain address, as typed but trimmed. */
export type Email = string & { readonly form: 'email' }

/** Without quotes, groups and comments, which the standard allows, and `%` and `!`, by which old servers are sent elsewhere. */
const oneAddress = /^[^\s\p{C}@<>()[\]\\,;:"%!]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u

/** Dots and dashes where no address has them. */
const misplaced = /^\.|\.\.|\.@|@[.-]|-$/

/** The longest address the mail standard lets through. */
export const longestEmail = 254

/** Reads an address; undefined for anything that could be none, or several. */
export function parseEmail(text: string): Email | undefined {
  const typed = text.trim()
  const isEmail = typed.length <= longestEmail && oneAddress.test(typed) && !misplaced.test(typed)
  return isEmail ? (typed as Email) : undefined
}
