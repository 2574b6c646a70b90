import { type Product, type ProductPicture, picturesOfColor, priceOf } from '#domain/catalog/product.ts'
import { namedPartsOf, pricesOfVariant } from '#domain/catalog/variant.ts'
import type { Category } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { deliveryFeeOf, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { FeedTarget } from './feed-target.ts'
import { googleCategoryOf } from './google-category.ts'
import type { FeedProduct } from './list-feed-products.ts'

/** A piece that can be bought, as a product feed lists it: a variant of a product. */
export interface FeedItem {
  /** Stays the same while the product has one variant, or several. */
  readonly id: string
  /** Shared by the variants of a product. */
  readonly groupId: string | undefined
  readonly productId: number
  readonly title: string
  readonly description: string
  readonly brand: string
  readonly category: Category
  readonly color: { readonly id: number; readonly name: string } | undefined
  readonly size: string | undefined
  readonly isInStock: boolean
  /** Working days until it can be sent, of a piece that is made to order. */
  readonly preparationDays: number | undefined
  /** What a page shows as its price, or struck out beside the sale price. */
  readonly price: Millimes
  readonly sale: Sale | undefined
  /** The highest delivery fee of the shop for this piece alone: nobody pays more than the feed says. */
  readonly deliveryFee: Millimes
  readonly googleCategory: string | undefined
  readonly pictures: readonly ProductPicture[]
}

interface Sale {
  readonly price: Millimes
  /** Undefined for a promotion without an end. */
  readonly period: { readonly startsAt: Date; readonly endsAt: Date } | undefined
}

/** What all items of a feed share. */
export interface FeedTerms {
  readonly target: FeedTarget
  readonly saleTerms: Pick<SaleTerms, 'deliveryFee' | 'feesByGovernorate' | 'freeFrom'>
  readonly googleCategories: Readonly<Record<string, string>>
}

/** Returns the items of a product, one for each variant. */
export function feedItemsOf({ product, salePeriod }: FeedProduct, terms: FeedTerms): FeedItem[] {
  const { target, saleTerms, googleCategories } = terms
  const isSingle = product.variants.length === 1
  return product.variants.map((variant) => {
    const { price, salePrice } = activePrices(product, variant)
    const choices = namedPartsOf(product, variant).map(({ name }) => name)
    const color = colorOf(product, variant.colorId)
    return {
      id: isSingle ? `${product.id}` : `${product.id}-${variant.id}`,
      groupId: isSingle ? undefined : `${product.id}`,
      productId: product.id,
      title: cutText([product.name, ...choices].join(' – '), target.maxTitle),
      description: cutText(product.description, target.maxDescription),
      brand: cutText(product.store.name, target.maxBrand),
      category: product.category,
      ...{ color, size: product.sizes.find(({ id }) => id === variant.sizeId)?.name || undefined },
      isInStock: variant.stock > 0,
      preparationDays: product.preparationDays,
      ...{ price, sale: salePrice && { price: salePrice, period: salePeriod } },
      deliveryFee: highestFee(saleTerms, salePrice ?? price),
      googleCategory: googleCategoryOf(googleCategories, product.category),
      pictures: picturesOfColor(product.pictures, color?.id),
    }
  })
}

/** As the page of a product and its structured data say it: a reduction counts from the reference price. */
function activePrices(product: Product, variant: Product['variants'][number]) {
  const shown = pricesOfVariant(product, variant)
  const active = priceOf(shown)
  const { referencePrice = active } = shown
  return referencePrice > active ? { price: referencePrice, salePrice: active } : { price: active }
}

/** The color of the variant; of a product with one color, that one. */
function colorOf({ colors }: Product, colorId: number | undefined) {
  return colorId === undefined ? (colors.length === 1 ? colors[0] : undefined) : colors.find(({ id }) => id === colorId)
}

function highestFee(terms: FeedTerms['saleTerms'], goods: Millimes): Millimes {
  const elsewhere = Object.values(terms.feesByGovernorate)
  const deliveryFee = millimes(Math.max(terms.deliveryFee, ...elsewhere))
  return deliveryFeeOf({ ...terms, deliveryFee }, { goods })
}
