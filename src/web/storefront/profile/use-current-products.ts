import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { profilePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import type { Favorite } from '#web/storefront/favorites/favorites-storage.ts'
import { favoriteIdsField, favoriteIdsToForm } from './favorite-ids-fields.ts'

/**
 * A favorite as it is in the catalog now: `gone` when it is no longer sold, undefined until the server has responded.
 */
export type CurrentProduct = ProductOnCard | 'gone' | undefined

/**
 * Fetches current prices and stock of the favorites, or of other products. After one is removed nothing is fetched
 * again.
 */
export function useCurrentProducts(favorites: readonly Pick<Favorite, 'productId'>[]): {
  readonly isUnreachable: boolean
  currentOf(productId: number): CurrentProduct
} {
  const { submit, data: response } = useFetcher<FavoritesResult>()
  const found = response?.outcome === 'found' ? response : undefined
  const requestedIds = favoriteIdsToForm(favorites.map(({ productId }) => productId))
  const isFetched = requestedIds.split(',').every((id) => found?.requestedIds.includes(Number(id)))

  useEffect(() => {
    if (requestedIds === '' || isFetched) return
    void submit(
      { [favoriteIdsField]: requestedIds },
      { method: 'post', action: profilePath(), defaultShouldRevalidate: false },
    )
  }, [requestedIds, isFetched, submit])

  return {
    isUnreachable: response !== undefined && !found,
    currentOf: (productId) => {
      if (!found?.requestedIds.includes(productId)) return undefined
      return found.products.find(({ id }) => id === productId) ?? 'gone'
    },
  }
}

/** The favorites as they are in the catalog now; one that is not among the products is no longer sold. */
export type FavoritesResult =
  | { readonly outcome: 'found'; readonly requestedIds: readonly number[]; readonly products: readonly ProductOnCard[] }
  | { readonly outcome: 'unreadable' }
  | Unreachable
