import { locales } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { languageNames } from '#web/text/language-names.ts'

/** The same page in the other languages, for somebody whose language is not known yet. */
export function LanguageLinks({ path }: { path: string }) {
  return (
    <nav aria-label={studioMessages.phones.language} className="flex flex-wrap gap-x-5">
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a key={other} href={withLocale(path, other)} lang={other} className="text-link text-lg">
            {languageNames[other]}
          </a>
        ))}
    </nav>
  )
}
