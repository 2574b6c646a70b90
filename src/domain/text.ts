/** Control characters, line and paragraph separators, and bidirectional formatting characters. */
const unwanted = /(?![\t\n])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** A visible character: not white space, not a filler, and not a combining mark without its letter. */
export const visibleCharacter = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Cleans text of one line: NFC, no control characters, single spaces, trimmed. Empty when no character is visible. */
export function cleanLine(text: string): string {
  return emptyIfInvisible(compose(text).replace(unwanted, '').replace(/\s+/gu, ' ').trim())
}

/** Cleans text of several lines: line breaks stay, with at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  const lines = compose(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unwanted, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return emptyIfInvisible(lines)
}

/** How many characters a text has, as people and the database count: an emoji is one. */
export function countCharacters(text: string): number {
  return [...text].length
}

function emptyIfInvisible(text: string): string {
  return visibleCharacter.test(text) ? text : ''
}

function compose(text: string): string {
  return text.toWellFormed().normalize('NFC')
}
