import { type Translations, textChanges } from '#domain/translations.ts'

/**
 * Returns what an edit has changed of a thing, as the audit log has it: these fields before and after, null where there
 * is no value, so that the log shows that it was emptied. Of translations only the texts that differ.
 */
export function changesOf<Thing extends object>(before: Thing, after: Thing, changed: readonly (keyof Thing)[]) {
  const texts = changed.includes('translations' as never) && textChanges(translationsOf(before), translationsOf(after))
  const partsOf = (side: Thing) => Object.fromEntries(changed.map((field) => [field, side[field] ?? null]))
  return {
    before: { ...partsOf(before), ...(texts && { translations: texts.before }) },
    after: { ...partsOf(after), ...(texts && { translations: texts.after }) },
  }
}

function translationsOf(thing: object): Translations | undefined {
  return 'translations' in thing ? (thing.translations as Translations) : undefined
}
