import { type Millimes, toDinars } from '#domain/money.ts'
import { storedValue } from '../browser-storage.ts'
import { isStoredId, priceFromStored, textFromStored } from '../stored-fields.ts'

/** A product the visitor wants to find again, as it looked when kept. */
export interface Favourite {
  readonly productId: number
  readonly name: string
  readonly model: string
  readonly unitPrice: Millimes
  /** File name of the main picture. */
  readonly picture: string
}

export type Favourites = readonly Favourite[]

/** The favourites of this browser, in the words of the specification. */
export const storedFavourites = storedValue<Favourites>({
  key: 'hirfa.favourites',
  empty: [],
  parse: favouritesFromStored,
  format: favouritesToStored,
})

interface StoredFavourite {
  readonly productId: number
  readonly name: string
  readonly model: string
  readonly price: number
  readonly image: string
}

export function favouritesToStored(favourites: Favourites): StoredFavourite[] {
  return favourites.map(({ productId, name, model, unitPrice, picture }) => ({
    productId,
    name,
    model,
    price: toDinars(unitPrice),
    image: picture,
  }))
}

/** Entries that make no sense are left out, and doubles too. */
export function favouritesFromStored(stored: unknown): Favourites {
  return Array.isArray(stored) ? withoutDoubles(stored.flatMap((entry) => favouriteFromStored(entry) ?? [])) : []
}

/** Keeps a product, or lets it go when it was kept. */
export function toggleFavourite(favourite: Favourite): void {
  storedFavourites.change((favourites) => {
    const others = favourites.filter(({ productId }) => productId !== favourite.productId)
    return others.length < favourites.length ? others : [...favourites, favourite]
  })
}

/** Puts a favourite back where it was, if it has not come back meanwhile. */
export function withFavouriteAt(favourites: Favourites, favourite: Favourite, position: number): Favourites {
  return withoutDoubles([...favourites.slice(0, position), favourite, ...favourites.slice(position)])
}

function favouriteFromStored(stored: Partial<Record<keyof StoredFavourite, unknown>> | null): Favourite | undefined {
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

function withoutDoubles(favourites: Favourites): Favourites {
  return [...new Map(favourites.map((favourite) => [favourite.productId, favourite])).values()]
}
