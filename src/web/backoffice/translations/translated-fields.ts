import { type Locale, locales } from '#domain/locale.ts'
import type { TextRule } from '#domain/text-rule.ts'
import type { TranslatedKind } from '#domain/translating/text-key.ts'
import { findTextRule } from '#domain/translating/text-rules.ts'
import { cleanTextOf, textProblem } from '#domain/translating/translated-thing.ts'
import { type Translations, withTexts } from '#domain/translations.ts'
import { labelText, type TextLabels } from './label-text.ts'
import { parseTranslationName, translationName } from './translation-name.ts'

/** A text in the form of its thing, with a field for each other language. */
export interface TranslatedField extends TextRule {
  readonly field: string
  readonly label: string
  /** The text as it was written. Without one there is nothing to translate. */
  readonly source: string
}

/** Returns the fields of a form from the texts of its thing as they were written. */
export function translatedFields(
  kind: TranslatedKind,
  labels: TextLabels,
  originals: Readonly<Record<string, string>>,
): TranslatedField[] {
  return Object.entries(originals).flatMap(([field, source]) => {
    const rule = findTextRule(kind, field)
    return rule ? [{ field, source, label: labelText(labels, field), ...rule }] : []
  })
}

/** Returns the translations with those that the form has fields for, cleaned. Unknown fields are left out. */
export function withTypedTranslations(
  translations: Translations | undefined,
  form: FormData,
  kind: TranslatedKind,
): Translations {
  const typed = typedTexts(form, kind)
  const textsIn = (language: Locale) => typed.filter(({ locale }) => locale === language)
  const changes = locales.map((language) => {
    const texts = textsIn(language).map(({ field, text }) => [field, text === '' ? null : text])
    return [language, Object.fromEntries(texts)]
  })
  return withTexts(translations, Object.fromEntries(changes))
}

/** Returns the errors of the translations that are too long, by the names of their fields. */
export function translationErrors(form: FormData, kind: TranslatedKind): Readonly<Record<string, 'tooLong'>> {
  const tooLong = typedTexts(form, kind).filter(({ rule, text }) => textProblem(rule, text, false) === 'too-long')
  return Object.fromEntries(tooLong.map(({ locale, field }) => [translationName(locale, field), 'tooLong']))
}

function typedTexts(form: FormData, kind: TranslatedKind) {
  return [...form].flatMap(([name, value]) => {
    const parsed = parseTranslationName(name)
    const rule = parsed && findTextRule(kind, parsed.field)
    return parsed && rule && typeof value === 'string' ? [{ ...parsed, rule, text: cleanTextOf(rule, value) }] : []
  })
}
