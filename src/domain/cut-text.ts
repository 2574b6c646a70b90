/**
 * What belongs to the character before it: marks above and below a letter, the variant and the skin color of an emoji.
 */
const continues = /^[\p{M}\p{Emoji_Modifier}]/u

/** Joins two emojis into one. */
const joiner = '\u200d'

/**
 * Returns the beginning of a text with at most this many characters, as people and the database count. A letter is not
 * cut from its marks. Not by `Intl.Segmenter`, which old browsers lack.
 */
export function cutText(text: string, maxLength: number): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  let end = maxLength
  while (end > 0 && isOne(characters[end - 1], characters[end])) end -= 1
  return characters.slice(0, end > 0 ? end : maxLength).join('')
}

/** Whether two characters that follow one another are read as one. */
function isOne(before = '', after = ''): boolean {
  return before === joiner || after === joiner || continues.test(after)
}
