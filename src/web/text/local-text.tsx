import { directionOf, type Locale, languages } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { formatList } from './format.ts'

/** Attributes for the element of a text whose language is not that of the page; none for other texts. */
export function languageProps(language: Locale | undefined): { readonly lang?: Locale; readonly dir?: 'ltr' | 'rtl' } {
  return language === undefined ? {} : { lang: language, dir: directionOf(language) }
}

interface LocalTextProps {
  readonly text: string | undefined
  /** The language of the text, when it is not that of the page. */
  readonly language?: Locale | undefined
}

/**
 * A text that the shop has written. It is isolated, since its direction may be another one than that of the page.
 * Another language has another element: Chromium keeps the direction of one from which `dir` is removed.
 */
export function LocalText({ text, language }: LocalTextProps) {
  return (
    <bdi key={language} {...languageProps(language)}>
      {text}
    </bdi>
  )
}

interface LocalParagraphProps extends LocalTextProps {
  readonly id?: string
  readonly className: string
}

/** A paragraph that the shop has written. It runs, and without `align-with-page` it begins, as its own script does. */
export function LocalParagraph({ text, language, id, className }: LocalParagraphProps) {
  return (
    <p id={id} dir="auto" {...languageProps(language)} className={className}>
      {text}
    </p>
  )
}

/**
 * Texts that the shop has written, as a list with the comma of the page: one text unless one is in another language.
 */
export function LocalTextList({ texts }: { texts: readonly LocalTextProps[] }) {
  if (texts.every(({ language }) => language === undefined)) return formatList(texts.flatMap(({ text }) => text ?? []))
  return texts.map(({ text, language }, position) => (
    <span key={text}>
      {position > 0 && languages[locale].listSeparator}
      <LocalText text={text} language={language} />
    </span>
  ))
}
