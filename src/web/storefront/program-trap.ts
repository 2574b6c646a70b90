import { leastFormSecondsIn, marketplaceIn, type PageContext } from '#web/page-context.ts'
import { textIn } from '../read-form.ts'
import { trapNames } from './trap-names.ts'

/**
 * Whether a form looks as if a program had filled it in: with something in the field nobody sees, or sooner after the
 * page was made than anybody can type. It is answered as always, so that nobody learns what gave it away.
 */
export function looksAutomatic(form: FormData, context: PageContext): boolean {
  const leastSeconds = leastFormSecondsIn(context)
  if (textIn(form, trapNames.empty) !== '') return true
  if (leastSeconds === 0) return false
  const shownAt = Number.parseInt(textIn(form, trapNames.shownAt), 10)
  const seconds = (marketplaceIn(context).clock.now().getTime() - shownAt) / 1000
  return !(seconds >= leastSeconds)
}
