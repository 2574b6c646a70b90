import { cutText } from '#domain/cut-text.ts'

/** Characters of a description shown beside the picture, before 'read more'. */
const maxExcerptLength = 100

/** Returns the first 100 characters and an ellipsis, or a shorter text unchanged. */
export function excerptOf(text: string): string {
  const start = cutText(text, maxExcerptLength)
  return start === text ? text : `${start}…`
}

/** Returns as much of a text as search engines show, on one line and cut between words. */
export function summaryOf(text: string, maxLength = 155): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (cutText(line, maxLength) === line) return line
  const start = cutText(line, maxLength - 1)
  const end = line.lastIndexOf(' ', start.length)
  return `${end > 0 ? line.slice(0, end) : start}…`
}

/** Returns the first sentence of a text on one line, cut between words when it is too long for a card. */
export function firstSentenceOf(text: string, maxLength = 150): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const [sentence = line] = /^.+?[.!?؟](?= |$)/u.exec(line) ?? []
  return summaryOf(sentence, maxLength)
}
