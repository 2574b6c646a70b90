import { useLocation } from 'react-router'
import { directionOf, languages, locales } from '#domain/locale.ts'
import { locale as pageLocale } from '#page-messages/locale.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { useRootData } from '#web/root-data.ts'
import { storedLanguage } from './language-storage.ts'

/**
 * Links to this page in each language, under the language's own name. They load the document anew, since every language has
 * scripts of its own; cart and favorites are in the browser and stay.
 */
export function LanguageLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { pathname, search } = useLocation()
  // Unknown on an error page without data: there a prefix redirects to the plain address.
  const mainLocale = useRootData()?.language.mainLocale
  return (
    <ul className={className}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={withLocale(pathname + search, prefixOf(locale, mainLocale))}
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
