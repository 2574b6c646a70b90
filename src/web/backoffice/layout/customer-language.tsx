import { type Locale, languages } from '#domain/locale.ts'
import { layoutMessages, punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { LocalText } from '#web/text/local-text.tsx'

/** The language in which to speak with a customer. */
export function CustomerLanguage({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <p className={className}>
      <span className="text-ink-soft">{layoutMessages.customerLanguage + punctuationMessages.colon}</span>
      <LanguageName locale={locale} />
    </p>
  )
}

/** The name of a language in itself. */
export function LanguageName({ locale }: { locale: Locale }) {
  return <LocalText text={languages[locale].name} language={locale} />
}
