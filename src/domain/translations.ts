import { type Locale, locales } from './locale.ts'

/**
 * Texts of one thing in other languages than the one it was written in, by language and field. What is not translated
 * is absent; no text is empty.
 */
export type Translations<Field extends string = string> = {
  readonly [Language in Locale]?: { readonly [Name in Field]?: string }
}

/** The languages of the texts that are not in the language of the reader. */
export type LanguageOf<Field extends string = string> = { readonly [Name in Field]?: Locale }

/** What texts are translated from. */
interface Original {
  /** The language it was written in. */
  readonly locale: Locale
  readonly translations: Translations
}

/** The languages that texts are shown in. */
export interface Reader {
  readonly locale: Locale
  /** The main language of the shop. */
  readonly mainLocale: Locale
}

/**
 * Returns each text in the language of the reader, otherwise in the main language of the shop, otherwise as it was
 * written. `languageOf` is absent when all are in the language of the reader. Empty texts count as missing.
 */
export function localize<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  { locale, translations }: Original,
  reader: Reader,
): Readonly<Record<Field, string>> & { readonly languageOf?: LanguageOf<Field> } {
  const localized: Record<string, string> = {}
  const languageOf: Record<string, Locale> = {}
  for (const field of Object.keys(texts) as Field[]) {
    const textIn = (language: Locale) => (language === locale ? texts[field] : translations[language]?.[field]) ?? ''
    const language = [reader.locale, reader.mainLocale].find((language) => textIn(language) !== '') ?? locale
    localized[field] = textIn(language)
    if (language !== reader.locale && localized[field] !== '') languageOf[field] = language
  }
  return {
    ...(localized as Record<Field, string>),
    ...(Object.keys(languageOf).length > 0 && { languageOf: languageOf as LanguageOf<Field> }),
  }
}

/**
 * Returns translations without empty texts, and without those in the language that the thing was written in. Undefined
 * when none is left.
 */
export function tidyTranslations<Field extends string>(
  translations: Translations<Field> | undefined,
  writtenIn: Locale,
): Translations<Field> | undefined {
  const tidy = locales
    .filter((language) => language !== writtenIn)
    .flatMap((language) => {
      const texts = Object.entries(translations?.[language] ?? {}).filter(([, text]) => text !== '')
      return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : []
    })
  return tidy.length > 0 ? (Object.fromEntries(tidy) as Translations<Field>) : undefined
}

/** Returns what was written in a language, with its translations as `tidyTranslations` leaves them. */
export function tidy<Translated extends { readonly translations?: Translations | undefined }>(
  translated: Translated,
  writtenIn: Locale,
): Translated {
  const { translations: typed, ...others } = translated
  const translations = tidyTranslations(typed, writtenIn)
  return { ...others, ...(translations && { translations }) } as Translated
}

/** Texts by language and key that differ between two states; null where there is none. */
export type TextChanges = { readonly [Language in Locale]?: { readonly [key: string]: string | null } }

/** Returns the texts that differ, as they were and as they are. Both sides have the same keys. */
export function textChanges(before: Translations | TextChanges = {}, after: Translations | TextChanges = {}) {
  const was: { [Language in Locale]?: Record<string, string | null> } = {}
  const is: typeof was = {}
  for (const language of locales) {
    const [old, now] = [before[language] ?? {}, after[language] ?? {}]
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if ((old[key] ?? null) === (now[key] ?? null)) continue
      was[language] = { ...was[language], [key]: old[key] ?? null }
      is[language] = { ...is[language], [key]: now[key] ?? null }
    }
  }
  return { before: was as TextChanges, after: is as TextChanges }
}

/** Returns whether every text is as it is in `changes`. */
export function hasTexts(translations: Translations = {}, changes: TextChanges): boolean {
  return locales.every((language) =>
    Object.entries(changes[language] ?? {}).every(([key, text]) => (translations[language]?.[key] ?? null) === text),
  )
}

/** Returns the translations with the texts of `changes`. */
export function withTexts(translations: Translations = {}, changes: TextChanges): Translations {
  const languages = locales.map((language) => {
    const texts = { ...translations[language], ...changes[language] }
    return [language, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))] as const
  })
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0)) as Translations
}

/** A three-way merge of two edits of the same translations. */
export interface TextMerge {
  readonly merged: Translations
  /** The texts that only the other person changed, as they are now. */
  readonly theirs: TextChanges
  /** The texts that both changed to different ones, as the other person has saved them: `merged` has mine. */
  readonly both: TextChanges
}

export function mergeTexts(base: Translations = {}, mine: Translations = {}, current: Translations = {}): TextMerge {
  const theirs: { [Language in Locale]?: Record<string, string | null> } = {}
  const both: typeof theirs = {}
  const changedByThem = textChanges(base, current).after
  for (const language of locales)
    for (const [key, text] of Object.entries(changedByThem[language] ?? {})) {
      const mineNow = mine[language]?.[key] ?? null
      if (mineNow === text) continue
      const side = mineNow === (base[language]?.[key] ?? null) ? theirs : both
      side[language] = { ...side[language], [key]: text }
    }
  return { merged: withTexts(mine, theirs), theirs, both }
}
