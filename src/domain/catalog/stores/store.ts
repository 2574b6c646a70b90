import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { StoreText, StoreValues } from '#domain/fields/store-fields.ts'
import type { LanguageOf } from '#domain/translations.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** With its texts in the language of the reader; `languageOf` names those that are in another one. */
export interface Store extends Omit<StoreValues, 'logo' | 'cover'> {
  readonly id: number
  readonly languageOf?: LanguageOf<StoreText>
  readonly logo: Picture
  readonly cover: Picture
  /** While it is closed: the day from which its pieces can be ordered again. */
  readonly reopensOn: TunisDay | undefined
}
