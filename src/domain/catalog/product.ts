import type { Millimes } from '../money.ts'
import type { Category } from './category.ts'
import type { Picture } from './picture.ts'

export interface Product {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly store: { readonly id: number; readonly name: string; readonly category: Category }
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes
  readonly description: string
  readonly mainColor: string
  readonly colors: readonly Color[]
  readonly sizes: readonly Size[]
  readonly pictures: readonly ProductPicture[]
  readonly widthMillimeters?: number
  readonly heightMillimeters?: number
  readonly weightGrams?: number
}

/**
 * Pages count the pieces of a size up to here, so that they hold while there are plenty; the few who want more learn in
 * the cart how many there are. Migration 0021 says the same number.
 */
export const countedPieces = 20

/** The unit of stock. The only size of a product without sizes has an empty name. */
export interface Size {
  readonly id: number
  readonly name: string
  readonly stock: number
}

/** `swatch` is `#rrggbb`. */
export interface Color {
  readonly id: number
  readonly name: string
  readonly swatch: string
}

export interface ProductPicture extends Picture {
  /** The color of the product it shows; undefined when it is for all of them. */
  readonly colorId?: number | undefined
}

/**
 * The pictures that show a product in a color: its own first, then those for all colors. Where there are none of either
 * kind the pictures of other colors are better than nothing. `pictureOfColor` in quote-lines.ts is its twin in SQL.
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

/** What a piece costs today. */
export function priceOf(product: Pick<Product, 'regularPrice' | 'promotionalPrice'>): Millimes {
  return product.promotionalPrice ?? product.regularPrice
}

/** How much less a piece costs today than otherwise, in whole percent and never more than it is; 0 without a promotion. */
export function reductionOf({
  regularPrice,
  promotionalPrice = regularPrice,
}: Pick<Product, 'regularPrice' | 'promotionalPrice'>): number {
  return Math.floor(((regularPrice - promotionalPrice) * 100) / regularPrice)
}

export function isInStock(product: Pick<Product, 'sizes'>): boolean {
  return product.sizes.some((size) => size.stock > 0)
}

/** Whether the visitor has a size to choose. A single one is a fact, whether it has a name or not. */
export function hasSizeChoice(product: Pick<Product, 'sizes'>): boolean {
  return product.sizes.length > 1
}

/** The color a visitor is shown before they choose: that of the main picture, otherwise the first. */
export function firstColor({ colors, pictures }: Pick<Product, 'colors' | 'pictures'>): Color | undefined {
  return colors.find(({ id }) => id === pictures[0]?.colorId) ?? colors[0]
}
