import { textIn } from '#web/forms/read-form.ts'
import { marketplaceIn, minFormSecondsIn, type PageContext } from '#web/page-context.ts'
import { honeypotFieldNames } from './honeypot-field-names.ts'

/**
 * Whether a form looks as if a bot had filled it in: the honeypot is not empty, or it was sent sooner after the page
 * was shown than a person can type. Bots get the usual response, so that they do not learn what gave them away.
 */
export function looksLikeBot(form: FormData, context: PageContext): boolean {
  const minSeconds = minFormSecondsIn(context)
  if (textIn(form, honeypotFieldNames.honeypot) !== '') return true
  if (minSeconds === 0) return false
  const shownAt = Number.parseInt(textIn(form, honeypotFieldNames.shownAt), 10)
  const seconds = (marketplaceIn(context).clock.now().getTime() - shownAt) / 1000
  return !(seconds >= minSeconds)
}
