import { locales } from '#domain/locale.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { languageNames } from '#web/text/language-names.ts'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of the language at the plain addresses of the shop. Each language is under its own name. */
export function MainLanguagePanel({ state }: { state: SettingState }) {
  const { mainLanguage } = settingsMessages
  const choices = locales.map((locale) => ({ value: locale, name: <bdi lang={locale}>{languageNames[locale]}</bdi> }))
  return (
    <SettingPanel part="main-language" state={state} nameOf={() => mainLanguage.label}>
      {(field) => <RadioField label={mainLanguage.label} choices={choices} {...field('mainLocale')} />}
    </SettingPanel>
  )
}
