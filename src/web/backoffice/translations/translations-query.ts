import { type Locale, locales } from '#domain/locale.ts'
import type { TranslationCursor } from '#domain/translating/list-translations.ts'
import { parseTextKey, parseThingKey, type ThingId, thingKey } from '#domain/translating/text-key.ts'

export const translationStates = ['missing', 'all'] as const

export interface TranslationsQuery {
  readonly to: Locale | undefined
  readonly show: (typeof translationStates)[number]
  readonly thing: ThingId | undefined
  readonly after: TranslationCursor | undefined
}

/** Reads what the page shows from its URL. */
export function readTranslationsQuery(searchParams: URLSearchParams): TranslationsQuery {
  const value = (name: string) => searchParams.get(name) ?? ''
  return {
    to: locales.find((locale) => locale === value('to')),
    show: translationStates.find((state) => state === value('show')) ?? 'missing',
    thing: parseThingKey(value('thing')),
    after: parseCursor(value('after')),
  }
}

/** A thing and its value: `product:12:45000`. */
export function cursorText({ value, ...thing }: TranslationCursor): string {
  return `${thingKey(thing)}:${value}`
}

function parseCursor(text: string): TranslationCursor | undefined {
  const parsed = parseTextKey(text)
  return parsed && /^\d{1,15}$/.test(parsed.field) ? { ...parsed.thing, value: Number(parsed.field) } : undefined
}
