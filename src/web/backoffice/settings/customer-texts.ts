import { type Locale, locales } from '#domain/locale.ts'
import {
  hasKnownPlaceholders,
  maxTemplateLength,
  type TemplateName,
  templateNames,
} from '#domain/orders/texts/customer-text.ts'
import type { CustomerTexts } from '#domain/orders/texts/customer-text-setting.ts'
import { cleanText, countCharacters } from '#domain/text.ts'
import { textLabelIn } from '#web/backoffice/translations/text-label.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { codec, optional } from '#web/forms/codec.ts'
import { languageNames } from '#web/text/language-names.ts'
import { type SettingField, type SettingForm, settingFormOf } from './setting-form.ts'

const isTemplate = (text: string) => countCharacters(text) <= maxTemplateLength && hasKnownPlaceholders(text)

const template = codec({
  parse: (typed) => (isTemplate(typed) ? typed : undefined),
  ...{ clean: cleanText, error: 'template', input: { maxLength: maxTemplateLength } },
})

function templateField(locale: Locale): SettingField<string | undefined> {
  return { label: languageNames[locale], ...optional(template) }
}

function byTemplate<Part>(partOf: (locale: Locale, name: TemplateName) => Part): Readonly<Record<string, Part>> {
  const parts = locales.flatMap((locale) =>
    templateNames.map((name) => [translationName(locale, name), partOf(locale, name)]),
  )
  return Object.fromEntries(parts)
}

type DefaultTemplates = Readonly<Record<Locale, Readonly<Record<TemplateName, string>>>>

/**
 * The templates of the texts to customers. An empty field, and one with the text of the program, is not stored. Only
 * the server has the texts of the program: a browser gets no sentences in other languages.
 */
export function customerTextsForm(defaults?: DefaultTemplates): SettingForm {
  return settingFormOf<CustomerTexts, Readonly<Record<string, string | undefined>>>({
    ...{ key: 'customer-texts', group: 'orders' },
    fields: byTemplate(templateField),
    names: byTemplate((locale, name) => textLabelIn(name, locale)),
    toFields: ({ translations }) =>
      byTemplate((locale, name) => translations?.[locale]?.[name] ?? defaults?.[locale][name]),
    fromFields: (typed) => {
      const changed = locales.flatMap((locale) => {
        const texts = templateNames.flatMap((name) => {
          const text = typed[translationName(locale, name)]
          return text === undefined || text === defaults?.[locale][name] ? [] : [[name, text]]
        })
        return texts.length > 0 ? [[locale, Object.fromEntries(texts)]] : []
      })
      return changed.length > 0 ? { translations: Object.fromEntries(changed) } : {}
    },
  })
}
