/** Whether the part stands in the text as whole words. */
export function containsWords(text: string, part: string): boolean {
  const start = text.indexOf(part)
  if (start < 0) return false
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  const end = start + part.length
  const splitsFirst = isLetter(part[0]) && isLetter(text[start - 1])
  const splitsLast = isLetter(part.at(-1)) && isLetter(text[end])
  return !splitsFirst && !splitsLast
}

/** Returns the text with single spaces, as it is compared. */
export function tidyText(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim()
}
