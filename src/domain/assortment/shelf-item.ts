import { isInStock, type Product } from '../catalog/product.ts'
import type { Millimes } from '../money.ts'
import type { ProductDraft } from './product-draft.ts'

/** A product as people of the shop see it: as visitors do, and what visitors are not told. */
export interface ShelfItem {
  readonly product: Product
  /** The promotional price of its own; `product` has that of the week while there is one. */
  readonly ownPromotionalPrice?: Millimes
  readonly retiredAt?: Date
  /** Then visitors do not meet it either, whether it is retired itself or not. */
  readonly isStoreRetired: boolean
}

/** What it costs only because it is the product of the week; undefined when it is not, or that changes nothing. */
export function weeklyPriceOf({ product, ownPromotionalPrice }: ShelfItem): Millimes | undefined {
  return product.promotionalPrice === ownPromotionalPrice ? undefined : product.promotionalPrice
}

/** Why visitors do not find a product, or cannot order it. */
export type Hindrance = 'retired' | 'store-retired' | 'sold-out' | 'without-picture' | 'without-description'

/** What stands between a product and a visitor who would buy it, the gravest first. */
export function hindrancesOf({ product, retiredAt, isStoreRetired }: ShelfItem): Hindrance[] {
  return [
    ...(retiredAt ? (['retired'] as const) : []),
    ...(isStoreRetired ? (['store-retired'] as const) : []),
    ...(isInStock(product) ? [] : (['sold-out'] as const)),
    ...(product.pictures.length > 0 ? [] : (['without-picture'] as const)),
    ...(product.description.trim() !== '' ? [] : (['without-description'] as const)),
  ]
}

export function draftOf({ product, ownPromotionalPrice }: ShelfItem): ProductDraft {
  const { store, name, model, category, description, regularPrice, mainColor } = product
  const { widthMillimeters, heightMillimeters, weightGrams } = product
  return {
    storeId: store.id,
    name,
    model,
    category,
    description,
    regularPrice,
    ...(ownPromotionalPrice !== undefined && { promotionalPrice: ownPromotionalPrice }),
    mainColor,
    ...(widthMillimeters !== undefined && { widthMillimeters }),
    ...(heightMillimeters !== undefined && { heightMillimeters }),
    ...(weightGrams !== undefined && { weightGrams }),
    sizes: product.sizes.map(({ id, name }) => ({ id, name })),
    colors: product.colors.map(({ id, name, swatch }) => ({ id, name, swatch })),
    pictures: product.pictures.map(({ fileName, alt, colorId }) => ({
      ...{ fileName, alt },
      ...(colorId !== undefined && { colorId }),
    })),
  }
}
