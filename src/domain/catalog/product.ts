import type { Category } from '#domain/category.ts'
import type { ValuesOf } from '#domain/fields/field.ts'
import type { ProductText, publicProductFields } from '#domain/fields/product-fields.ts'
import type { Millimes } from '#domain/money.ts'
import type { LanguageOf } from '#domain/translations.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { Picture } from './pictures/picture.ts'

/** With its texts in the language of the reader; `languageOf` names those that are in another one. */
export interface Product extends Omit<ValuesOf<typeof publicProductFields>, 'storeId'> {
  /** Working days; undefined for a product that is not made to order. */
  readonly preparationDays: number | undefined
  readonly id: number
  readonly store: {
    readonly id: number
    readonly name: string
    readonly category: Category
    readonly languageOf?: LanguageOf<'name'>
    /** Of a closed store: the day from which its pieces can be ordered again. Until then visitors see none in stock. */
    readonly reopensOn?: TunisDay
  }
  /** The promotional price in force. */
  readonly promotionalPrice: Millimes | undefined
  /**
   * The lowest price of the 30 days before the reduction began, with a promotional price. Absent when the product was
   * not on sale then. It may be lower than the promotional price.
   */
  readonly referencePrice: Millimes | undefined
  readonly languageOf?: LanguageOf<ProductText>
  readonly colors: readonly Color[]
  readonly sizes: readonly Size[]
  /** By size and color, in the order of these. */
  readonly variants: readonly Variant[]
  readonly pictures: readonly ProductPicture[]
}

/**
 * Cached pages show the stock of a size only up to this number, so that they stay valid while there is plenty; the cart
 * checks the exact stock. A trigger contains the same number; domain-rules.test.ts compares them.
 */
export const maxDisplayedStock = 20

/** A product that comes in one size has a single size with an empty name. */
export interface Size {
  readonly id: number
  readonly name: string
  readonly languageOf?: LanguageOf<'name'>
  /** The sum over its variants. */
  readonly stock: number
}

/**
 * The unit of stock: a size, a color, or both. A variant without a color stands for all colors of the product, whose
 * pieces are not told apart.
 */
export interface Variant {
  readonly id: number
  readonly sizeId: number
  readonly colorId?: number | undefined
  readonly stock: number
  /** What it costs without a promotion, where that is more than the regular price of the product. */
  readonly regularPrice?: Millimes | undefined
  /** The lowest price of the days before, of a variant with a price of its own while a promotion lowers it. */
  readonly referencePrice?: Millimes | undefined
}

/** `swatch` is `#rrggbb`. */
export interface Color {
  readonly id: number
  readonly name: string
  readonly languageOf?: LanguageOf<'name'>
  readonly swatch: string
}

export interface ProductPicture extends Picture {
  readonly languageOf?: LanguageOf<'alt'>
  /** The color of the product that it shows. Undefined: for all colors. */
  readonly colorId?: number | undefined
}

/**
 * Returns the pictures that show a product in a color: those of the color first, then those for all colors. Without
 * either, returns all pictures. `pictureOfColor` in quote-lines.ts is the same rule in SQL.
 */
export function picturesOfColor<Shown extends Pick<ProductPicture, 'colorId'>>(
  pictures: readonly Shown[],
  colorId: number | undefined,
): readonly Shown[] {
  if (colorId === undefined) return pictures
  const own = pictures.filter((picture) => picture.colorId === colorId)
  const shared = pictures.filter((picture) => picture.colorId === undefined)
  return own.length + shared.length > 0 ? [...own, ...shared] : pictures
}

/** Prices of a product. `weekly` is that of the running weekly promotion, `own` the product's own promotional price. */
interface Prices {
  readonly regular: Millimes
  readonly weekly?: Millimes | undefined
  readonly own?: Millimes | undefined
}

/**
 * Returns the promotional price (promotion price) in force: the lower one of the weekly promotion and of the product.
 * Higher ones do not apply.
 */
export function promotionalPriceOf({ regular, weekly = regular, own = regular }: Prices): Millimes | undefined {
  const lowest = weekly < own ? weekly : own
  return lowest < regular ? lowest : undefined
}

/** Returns the price that is charged. */
export function priceOf(product: Pick<Product, 'regularPrice' | 'promotionalPrice'>): Millimes {
  return product.promotionalPrice ?? product.regularPrice
}

/** The prices of a product that are shown together. */
export type ShownPrices = Pick<Product, 'regularPrice' | 'promotionalPrice' | 'referencePrice'>

/**
 * Returns the discount of a promotion from its reference price in whole percent, rounded down so that it never promises
 * more; 0 when it is not lower.
 */
export function discountPercent({ promotionalPrice, referencePrice }: ShownPrices): number {
  if (promotionalPrice === undefined || referencePrice === undefined) return 0
  return Math.max(0, Math.floor(((referencePrice - promotionalPrice) * 100) / referencePrice))
}

export function isInStock(product: Pick<Product, 'sizes'>): boolean {
  return product.sizes.some((size) => size.stock > 0)
}

/** Whether there is more than one size to choose from. */
export function hasSizeChoice(product: Pick<Product, 'sizes'>): boolean {
  return product.sizes.length > 1
}

/** Returns the color that is selected at first: that of the main picture, otherwise the first one. */
export function firstColor({ colors, pictures }: Pick<Product, 'colors' | 'pictures'>): Color | undefined {
  return colors.find(({ id }) => id === pictures[0]?.colorId) ?? colors[0]
}
