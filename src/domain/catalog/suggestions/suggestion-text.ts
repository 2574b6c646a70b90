import { cutText } from '#domain/cut-text.ts'

/** Suggestions need no more of a long text, and every text is a key of the page cache. */
const maxLength = 60

/** One letter begins half of the catalog. */
const minLetters = 2

/**
 * Returns what a typed text is asked as: the same for every case and spacing, so that few texts are asked for.
 * Undefined for a text that is too short.
 */
export function suggestionText(typed: string): string | undefined {
  const text = cutText(typed.toLowerCase().replace(/\s+/g, ' ').trim(), maxLength).trim()
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < minLetters ? undefined : text
}
