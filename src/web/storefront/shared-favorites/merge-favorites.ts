import type { Favorites } from '#web/storefront/favorites/favorites-storage.ts'

/** Returns the favorites with others behind them. Those that are among them already stay as they are. */
export function withFavorites(favorites: Favorites, others: Favorites): Favorites {
  const known = new Set(favorites.map(({ productId }) => productId))
  return [...favorites, ...others.filter(({ productId }) => !known.has(productId))]
}

export function withoutFavorites(favorites: Favorites, ids: readonly number[]): Favorites {
  return favorites.filter(({ productId }) => !ids.includes(productId))
}
