import { cutText } from '#domain/cut-text.ts'
import { cleanLine, countCharacters } from '#domain/text.ts'

/** Invisible characters, which could hide a link here that a mail program then recognizes. */
const invisible = /\p{C}+/gu

/** URL schemes such as `https:` and `mailto:`, with their slashes. */
const schemes = /\b[a-z][a-z\d+.-]*:(?:[/\\]+|(?=\S*@))/giu

/** Dots between two characters, in every form a browser treats as a dot, and the separators of addresses. */
const joints = /(?<=\S)[.\u3002\uff0e\uff61](?=[^\s.])|[@\uff20]|[/\\]{2,}/gu

const maxVisitorTextLength = 120

/**
 * Returns text of a visitor that is safe in an email: one short line without anything a mail program would turn into a
 * link, so that the shop's emails cannot be used for spam or phishing.
 */
export function sanitizeVisitorText(text: string, maxLength = maxVisitorTextLength): string {
  const line = cleanLine(text.replace(/\s+/gu, ' ').replace(invisible, ''))
    .replace(schemes, ' ')
    .replace(joints, (joint) => (/[@\uff20/\\]/u.test(joint) ? ' ' : '. '))
  const cleaned = cleanLine(line)
  return countCharacters(cleaned) <= maxLength ? cleaned : `${cutText(cleaned, maxLength - 1).trimEnd()}…`
}
