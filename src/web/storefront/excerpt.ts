/** How much of a description stands beside the picture before 'read more'. */
const excerptLength = 100

/** The first hundred characters and an ellipsis, or the whole text when it is no longer. Surrogate pairs count once. */
export function excerptOf(text: string): string {
  const characters = Array.from(text)
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength).join('')}…`
}

/** As much of a text as a search engine shows, on one line and cut between words. */
export function summaryOf(text: string, longest = 155): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest - 1)
  return `${line.slice(0, end > 0 ? end : longest - 1).toWellFormed()}…`
}

/** The first sentence of a text on one line; of one that is too long for a card as much as fits. */
export function openingOf(text: string, longest = 150): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const [sentence = line] = /^.+?[.!?؟](?= |$)/u.exec(line) ?? []
  return summaryOf(sentence, longest)
}
