import { isInStock, type Product } from '#domain/catalog/product.ts'
import { withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import type { Submission } from '#domain/catalog/submissions/submission.ts'
import type { ProductValues } from '#domain/fields/product-fields.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { Translations } from '#domain/translations.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * A product as the back office sees it, retired or not. In lists its texts are in the language of the reader; alone, to
 * be edited, they are as they were written.
 */
export interface AdminProduct {
  readonly product: Product
  /** The language it was written in. */
  readonly locale: Locale
  /** Of a product to edit and of its parts; see `textsOfProduct`. */
  readonly translations?: Translations
  /** Its fields as they were written: with its own promotional price, not the one in force. */
  readonly values: ProductValues
  /** Its price in the running weekly promotion, even when it is not lower than the regular price. */
  readonly weeklyPrice?: Millimes
  readonly retiredAt?: Date
  /** Of a retired one: whether it has never been in the shop. */
  readonly isDraft: boolean
  /** Whether its maker has taken it out of the shop or not put it there yet, and may do so. */
  readonly isResting: boolean
  /** Of a piece that its maker has added: whether the office has looked at it. */
  readonly submission?: Submission
  /** When it goes on sale by itself, of a retired one; absent: when somebody restores it. */
  readonly publishAt?: Date
  /** Products of a retired store are not on sale, whether retired themselves or not. */
  readonly isStoreRetired: boolean
  /** Whether its store is retired because the plan is over, and only as long as it is. */
  readonly isPlanOver: boolean
  /** How many photos its maker may show. */
  readonly maxPhotos: number
}

/** Returns the price of the weekly promotion; undefined when there is none or it changes nothing. */
export function weeklyPriceOf({ product, weeklyPrice }: AdminProduct): Millimes | undefined {
  return product.promotionalPrice === weeklyPrice ? weeklyPrice : undefined
}

/** Why visitors cannot see or order a product, or are unlikely to. */
export type AvailabilityIssue = 'retired' | 'store-retired' | 'sold-out' | 'without-picture' | 'without-description'

/** Returns the availability issues of a product, the most serious first. */
export function availabilityIssuesOf({ product, retiredAt, isStoreRetired }: AdminProduct): AvailabilityIssue[] {
  return [
    ...(retiredAt ? (['retired'] as const) : []),
    ...(isStoreRetired ? (['store-retired'] as const) : []),
    ...(isInStock(product) ? [] : (['sold-out'] as const)),
    ...(product.pictures.length > 0 ? [] : (['without-picture'] as const)),
    ...(product.description.trim() !== '' ? [] : (['without-description'] as const)),
  ]
}

export function productDraftOf({ product, values, translations = {} }: AdminProduct): ProductDraft {
  const written = {
    ...values,
    sizes: product.sizes.map(({ id, name }) => ({ id, name })),
    colors: product.colors.map(({ id, name, swatch }) => ({ id, name, swatch })),
    pictures: product.pictures.map(({ fileName, alt, colorId }) => ({
      ...{ fileName, alt },
      ...(colorId !== undefined && { colorId }),
    })),
    translations: undefined,
  }
  return withTextsOfProduct<ProductDraft>(written, translations)
}
