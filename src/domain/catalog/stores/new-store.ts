import type { Category } from '#domain/catalog/category.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Translations } from '#domain/translations.ts'
import type { StoreText } from './store.ts'

/** What people write of a store, with its translations: absent where there are none. */
export interface NewStore {
  readonly name: string
  readonly category: Category
  readonly description: string
  /** File names of stored pictures. */
  readonly logo: string
  readonly cover: string
  readonly instagramUrl?: string
  readonly facebookUrl?: string
  readonly governorate?: Governorate
  readonly town?: string
  readonly craft?: string
  /** How many working days it needs to prepare an order; absent: as the setting says. */
  readonly preparationDays?: number
  readonly translations?: Translations<StoreText>
}
