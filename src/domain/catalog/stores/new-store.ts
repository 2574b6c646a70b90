import type { StoreText, StoreValues } from '#domain/fields/store-fields.ts'
import type { Translations } from '#domain/translations.ts'

/** What people write of a store, with its translations. */
export interface NewStore extends StoreValues {
  /** Undefined where there are none. */
  readonly translations: Translations<StoreText> | undefined
}
