import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { directionOf, type Locale, languages, locales } from '#domain/locale.ts'
import { countCharacters } from '#domain/text.ts'
import { type Translations, withTexts } from '#domain/translations.ts'
import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProgressBadge } from './progress-badge.tsx'
import type { TranslatedField } from './translated-fields.ts'
import { TranslationInput } from './translation-input.tsx'
import { parseTranslationName } from './translation-name.ts'

interface LanguageTabsProps {
  /** The language that the thing was written in. */
  readonly writtenIn: Locale
  readonly fields: readonly TranslatedField[]
  /** The initial values of the fields. */
  readonly translations: Translations
  /**
   * The result of a save that refused fields: those of the thing itself, or translations that are too long, must be in
   * view.
   */
  readonly refused?: object | undefined
  /** The fields of the thing itself, in its own language. */
  readonly children: ReactNode
}

/**
 * The form of a thing in a tab for each language, with how many of its texts each has. Without script all languages
 * follow one another.
 */
export function LanguageTabs({ writtenIn, fields, translations, refused, children }: LanguageTabsProps) {
  const id = useId()
  const [selected, select] = useState(writtenIn)
  const [typed, setTyped] = useState(translations)
  const [lastRefused, setLastRefused] = useState(refused)
  if (refused !== lastRefused) {
    setLastRefused(refused)
    const wrong = locales.find((locale) => fields.some((field) => isTooLong(field, translations, locale)))
    if (refused) select(wrong ?? writtenIn)
  }
  const written = fields.filter(({ source }) => source !== '')
  const tabId = (locale: Locale) => `${id}${locale}`
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const parsed = parseTranslationName(target.name)
    if (!parsed) return
    const text = target.value.trim()
    setTyped((typed) => withTexts(typed, { [parsed.locale]: { [parsed.field]: text === '' ? null : text } }))
  }
  const tabs = [writtenIn, ...locales.filter((locale) => locale !== writtenIn)].map((locale) => {
    const done = locale === writtenIn ? written.length : written.filter(({ field }) => typed[locale]?.[field]).length
    const content =
      locale === writtenIn ? children : <Fields key={locale} {...{ locale, writtenIn, fields, translations }} />
    const mark = written.length > 0 && (
      <ProgressBadge
        done={done}
        total={written.length}
        className="max-sm:mx-auto max-sm:mb-1 sm:ms-2 sm:inline-flex sm:align-middle"
      />
    )
    return { id: tabId(locale), name: languages[locale].name, lang: locale, content, mark }
  })
  return (
    // A required field that is empty must be in view for the browser to say so.
    <div onInput={onInput} onInvalidCapture={() => select(writtenIn)}>
      <Tabs
        label={translatedTextsMessages.languages}
        tabs={tabs}
        selected={tabId(selected)}
        onSelect={(chosen) => select(locales.find((locale) => tabId(locale) === chosen) ?? writtenIn)}
      />
    </div>
  )
}

/** Only a text that was refused can be too long. */
function isTooLong({ field, maxLength }: TranslatedField, translations: Translations, locale: Locale): boolean {
  return countCharacters(translations[locale]?.[field] ?? '') > maxLength
}

type FieldsProps = Omit<LanguageTabsProps, 'refused' | 'children'> & { readonly locale: Locale }

function Fields({ locale, writtenIn, fields, translations }: FieldsProps) {
  const shown = fields.filter(({ source, field }) => source !== '' || translations[locale]?.[field])
  if (shown.length === 0) return <p className="text-ink-soft">{translatedTextsMessages.nothingToTranslate}</p>
  return (
    <div className="space-y-5">
      {shown.map((shown) => {
        const { field, label, source, maxLength, isMultiline } = shown
        const error = isTooLong(shown, translations, locale) ? translatedTextsMessages.tooLong(maxLength) : undefined
        return (
          <div key={field} className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            <TranslationInput
              {...{ field, label, source, maxLength, isMultiline, error, to: locale }}
              defaultValue={translations[locale]?.[field] ?? ''}
            />
            <p
              lang={writtenIn}
              dir={directionOf(writtenIn)}
              className="min-w-0 whitespace-pre-line break-words text-ink-soft text-sm sm:order-first sm:pt-8"
            >
              {source}
            </p>
          </div>
        )
      })}
    </div>
  )
}
