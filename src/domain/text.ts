/** Controls, line and paragraph separators, and the marks that reorder text for the reader: none belongs in a field. */
const unwanted = /(?![\t\n])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** What somebody can see: letters, digits and signs, but no blanks, no fillers, and no accent without its letter. */
export const somethingVisible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text of one line as a person meant it: composed, without controls, single spaces, trimmed. Empty when nothing can be seen. */
export function cleanLine(text: string): string {
  return orNothing(compose(text).replace(unwanted, '').replace(/\s+/gu, ' ').trim())
}

/** The same for text of several lines: line breaks stay, at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  const lines = compose(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unwanted, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return orNothing(lines)
}

function orNothing(text: string): string {
  return somethingVisible.test(text) ? text : ''
}

function compose(text: string): string {
  return text.toWellFormed().normalize('NFC')
}
