import type { Product } from '#domain/catalog/product.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { backOnOf } from './back-on.ts'
import { cardOf } from './product-card.tsx'

/** For loaders, so that browsers get only what is shown, and no code that formats days. */
export function toCard(product: Product): ProductOnCard {
  return cardOf(product, backOnOf(product))
}
