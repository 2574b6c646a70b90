import type { ProductText, ProductValues } from '#domain/fields/product-fields.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { Translations } from '#domain/translations.ts'

/** A product to be added, with its texts in one language and their translations. */
export interface NewProduct extends ProductValues {
  /** The language it is written in: the main language of the shop unless another one is given. */
  readonly locale?: Locale | undefined
  readonly translations?: Translations<ProductText> | undefined
  readonly colors: readonly (NewPart & { readonly swatch: string })[]
  /** At least one. A product that comes in one size has a single size with an empty name. */
  readonly sizes: readonly NewSize[]
  /** File names of stored pictures, the main one first. `color` is the name of the color that the picture shows. */
  readonly pictures: readonly {
    readonly fileName: string
    readonly alt: string
    readonly color?: string
    readonly translations?: Translations<'alt'> | undefined
  }[]
}

interface NewSize extends NewPart {
  /** Where it costs more than the product. */
  readonly price?: Millimes | undefined
  readonly stock: number
  /** In the order of the colors, where the pieces are told apart by color: `stock` is then their sum. */
  readonly stockByColor?: readonly number[] | undefined
}

interface NewPart {
  readonly name: string
  readonly translations?: Translations<'name'> | undefined
}
