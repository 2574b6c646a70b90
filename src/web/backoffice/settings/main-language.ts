import { type Locale, locales } from '#domain/locale.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { languageNames } from '#web/text/language-names.ts'
import { choice, settingForm } from './setting-form.ts'

const mainLocale = {
  ...choice(settingsMessages.mainLanguage.label, locales, languageNames),
  choices: locales.map((locale) => ({ value: locale, name: languageNames[locale], lang: locale })),
}

/** The language at the plain addresses of the shop. Each language is under its own name. */
export const mainLanguage = settingForm<{ readonly mainLocale: Locale }>({
  ...{ key: 'main-language', group: 'shop', fields: { mainLocale } },
})
