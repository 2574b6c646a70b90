import type { Locale } from '#domain/locale.ts'
import { type Translations, tidy } from '#domain/translations.ts'

interface Translated {
  readonly translations?: Translations | undefined
}

interface TranslatedParts extends Translated {
  readonly sizes: readonly Translated[]
  readonly colors: readonly Translated[]
  readonly pictures: readonly Translated[]
}

/** Returns a product that was written in a language, tidied as its parts are. */
export function tidyDraft<Product extends TranslatedParts>(product: Product, writtenIn: Locale): Product {
  return {
    ...tidy(product, writtenIn),
    sizes: product.sizes.map((size) => tidy(size, writtenIn)),
    colors: product.colors.map((color) => tidy(color, writtenIn)),
    pictures: product.pictures.map((picture) => tidy(picture, writtenIn)),
  }
}
