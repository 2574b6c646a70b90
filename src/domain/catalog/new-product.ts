import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { Translations } from '#domain/translations.ts'
import type { Category } from './category.ts'
import type { ProductText } from './product-texts.ts'

/** A product to be added, with its texts in one language and their translations. */
export interface NewProduct {
  readonly storeId: number
  /** The language it is written in: the main language of the shop unless another one is given. */
  readonly locale?: Locale | undefined
  readonly translations?: Translations<ProductText> | undefined
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes
  readonly mainColor: string
  readonly colors: readonly (NewPart & { readonly swatch: string })[]
  /** At least one. A product that comes in one size has a single size with an empty name. */
  readonly sizes: readonly (NewPart & { readonly stock: number })[]
  /** File names of stored pictures, the main one first. `color` is the name of the color that the picture shows. */
  readonly pictures: readonly {
    readonly fileName: string
    readonly alt: string
    readonly color?: string
    readonly translations?: Translations<'alt'> | undefined
  }[]
  readonly widthMillimeters?: number
  readonly heightMillimeters?: number
  readonly weightGrams?: number
  /** From how many pieces on a size is low; absent: as the setting says. */
  readonly lowStock?: number
}

interface NewPart {
  readonly name: string
  readonly translations?: Translations<'name'> | undefined
}
