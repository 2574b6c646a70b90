import { type Millimes, toDinars } from '#domain/money.ts'
import { isStoredId, priceFromStored, textFromStored } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** A product among the favorites, as it was when added. */
export interface Favorite {
  readonly productId: number
  readonly name: string
  readonly model: string
  readonly unitPrice: Millimes
  /** File name of the main picture. */
  readonly picture: string
}

export type Favorites = readonly Favorite[]

/** The browser's favorites. Key and stored fields are those of the specification. */
export const storedFavorites = storedValue<Favorites>({
  key: 'hirfa.favourites',
  empty: [],
  parse: favoritesFromStored,
  format: favoritesToStored,
})

interface StoredFavorite {
  readonly productId: number
  readonly name: string
  readonly model: string
  readonly price: number
  readonly image: string
}

export function favoritesToStored(favorites: Favorites): StoredFavorite[] {
  return favorites.map(({ productId, name, model, unitPrice, picture }) => ({
    productId,
    name,
    model,
    price: toDinars(unitPrice),
    image: picture,
  }))
}

/** Drops invalid entries and duplicates. */
export function favoritesFromStored(stored: unknown): Favorites {
  return Array.isArray(stored) ? withoutDuplicates(stored.flatMap((entry) => favoriteFromStored(entry) ?? [])) : []
}

/** Adds a product to the favorites, or removes it when it is one. */
export function toggleFavorite(favorite: Favorite): void {
  storedFavorites.change((favorites) => {
    const others = favorites.filter(({ productId }) => productId !== favorite.productId)
    return others.length < favorites.length ? others : [...favorites, favorite]
  })
}

/** Returns the favorites with a removed one back at its position, unless it has been added again meanwhile. */
export function withFavoriteAt(favorites: Favorites, favorite: Favorite, position: number): Favorites {
  return withoutDuplicates([...favorites.slice(0, position), favorite, ...favorites.slice(position)])
}

function favoriteFromStored(stored: Partial<Record<keyof StoredFavorite, unknown>> | null): Favorite | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const unitPrice = priceFromStored(stored.price)
  const { productId } = stored
  if (!isStoredId(productId) || unitPrice === undefined) return undefined
  return {
    productId,
    name: textFromStored(stored.name),
    model: textFromStored(stored.model),
    unitPrice,
    picture: textFromStored(stored.image),
  }
}

function withoutDuplicates(favorites: Favorites): Favorites {
  return [...new Map(favorites.map((favorite) => [favorite.productId, favorite])).values()]
}
