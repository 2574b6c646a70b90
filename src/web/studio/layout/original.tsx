import type { Locale } from '#domain/locale.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { languageNames } from '#web/text/language-names.ts'
import { LocalParagraph } from '#web/text/local-text.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** Characters of two lines of a phone. A longer text is folded: not every maker reads its language. */
const maxShownLength = 80

/** The text from which a translation is made, below the field of the translation. */
export function Original({ text, locale }: { readonly text: string; readonly locale: Locale }) {
  if (text === '') return null
  const writtenIn = (
    <>
      {studioPieceMessages.writtenIn}&nbsp;<span lang={locale}>{languageNames[locale]}</span>
    </>
  )
  const paragraph = (
    <LocalParagraph text={text} language={locale} className="align-with-page whitespace-pre-line text-ink-soft" />
  )
  if (text.length > maxShownLength) return <Disclosure title={writtenIn}>{paragraph}</Disclosure>
  return (
    <>
      <p className="mt-1 text-ink-soft">{writtenIn}</p>
      {paragraph}
    </>
  )
}
