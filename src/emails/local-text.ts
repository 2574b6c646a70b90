import { directionOf, type Locale, languages } from '#domain/locale.ts'

// A text in a sentence of an email may be in another language. Its isolating marks then begin with the language tag of
// Unicode: both renderings take it away, and HTML has the language as attributes.

const tagBegin = 0xe0001
const tagBase = 0xe0000

/**
 * Returns a text for a sentence in the language of an email, `locale`. `language` is that of the text, if it may be
 * another one.
 */
export function localText(text: string, language: Locale | undefined, locale: Locale): string {
  if (language === undefined || language === locale) return text
  const letters = Array.from(language, (letter) => tagBase + letter.charCodeAt(0))
  return `\u2068${String.fromCodePoint(tagBegin, ...letters)}${text}\u2069`
}

/** Returns the name of a language in itself, for the value of a fact. */
export function languageName(language: Locale, locale: Locale): string {
  return localText(languages[language].name, language, locale)
}

const tag = /^\u{e0001}([\u{e0061}-\u{e007a}]+)/u

/** Returns the attributes of an isolated text, and the text without its language tag. */
export function readLanguageTag(isolated: string): { attributes: string; text: string } {
  const [whole = '', letters = ''] = tag.exec(isolated) ?? []
  const language = Array.from(letters, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - tagBase)).join('')
  return { attributes: isLocale(language) ? attributesOf(language) : '', text: isolated.slice(whole.length) }
}

export function attributesOf(language: Locale): string {
  return ` lang="${language}" dir="${directionOf(language)}"`
}

export function withoutLanguageTags(text: string): string {
  return text.replace(/\u2068\u{e0001}[\u{e0061}-\u{e007a}]+/gu, '\u2068')
}

function isLocale(language: string): language is Locale {
  return Object.hasOwn(languages, language)
}
