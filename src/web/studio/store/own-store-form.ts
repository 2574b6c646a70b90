import { z } from 'zod'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Field } from '#domain/fields/field.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { withTexts } from '#domain/translations.ts'
import { codecsOf, type TableFieldError } from '#web/forms/codecs-of.ts'
import { jsonIn } from '#web/forms/form-fields.ts'

/** The forms of the page of a store, with their fields. Name and category are the office's. */
export const ownStoreForms = {
  words: ['craft', 'description', 'town', 'governorate', 'preparationDays', 'instagramUrl', 'facebookUrl'],
  closed: ['closedFirstDay', 'closedLastDay', 'closedNote'],
} as const satisfies Record<string, readonly (keyof typeof storeFields)[]>

export type OwnStoreForm = keyof typeof ownStoreForms

export type OwnStoreField = (typeof ownStoreForms)[OwnStoreForm][number]

/** Fields as a form has them; those of another form are absent. */
export type TypedStore = { readonly [Field in OwnStoreField]?: string }

export interface Languages {
  /** The language of the store. */
  readonly writtenIn: Locale
  /** The language of the maker. */
  readonly locale: Locale
}

/** What can be wrong with a field by itself. */
export type FieldProblem = Extract<TableFieldError, 'tooLong' | 'unknown' | 'wholeNumber' | 'day' | 'link'>

const codecs = codecsOf(storeFields)

/** Returns the fields of a form as they are saved, in the language of the maker. What is not translated is empty. */
export function typedStoreOf(draft: NewStore, form: OwnStoreForm, { writtenIn, locale }: Languages): TypedStore {
  const texts: Readonly<Record<string, string | undefined>> = draft.translations?.[locale] ?? {}
  const typed = ownStoreForms[form].map((name) => {
    const value = isTranslated(name) && writtenIn !== locale ? texts[name] : draft[name]
    return [name, String(value ?? '')]
  })
  return Object.fromEntries(typed)
}

/** The fields that the page has shown, which the form carries. */
export const seenFields = jsonIn(z.record(z.string(), z.string()))

/** Reads the fields that were typed, each by its kind: the draft with those that are valid, and what is wrong. */
export function withTypedStore(
  draft: NewStore,
  typed: TypedStore,
  { writtenIn, locale }: Languages,
): { readonly draft: NewStore; readonly problems: { readonly [Name in OwnStoreField]?: FieldProblem } } {
  const problems: Partial<Record<OwnStoreField, FieldProblem>> = {}
  const values: Record<string, unknown> = {}
  const texts: Record<string, string | null> = {}
  for (const [name, text] of Object.entries(typed) as [OwnStoreField, string][]) {
    const reading = codecs[name].decode(text)
    if ('error' in reading) problems[name] = reading.error as FieldProblem
    else if (isTranslated(name) && writtenIn !== locale) texts[name] = text || null
    else values[name] = reading.value
  }
  const translations = withTexts(draft.translations, { [locale]: texts })
  return { draft: { ...draft, ...values, ...(writtenIn !== locale && { translations }) }, problems }
}

function isTranslated(name: OwnStoreField): boolean {
  const field: Field = storeFields[name]
  return 'isTranslated' in field && field.isTranslated
}

/** The fields of a form, cleaned as their texts are. One that is as it was but for that is as it was. */
export function typedIn(form: FormData, name: OwnStoreForm, seen: TypedStore): TypedStore {
  const typed = ownStoreForms[name].map((field) => {
    const clean = storeFields[field].kind === 'paragraphs' ? cleanText : cleanLine
    const sent = form.get(field)
    const text = clean(typeof sent === 'string' ? sent : '')
    const before = seen[field] ?? ''
    return [field, text === clean(before) ? before : text]
  })
  return Object.fromEntries(typed)
}
