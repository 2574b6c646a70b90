import { useState } from 'react'
import { directionOf, type Locale, locales } from '#domain/locale.ts'
import { fillTemplate, type TextFacts, templateNames, textPlaceholders } from '#domain/orders/texts/customer-text.ts'
import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { inputProps, SettingPanel, type SettingPanelProps, type ShownField } from './setting-panel.tsx'

/** The templates of the texts to customers, in each language, with what becomes of them. */
export function CustomerTextsPanel(props: SettingPanelProps) {
  const { names, settings: texts } = customerTextsMessages
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <div className="text-ink-soft text-sm">
            <p>{texts.hint}</p>
            <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {textPlaceholders.map((name) => (
                <li key={name}>
                  <code dir="ltr" className="text-ink">{`{${name}}`}</code> {texts.placeholders[name]}
                </li>
              ))}
            </ul>
            <p className="mt-2">{texts.empty}</p>
          </div>
          {templateNames.map((name) => (
            <Disclosure
              title={names[name]}
              key={name}
              isOpen={locales.some((locale) => field(translationName(locale, name)).error !== undefined)}
              className="border-sand-deep border-t"
            >
              <div className="space-y-5 pb-4">
                {locales.map((locale) => (
                  <TemplateField
                    key={locale}
                    locale={locale}
                    facts={props.textExamples[locale]}
                    field={field(translationName(locale, name))}
                  />
                ))}
              </div>
            </Disclosure>
          ))}
        </>
      )}
    </SettingPanel>
  )
}

interface TemplateFieldProps {
  readonly field: ShownField
  readonly locale: Locale
  readonly facts: TextFacts
}

function TemplateField({ field, locale, facts }: TemplateFieldProps) {
  const { settings: texts } = customerTextsMessages
  const [typed, setTyped] = useState<string>()
  const language = { lang: locale, dir: directionOf(locale) }
  return (
    <div>
      <TextArea
        rows={5}
        onInput={(event) => setTyped(event.currentTarget.value)}
        {...language}
        {...inputProps(field)}
      />
      <p className="mt-2 text-ink-soft text-sm">{texts.preview}</p>
      <p {...language} className="wrap-anywhere whitespace-pre-line rounded-xl bg-sand/50 p-3 text-sm">
        <OrderNumbers in={fillTemplate(typed ?? field.defaultValue, facts)} />
      </p>
    </div>
  )
}
