import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { sentencesOf } from './catalog-sentences.ts'
import { tidyText } from './compare-texts.ts'

/** A text that no page of a language shows, unless the text is marked with its own language. */
export interface ForeignText {
  /** Where it comes from: a message, or a table and its field. */
  readonly place: string
  readonly text: string
}

export interface ForeignTexts {
  readonly messages: Readonly<Record<Locale, readonly ForeignText[]>>
  /** What the shop has written. */
  readonly contents: Readonly<Record<Locale, readonly ForeignText[]>>
}

/** Stands for the values of a message, which ends a part of its text. */
const value = '\u241f'

/** The parts of a message between its values. Lines and paragraphs of a text are shown apart. */
const betweenValues = /[\u241f\d\n\u2066-\u2069]+/u

const twoWords = /\p{L}{2}.*[\s\u00a0].*\p{L}{2}/u

/** What every language leaves as it is: names of plans, and the specification's text of a pop-up. */
const inAllLanguages = ['Silver Plan', 'Gold Plan', 'Diamonds Plan', 'Produit ajouté au panier']

let messages: ReturnType<typeof findForeignMessages> | undefined

/** Returns, for each language, the parts of all messages of the other ones that its own messages do not contain. */
export function foreignMessages(): Promise<Readonly<Record<Locale, readonly ForeignText[]>>> {
  messages ??= findForeignMessages()
  return messages
}

/** Takes two seconds. */
async function findForeignMessages(): Promise<Readonly<Record<Locale, readonly ForeignText[]>>> {
  const sentences = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await sentencesOf(locale, () => value)] as const)),
  )
  const partsOf = (locale: Locale): ForeignText[] =>
    (sentences.get(locale) ?? []).flatMap(({ place, text }) =>
      text.split(betweenValues).map((part) => ({ place: `${locale}/${place}`, text: tidyText(part) })),
    )
  const foreignTo = (locale: Locale) => {
    const own = partsOf(locale)
      .map(({ text }) => text)
      .concat(inAllLanguages)
      .join('\n')
      .toLowerCase()
    const others = locales.filter((other) => other !== locale).flatMap(partsOf)
    const foreign = others.filter(({ text }) => twoWords.test(text) && !own.includes(text.toLowerCase()))
    return [...new Map(foreign.map((part) => [part.text, part])).values()]
  }
  return recordOf(foreignTo)
}

/** Returns, for each language, what the shop has written in another one although it has the text in this one too. */
export async function foreignContents(db: Database): Promise<Readonly<Record<Locale, readonly ForeignText[]>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'translations'`.execute(db)
  const known: (ForeignText & { locale: Locale; own: Readonly<Record<string, string>> })[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(db)
    for (const { row } of rows) {
      const translations = row.translations as Record<string, Record<string, string>>
      const writtenIn = (row.locale ?? 'en') as Locale
      for (const field of new Set(Object.values(translations).flatMap(Object.keys))) {
        const original = row[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
        const own: Record<string, string> = {}
        for (const locale of locales) own[locale] = translations[locale]?.[field] ?? ''
        if (typeof original === 'string') own[writtenIn] = original
        for (const locale of locales)
          if (own[locale])
            known.push({ place: `${name}.${field} in ${locale}`, text: tidyText(own[locale]), locale, own })
      }
    }
  }
  return recordOf((locale) => {
    const own = new Set(known.filter((text) => text.locale === locale).map(({ text }) => text))
    const foreign = known.filter((text) => text.locale !== locale && text.own[locale] && !own.has(text.text))
    return [...new Map(foreign.map(({ place, text }) => [text, { place, text }])).values()]
  })
}

function recordOf<Value>(of: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>
}
