/** Controls, line and paragraph separators, and the marks that reorder text for the reader: none belongs in a field. */
const unwanted = /(?![\t\n])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** Text of one line as a person meant it: composed, without controls, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return compose(text).replace(unwanted, '').replace(/\s+/gu, ' ').trim()
}

/** The same for text of several lines: line breaks stay, at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  return compose(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unwanted, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

function compose(text: string): string {
  return text.toWellFormed().normalize('NFC')
}
