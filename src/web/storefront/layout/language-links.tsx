import { directionOf, languages, locales } from '#domain/locale.ts'
import { locale as pageLocale } from '#page-messages/locale.ts'
import { storedLanguage } from './language-storage.ts'
import { useLanguageHref } from './use-language-href.ts'

/**
 * Links to this page in each language, under the language's own name. They load the document anew, since every language
 * has scripts of its own; cart and favorites are in the browser and stay.
 */
export function LanguageLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const hrefIn = useLanguageHref()
  return (
    <ul className={className}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={hrefIn(locale)}
            lang={locale}
            dir={directionOf(locale)}
            hrefLang={locale}
            aria-current={locale === pageLocale ? 'true' : undefined}
            onClick={() => storedLanguage.change(() => locale)}
            className={linkClass}
          >
            {languages[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
