import type { Locale } from '#domain/locale.ts'
import { type TranslatedKind, thingKey } from '#domain/translating/text-key.ts'
import { textRuleOf } from '#domain/translating/text-rules.ts'
import { type TranslatedThing, textOf } from '#domain/translating/translated-thing.ts'

/** Texts by field. */
export type Texts = Readonly<Record<string, string>>

/** A thing with its texts in two languages, as its form shows them. */
export interface DisplayedThing {
  readonly key: string
  readonly kind: TranslatedKind
  readonly id: string
  readonly name: string
  /** The language it was written in. */
  readonly locale: Locale
  readonly texts: readonly DisplayedText[]
}

export interface DisplayedText {
  readonly field: string
  readonly source: string
  /** Empty when it is missing. */
  readonly target: string
  /** In characters. */
  readonly maxLength: number
  readonly isMultiline: boolean
}

/** Returns the texts that can be translated, and translations whose original was emptied since. */
export function displayedThing(thing: TranslatedThing, to: Locale): DisplayedThing {
  const { kind, id } = thing.thing
  const texts = Object.entries(thing.originals).flatMap(([field, source]) => {
    const target = textOf(thing, field, to)
    const { maxLength, isMultiline = false } = textRuleOf(thing.thing, field)
    return source === '' && target === '' ? [] : [{ field, source, target, maxLength, isMultiline }]
  })
  return { key: thingKey(thing.thing), kind, id, name: thing.name, locale: thing.locale, texts }
}
