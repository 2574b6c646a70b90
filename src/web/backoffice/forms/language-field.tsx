import type { ComponentProps } from 'react'
import { locales } from '#domain/locale.ts'
import { languageNames } from '#web/text/language-names.ts'
import { SelectField } from '#web/ui/field.tsx'

const choices = locales.map((locale) => ({ value: locale, name: languageNames[locale], lang: locale }))

/** A select of the languages, each under its own name. */
export function LanguageField(props: Omit<ComponentProps<typeof SelectField>, 'choices'>) {
  return <SelectField {...props} choices={choices} />
}
