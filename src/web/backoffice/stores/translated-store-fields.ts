import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { storeTexts } from '#domain/fields/store-fields.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'

/** Returns the texts of a store to translate. */
export function translatedStoreFields(draft: NewStore): TranslatedField[] {
  return translatedFields('store', textsNamed(storeTexts, draft))
}
