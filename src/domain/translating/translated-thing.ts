import type { Locale } from '#domain/locale.ts'
import { cleanLine, cleanText, countCharacters } from '#domain/text.ts'
import type { TextRule } from '#domain/text-rule.ts'
import type { Translations } from '#domain/translations.ts'
import type { ThingId } from './text-key.ts'

/** A thing with all of its texts, to be translated. */
export interface TranslatedThing {
  readonly thing: ThingId
  /** What people call it. */
  readonly name: string
  /** The language it was written in. */
  readonly locale: Locale
  /** The texts as they were written, by field, in the order in which they are shown. Empty ones too. */
  readonly originals: Readonly<Record<string, string>>
  readonly translations: Translations
}

export type TextProblem = 'too-long' | 'required'

/** Returns the text of a field in a language; empty when there is none. */
export function textOf({ locale, originals, translations }: TranslatedThing, field: string, language: Locale): string {
  return (language === locale ? originals[field] : translations[language]?.[field]) ?? ''
}

/** Returns whether a text of the thing is missing in another language. */
export function lacksText(thing: TranslatedThing, language: Locale): boolean {
  const isMissing = ([field, text]: readonly [string, string]) => text !== '' && textOf(thing, field, language) === ''
  return language !== thing.locale && Object.entries(thing.originals).some(isMissing)
}

export function cleanTextOf({ isMultiline = false }: TextRule, typed: string): string {
  return isMultiline ? cleanText(typed) : cleanLine(typed)
}

/**
 * Returns what is wrong with a cleaned text. A translation may be empty, what was written may not where it is required.
 */
export function textProblem(rule: TextRule, text: string, isOriginal: boolean): TextProblem | undefined {
  if (countCharacters(text) > rule.maxLength) return 'too-long'
  return text === '' && isOriginal && rule.isRequired ? 'required' : undefined
}
