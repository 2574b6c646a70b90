import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { promotionStateOn } from '#domain/catalog/admin/promotion-days.ts'
import {
  maxDisplayedStock,
  type Product,
  type ProductPicture,
  priceOf,
  promotionalPriceOf,
} from '#domain/catalog/product.ts'
import { pickFields } from '#domain/fields/field.ts'
import { publicProductFields } from '#domain/fields/product-fields.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

interface Surroundings {
  readonly pictures: readonly ProductPicture[]
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly today: TunisDay
}

/** Returns the product as visitors would see it if the draft were saved now, with the current stock and promotion. */
export function previewOf(item: AdminProduct, draft: ProductDraft, { pictures, stores, today }: Surroundings): Product {
  const { product, weeklyPrice: weekly } = item
  const own = promotionStateOn(today, draft) === 'running' ? draft.promotionalPrice : undefined
  const promotionalPrice = promotionalPriceOf({ regular: draft.regularPrice, weekly, own })
  const isNewlyMadeToOrder = draft.supply === 'made-to-order' && product.supply !== draft.supply
  const stockOf = (id: number | undefined) =>
    isNewlyMadeToOrder ? maxDisplayedStock : (product.sizes.find((size) => size.id === id)?.stock ?? 0)
  const { storeId, ...written } = pickFields(publicProductFields, draft)
  return {
    ...written,
    ...{ id: product.id, pictures },
    store: { ...product.store, id: storeId, name: stores.find(({ id }) => id === storeId)?.name ?? product.store.name },
    promotionalPrice,
    referencePrice: promotionalPrice === undefined ? undefined : (product.referencePrice ?? priceOf(product)),
    sizes: draft.sizes.map(({ id, name }, position) => ({ id: id ?? -position, name, stock: stockOf(id) })),
    variants: draft.sizes.map(({ id }, position) => ({
      id: id ?? -position,
      sizeId: id ?? -position,
      stock: stockOf(id),
    })),
    colors: draft.colors.map(({ id, name, swatch }, position) => ({ id: id ?? -position, name, swatch })),
  }
}
