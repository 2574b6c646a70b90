import { z } from 'zod'
import { type Locale, locales } from '#domain/locale.ts'
import {
  hasKnownPlaceholders,
  maxTemplateLength,
  type TemplateName,
  templateNames,
} from '#domain/orders/texts/customer-text.ts'
import type { CustomerTexts } from '#domain/orders/texts/customer-text-setting.ts'
import { countCharacters } from '#domain/text.ts'
import { defaultTemplates } from '#web/backoffice/orders/texts/default-templates.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import type { Typed } from './setting-result.ts'

const template = z
  .string()
  .refine((text) => countCharacters(text) <= maxTemplateLength && hasKnownPlaceholders(text), 'template')

const everyTemplate = locales.flatMap((locale) => templateNames.map((name) => ({ locale, name })))

/** An empty field, and one with the text of the program, is not stored. */
export const customerTextsForm = z
  .object(Object.fromEntries(everyTemplate.map(({ locale, name }) => [translationName(locale, name), template])))
  .transform((typed): CustomerTexts => {
    const changed = locales.flatMap((locale) => {
      const texts = templateNames.flatMap((name) => {
        const text = typed[translationName(locale, name)] ?? ''
        return text === '' || text === defaultTemplates[locale][name] ? [] : [[name, text]]
      })
      return texts.length > 0 ? [[locale, Object.fromEntries(texts)]] : []
    })
    return changed.length > 0 ? { translations: Object.fromEntries(changed) } : {}
  })

/** Returns the texts in use by the names of their fields. */
export function customerTextsTexts({ translations }: CustomerTexts): Typed {
  const textOf = (locale: Locale, name: TemplateName) =>
    translations?.[locale]?.[name] ?? defaultTemplates[locale][name]
  return Object.fromEntries(
    everyTemplate.map(({ locale, name }) => [translationName(locale, name), textOf(locale, name)]),
  )
}
