import { foldText } from '#domain/search/analyzer/fold.ts'
import { cleanPlainLine } from '#domain/text.ts'

/** Beyond so many characters a heading is none of ours. */
const maxLength = 200

/** Returns a heading for comparison: `Body (HTML)` and `body_html` are the same. */
export function headingKey(heading: string): string {
  const folded = foldText(cleanPlainLine(heading.slice(0, maxLength)))
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
