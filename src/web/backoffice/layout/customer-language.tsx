import { type Locale, languages } from '#domain/locale.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { LocalText } from '#web/text/local-text.tsx'

/** The language in which to speak with a customer. */
export function CustomerLanguage({ locale, className }: { locale: Locale; className?: string }) {
  const { layout, punctuation } = backoffice
  return (
    <p className={className}>
      <span className="text-ink-soft">{layout.customerLanguage + punctuation.colon}</span>
      <LanguageName locale={locale} />
    </p>
  )
}

/** The name of a language in itself. */
export function LanguageName({ locale }: { locale: Locale }) {
  return <LocalText text={languages[locale].name} language={locale} />
}
