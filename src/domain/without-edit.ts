import { isDeepStrictEqual } from 'node:util'
import { hasTexts, type TextChanges, type Translations, textChanges, withTexts } from './translations.ts'

/** A thing before and after an edit: all of its fields, or only those that changed. Null stands for an absent field. */
interface Edit {
  readonly before: object
  readonly after: object
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Undoes an edit of a thing: returns it with the fields and translations that were edited as they were before, and all
 * others as they are now. Undefined when one of the edited ones has changed since.
 */
export function withoutEdit<Thing extends object>(current: Thing, edit: Edit): Thing | undefined {
  const { translations: textsBefore, ...before } = edit.before as Fields
  const { translations: textsAfter, ...after } = edit.after as Fields
  const { translations: texts, ...fields } = current as Fields
  const restored: Record<string, unknown> = { ...fields }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, became] = [before[field] ?? null, after[field] ?? null]
    // Not compared as text, since jsonb does not keep the order of fields.
    if (isDeepStrictEqual(was, became)) continue
    if (!isDeepStrictEqual(fields[field] ?? null, became)) return undefined
    if (was === null) delete restored[field]
    else restored[field] = was
  }
  const changes = textChanges(textsBefore as TextChanges | undefined, textsAfter as TextChanges | undefined)
  if (!hasTexts(texts as Translations | undefined, changes.after)) return undefined
  const translations = withTexts(texts as Translations | undefined, changes.before)
  return { ...restored, ...(Object.keys(translations).length > 0 && { translations }) } as Thing
}
