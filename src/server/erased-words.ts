import { data, type ServerBuild } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { mapTexts } from '#domain/map-texts.ts'
import { erasedText } from '#domain/personal-data/personal-tables.ts'
import { erasedWordIn } from '#messages/server-messages.ts'

/** Wraps loaders and actions, so that pages say in their language that a text of a person has been erased. */
export function withErasedWords(pages: ServerBuild, locale: Locale): ServerBuild {
  const word = erasedWordIn(locale)
  // In English pages show what is stored.
  if (word === erasedText) return pages
  const inLanguage = (text: string) => (text === erasedText ? word : text)
  const withWord = <Work extends (...given: never[]) => unknown>(work: Work): Work => {
    const wrapped = async (...given: Parameters<Work>) => {
      const result = await work(...given)
      return isDataWithInit(result)
        ? data(mapTexts(result.data, inLanguage), result.init ?? undefined)
        : mapTexts(result, inLanguage)
    }
    return wrapped as unknown as Work
  }
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: withWord(loader) }),
      ...(action && { action: withWord(action) }),
    }
    return [id, { ...route, module }]
  })
  return { ...pages, routes: Object.fromEntries(routes) }
}

/** Whether it is what `data` of React Router returns. The pages may have a copy of that class of their own. */
function isDataWithInit(result: unknown): result is ReturnType<typeof data> {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'
}
