import { type Locale, languages } from '#domain/locale.ts'
import { findLabel } from '#messages/label-of.ts'
import type { BackofficeMessages } from '#page-messages/backoffice.ts'

/** Returns what people call a text by its field: those of sizes, colors and pictures have the id of their part in it. */
export function textLabel(field: string, { translations }: BackofficeMessages): string {
  const [part = ''] = field.split('-')
  return findLabel(translations.fields, field) ?? findLabel(translations.fields, part) ?? field
}

/** "Name (Français)". */
export function textLabelIn(field: string, locale: Locale, messages: BackofficeMessages): string {
  return messages.translations.inLanguage(textLabel(field, messages), languages[locale].name)
}
