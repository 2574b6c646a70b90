import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { ShownPrices } from '#domain/catalog/product.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import type { Category } from '#domain/category.ts'
import type { LanguageOf } from '#domain/translations.ts'

/** What is offered while somebody types into the search box. */
export interface Suggestions {
  readonly products: readonly SuggestedProduct[]
  readonly categories: readonly Category[]
  readonly stores: readonly StoreName[]
}

/** A product as the list below the search box shows it. */
export interface SuggestedProduct extends ShownPrices {
  readonly id: number
  readonly name: string
  /** The language of the name, when it is not that of the reader. */
  readonly languageOf?: LanguageOf<'name'>
  /** Whether its price is the lowest of its variants. */
  readonly hasSeveralPrices: boolean
  /** The main picture. */
  readonly picture?: Omit<Picture, 'alt'>
}

/** Of each kind. Six products fill a phone above its keyboard, and more. */
export const maxSuggestions = { products: 6, categories: 3, stores: 3 } as const
