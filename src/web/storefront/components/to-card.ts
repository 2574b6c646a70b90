import type { Product } from '#domain/catalog/product.ts'
import { hasSeveralPrices } from '#domain/catalog/variant.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { backOnOf } from './back-on.ts'

/** For loaders, so that browsers get only what is shown, and no code that formats days. */
export function toCard({
  id,
  name,
  languageOf,
  model,
  category,
  store,
  mainColor,
  ...product
}: Product): ProductOnCard {
  const { regularPrice, promotionalPrice, referencePrice, preparationDays, colors, sizes, pictures } = product
  return {
    ...{ id, name, model, category, store, mainColor, colors, sizes },
    ...{ regularPrice, promotionalPrice, referencePrice, preparationDays },
    ...(languageOf && { languageOf }),
    backOn: backOnOf({ store }),
    hasSeveralPrices: hasSeveralPrices(product),
    pictures: pictures.slice(0, 1),
  }
}
