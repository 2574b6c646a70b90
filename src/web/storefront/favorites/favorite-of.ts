import { type Product, priceOf } from '#domain/catalog/product.ts'
import type { Favorite } from './favorites-storage.ts'

export type FavoriteCandidate = Pick<
  Product,
  'id' | 'name' | 'model' | 'regularPrice' | 'promotionalPrice' | 'pictures'
>

/** Returns a product as it is stored among the favorites. */
export function favoriteOf(product: FavoriteCandidate): Favorite {
  const { id, name, model, pictures } = product
  return { productId: id, name, model, unitPrice: priceOf(product), picture: pictures[0]?.fileName ?? '' }
}
