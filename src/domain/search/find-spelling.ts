import { splitWords } from './analyzer/analyze.ts'

/** Returns a folded word as one of the texts writes it, in lower case, with its accents. */
export function findSpelling(word: string, texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const [written] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
      if (splitWords(written, 2).join(' ') === word) return written.toLowerCase()
  return undefined
}
