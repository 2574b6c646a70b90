import { isDeepStrictEqual } from 'node:util'
import { mergeTexts, type TextMerge, type Translations } from './translations.ts'

interface Translated {
  readonly translations?: Translations | undefined
}

/** A three-way merge of two edits of one thing. */
export interface EditMerge<Thing> {
  readonly merged: Thing
  /** The fields that only the other person changed. */
  readonly theirs: readonly FieldOf<Thing>[]
  /** The fields that both changed to different values: `merged` has mine. */
  readonly both: readonly FieldOf<Thing>[]
  /** The same of the translations, text by text, as the other person has saved them. */
  readonly texts: Pick<TextMerge, 'theirs' | 'both'>
}

/** The result of an edit of a thing that somebody else has saved since it was opened: nothing was saved. */
export interface EditConflict<Thing> extends EditMerge<Thing> {
  readonly outcome: 'changed-meanwhile'
  /** The thing as it is saved now. */
  readonly current: Thing
  /** Who saved it last. */
  readonly by?: string | undefined
}

export type FieldOf<Thing> = Exclude<keyof Thing & string, 'translations'>

/** Merges my edit of `base` with what has been saved meanwhile. */
export function mergeEdits<Thing extends Translated>(base: Thing, mine: Thing, current: Thing): EditMerge<Thing> {
  const changedByThem = changedFieldsOf(base, current).filter((field) => field !== 'translations') as FieldOf<Thing>[]
  const theirs = changedByThem.filter((field) => isSame(base[field], mine[field]))
  const both = changedByThem.filter((field) => !theirs.includes(field) && !isSame(mine[field], current[field]))
  const { merged: translations, ...texts } = mergeTexts(base.translations, mine.translations, current.translations)
  const { translations: _, ...fields } = mine
  const merged: Record<string, unknown> = { ...fields }
  for (const field of theirs)
    if (current[field] === undefined) delete merged[field]
    else merged[field] = current[field]
  if (Object.keys(translations).length > 0) merged.translations = translations
  return { merged: merged as Thing, theirs, both, texts }
}

/** Returns the fields in which two versions of a thing differ. */
export function changedFieldsOf<Thing extends object>(before: Thing, after: Thing): (keyof Thing & string)[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof Thing & string)[]
  return fields.filter((field) => !isSame(before[field], after[field]))
}

/** Treats absent and undefined as equal, because drafts come from forms. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
