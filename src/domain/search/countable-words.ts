import { maxSearchLength } from '#domain/text-lengths.ts'
import { foldText } from './analyzer/fold.ts'
import { searchWords } from './search-words.ts'

/** An email address or an account of a network, also written with spaces or `(at)`. */
const emails = /[^\s@]*\s*(?:@|[([]\s*at\s*[)\]])\s*[^\s@]+(?:\s*\.\s*[^\s@]+)*/gu

/** The address of a page: with its protocol, or a name with a domain. */
const webAddresses = /(?:https?:|ftp:|www\.)\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu

/** Four digits or more, also with spaces and signs between them as phone numbers are written. */
const digits = /\p{Nd}(?:[\s.,\-()/+]*\p{Nd}){3,}/gu

/**
 * Returns the words of a search that may be counted, as searches compare them, so that spellings with other case or
 * accents are one: without numbers and addresses, which may be of a person. Empty when nothing remains.
 */
export function countableWords(searchText: string): string {
  // Before folding, which drops the signs of an address, and after it, which reads those of other keyboards.
  const text = foldText(withoutAddresses(searchText.slice(0, maxSearchLength).normalize('NFKC')))
  return searchWords(withoutAddresses(text).replaceAll(digits, ' ')).join(' ')
}

function withoutAddresses(text: string): string {
  return text.replaceAll(emails, ' ').replaceAll(webAddresses, ' ')
}
