/** Characters of a description shown beside the picture, before 'read more'. */
const maxExcerptLength = 100

/** Returns the first 100 characters and an ellipsis, or a shorter text unchanged. Surrogate pairs count as one. */
export function excerptOf(text: string): string {
  const characters = Array.from(text)
  return characters.length <= maxExcerptLength ? text : `${characters.slice(0, maxExcerptLength).join('')}…`
}

/** Returns as much of a text as search engines show, on one line and cut between words. */
export function summaryOf(text: string, maxLength = 155): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= maxLength) return line
  const end = line.lastIndexOf(' ', maxLength - 1)
  return `${line.slice(0, end > 0 ? end : maxLength - 1).toWellFormed()}…`
}

/** Returns the first sentence of a text on one line, cut between words when it is too long for a card. */
export function firstSentenceOf(text: string, maxLength = 150): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const [sentence = line] = /^.+?[.!?؟](?= |$)/u.exec(line) ?? []
  return summaryOf(sentence, maxLength)
}
