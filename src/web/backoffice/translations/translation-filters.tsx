import { Link } from 'react-router'
import { type Locale, languages } from '#domain/locale.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { translationsPath } from '#web/paths/backoffice-paths.ts'
import { type TranslationsQuery, translationStates } from './translations-query.ts'

interface TranslationFiltersProps extends Pick<TranslationsQuery, 'show'> {
  readonly to: Locale
  /** The key of the only thing that is shown. */
  readonly only: string | undefined
  readonly counts: readonly { readonly locale: Locale; readonly missing: number; readonly isMore: boolean }[]
}

const linkClass =
  'grid min-h-11 content-center rounded-2xl border border-door/35 bg-white/60 px-4 py-1.5 text-door hover:border-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white'

/** Links to the languages, each with how much it lacks, and to all things or those that lack texts. */
export function TranslationFilters({ to, show, only, counts }: TranslationFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <nav aria-label={translationsMessages.into}>
        <ul className="flex flex-wrap gap-2">
          {counts.map(({ locale, missing, isMore }) => (
            <li key={locale}>
              <Link
                to={translationsPath({ to: locale, show, thing: only })}
                aria-current={locale === to ? 'page' : undefined}
                className={linkClass}
              >
                <bdi lang={locale} className="font-semibold">
                  {languages[locale].name}
                </bdi>
                <span className="text-xs">{translationsMessages.missing(missing, isMore)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!only && (
        <nav aria-label={translationsMessages.which}>
          <ul className="flex flex-wrap gap-2">
            {translationStates.map((state) => (
              <li key={state}>
                <Link
                  to={translationsPath({ to, show: state })}
                  aria-current={state === show ? 'page' : undefined}
                  className={`${linkClass} font-semibold text-sm`}
                >
                  {translationsMessages.show[state]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
