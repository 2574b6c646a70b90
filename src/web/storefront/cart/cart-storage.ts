import { type Locale, locales } from '#domain/locale.ts'
import { toDinars } from '#domain/money.ts'
import type { LineLanguages } from '#domain/orders/order.ts'
import { isStoredId, priceFromStored, textFromStored } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'
import { type Cart, type CartLine, clampQuantity, lineTotal, withLine } from './cart.ts'

/**
 * The cart in browser storage, with the fields of the specification, the name of the color, the languages of the
 * names and the days in which it is made to order.
 */
export const storedCart = storedValue<Cart>({
  key: 'hirfa.cart',
  empty: [],
  parse: cartFromStored,
  format: cartToStored,
})

interface StoredLine {
  readonly productId: number
  readonly name: string
  readonly model: string
  readonly price: number
  readonly totalprice: number
  readonly quantity: number
  readonly size: string
  readonly sizeId: number
  readonly colorId: number | null
  readonly color: string | null
  readonly image: string
  readonly languages?: LineLanguages
  readonly preparationDays?: number | undefined
}

export function cartToStored(cart: Cart): StoredLine[] {
  return cart.map((line) => {
    const { unitPrice, sizeName, colorId = null, colorName = null, picture, ...asNamed } = line
    return {
      ...asNamed,
      price: toDinars(unitPrice),
      totalprice: toDinars(lineTotal(line)),
      size: sizeName,
      colorId,
      color: colorName,
      image: picture,
    }
  })
}

/** Parses a stored cart. Malformed lines are dropped, and duplicates are added up. */
export function cartFromStored(stored: unknown): Cart {
  const lines = Array.isArray(stored) ? stored.flatMap((line) => lineFromStored(line) ?? []) : []
  return lines.reduce<Cart>(withLine, [])
}

function lineFromStored(stored: Partial<Record<keyof StoredLine, unknown>> | null): CartLine | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { productId, sizeId, quantity, colorId, color, preparationDays } = stored
  const unitPrice = priceFromStored(stored.price)
  if (!isStoredId(productId) || !isStoredId(sizeId)) return undefined
  if (unitPrice === undefined || typeof quantity !== 'number') return undefined
  return {
    productId,
    sizeId,
    ...(isStoredId(colorId) && { colorId }),
    name: textFromStored(stored.name),
    model: textFromStored(stored.model),
    sizeName: textFromStored(stored.size),
    ...(typeof color === 'string' && { colorName: color }),
    languages: languagesFromStored(stored.languages),
    picture: textFromStored(stored.image),
    unitPrice,
    ...(isStoredId(preparationDays) && { preparationDays }),
    quantity: clampQuantity(quantity),
  }
}

function languagesFromStored(stored: unknown): LineLanguages {
  const languages = Object.entries(stored ?? {})
  return Object.fromEntries(languages.filter(([, language]) => locales.includes(language as Locale)))
}
