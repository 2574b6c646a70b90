import { isInStock, type Product } from '#domain/catalog/product.ts'
import { withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { Translations } from '#domain/translations.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * A product as the back office sees it, retired or not. In lists its texts are in the language of the reader; alone, to be
 * edited, they are as they were written.
 */
export interface AdminProduct {
  readonly product: Product
  /** The language it was written in. */
  readonly locale: Locale
  /** Of a product to edit and of its parts; see `textsOfProduct`. */
  readonly translations?: Translations
  /** Its promotional price without the weekly promotion; `product` has the price in force. */
  readonly ownPromotionalPrice?: Millimes
  /** When its own promotional price applies, both days included; absent: always. */
  readonly promotionFirstDay?: TunisDay
  readonly promotionLastDay?: TunisDay
  /** Its price in the running weekly promotion, even when it is not lower than the regular price. */
  readonly weeklyPrice?: Millimes
  /** From how many pieces on a size is low; absent: as the setting says. */
  readonly lowStock?: number
  readonly retiredAt?: Date
  /** When it goes on sale by itself, of a retired one; absent: when somebody restores it. */
  readonly publishAt?: Date
  /** Products of a retired store are not on sale, whether retired themselves or not. */
  readonly isStoreRetired: boolean
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

export function productDraftOf({
  product,
  ownPromotionalPrice,
  promotionFirstDay,
  promotionLastDay,
  lowStock,
  translations = {},
}: AdminProduct): ProductDraft {
  const { store, name, model, category, description, regularPrice, mainColor } = product
  const { widthMillimeters, heightMillimeters, weightGrams } = product
  const written = {
    storeId: store.id,
    name,
    model,
    category,
    description,
    regularPrice,
    ...(ownPromotionalPrice !== undefined && { promotionalPrice: ownPromotionalPrice }),
    ...(promotionFirstDay !== undefined && { promotionFirstDay }),
    ...(promotionLastDay !== undefined && { promotionLastDay }),
    mainColor,
    ...(widthMillimeters !== undefined && { widthMillimeters }),
    ...(heightMillimeters !== undefined && { heightMillimeters }),
    ...(weightGrams !== undefined && { weightGrams }),
    ...(lowStock !== undefined && { lowStock }),
    sizes: product.sizes.map(({ id, name }) => ({ id, name })),
    colors: product.colors.map(({ id, name, swatch }) => ({ id, name, swatch })),
    pictures: product.pictures.map(({ fileName, alt, colorId }) => ({
      ...{ fileName, alt },
      ...(colorId !== undefined && { colorId }),
    })),
  }
  return withTextsOfProduct<ProductDraft>(written, translations)
}
