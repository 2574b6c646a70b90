import type { Category } from '#domain/catalog/category.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { maxStoreTextLengths } from '#domain/text-lengths.ts'
import type { TextRules } from '#domain/text-rule.ts'
import type { LanguageOf } from '#domain/translations.ts'

/** The texts of a store that are translated. */
export const storeTexts = {
  name: { maxLength: maxStoreTextLengths.name, isRequired: true },
  description: { maxLength: maxStoreTextLengths.description, isMultiline: true },
  craft: { maxLength: maxStoreTextLengths.craft },
  town: { maxLength: maxStoreTextLengths.town },
} as const satisfies TextRules

export type StoreText = keyof typeof storeTexts

/** With its texts in the language of the reader; `languageOf` names those that are in another one. */
export interface Store {
  readonly id: number
  readonly name: string
  readonly category: Category
  readonly description: string
  readonly languageOf?: LanguageOf<StoreText>
  readonly logo: Picture
  readonly cover: Picture
  readonly instagramUrl?: string
  readonly facebookUrl?: string
  /** Where the workshop is. */
  readonly governorate?: Governorate
  readonly town?: string
  /** A few words, such as "Painted pottery". */
  readonly craft?: string
  /** How many working days it needs to prepare an order; absent: as the setting says. */
  readonly preparationDays?: number
}
