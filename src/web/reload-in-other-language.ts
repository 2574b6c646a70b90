import {
  type DataStrategyResult,
  type MiddlewareFunction,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { locale } from '#page-messages/locale.ts'
import type { RootData } from './root-data.ts'

/** Whether the data requested last is of another page than the shown one. */
let isLeaving = false

/**
 * Called before the data is requested. Data for the page that is shown never reloads it: what was typed or sent is on
 * it.
 */
export function noteNavigation({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): void {
  isLeaving = currentUrl.href !== nextUrl.href
}

/**
 * Loads the document of the next page if its data is in another language than the running scripts: somebody has changed
 * the main language since they were loaded.
 */
export const reloadInOtherLanguage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { root } = await next()
  const received = (root?.result as Partial<RootData> | undefined)?.language
  if (isLeaving && received && received.locale !== locale) throw redirectDocument(request.url)
}
