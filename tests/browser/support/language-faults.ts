import { directionOf, type Locale } from '../../../src/domain/locale.ts'
import { containsWords, tidyText } from '../../support/compare-texts.ts'
import type { ForeignText, ForeignTexts } from '../../support/foreign-texts.ts'
import type { PageTexts } from './page-texts.ts'

const wrongQuotes: Readonly<Record<Locale, RegExp>> = { en: /[«»]/u, fr: /["“”]/u, ar: /["“”‘’]/u }

/** A message key or a value that no text was found for. */
const unfinished = /\bundefined\b|\bNaN\b|\bnull\b|\[object|\bfunction\b|\w+Messages\b|\b[a-z]+[A-Z][a-z]+\.[a-z]/u

/** Three Latin words in a row; names of programs have two. */
const latinWords = /(?:\p{Script=Latin}[\p{Script=Latin}’'-]+[ ,;:()]+){2}\p{Script=Latin}[\p{Script=Latin}’'-]+/u

/** Returns what gives away on a page that another language came first. */
export function faultsOf(page: PageTexts, locale: Locale, { messages, contents }: ForeignTexts): string[] {
  const faults: string[] = []
  if (page.lang !== locale || page.dir !== directionOf(locale))
    faults.push(`lang="${page.lang}" dir="${page.dir}" on the document`)
  if (page.overflow > 0) faults.push(`${page.overflow} pixels wider than the window`)
  const all = new Set([...page.blocks, ...page.attributes].map(tidyText))
  for (const text of all) faults.push(...foreignParts(text, messages[locale]))
  for (const { place, text } of contents[locale]) if (all.has(text)) faults.push(`${place}: ${text}`)
  const ownTexts = new Set([...page.undirected, ...page.attributes].map((text) => tidyText(withoutIsolates(text))))
  for (const text of ownTexts) faults.push(...faultsOfText(text, locale))
  return faults
}

/** The parts that were found in each text: navigation and footer are on every page. */
const known = new WeakMap<readonly ForeignText[], Map<string, readonly string[]>>()

/** Returns the parts of messages of other languages in a text. */
function foreignParts(text: string, foreign: readonly ForeignText[]): readonly string[] {
  const inTexts = known.get(foreign) ?? new Map<string, readonly string[]>()
  known.set(foreign, inTexts)
  const found =
    inTexts.get(text) ??
    foreign.flatMap(({ place, text: part }) => (containsWords(text, part) ? [`${place} in: ${text}`] : []))
  inTexts.set(text, found)
  return found
}

/** Returns what is wrong in a text of a language, wherever it is shown. */
function faultsOfText(text: string, locale: Locale): string[] {
  const faults: string[] = []
  if (text.includes('...')) faults.push(`three dots in: ${text}`)
  if (wrongQuotes[locale].test(text)) faults.push(`quotes of another language in: ${text}`)
  if (unfinished.test(text)) faults.push(`an unfinished text: ${text}`)
  if (locale === 'ar' && latinWords.test(text)) faults.push(`Latin words in an Arabic text: ${text}`)
  return faults
}

function withoutIsolates(text: string): string {
  // The innermost first.
  const outer = text.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '§')
  return outer === text ? text : withoutIsolates(outer)
}
