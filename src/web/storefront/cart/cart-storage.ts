import { toDinars } from '#domain/money.ts'
import { storedValue } from '#web/storefront/browser/browser-storage.ts'
import { isStoredId, priceFromStored, textFromStored } from '#web/storefront/browser/stored-fields.ts'
import { type Cart, type CartLine, clampQuantity, lineTotal, withLine } from './cart.ts'

/** The cart in browser storage, with the field names of the specification. */
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
}

export function cartToStored(cart: Cart): StoredLine[] {
  return cart.map((line) => ({
    productId: line.productId,
    name: line.name,
    model: line.model,
    price: toDinars(line.unitPrice),
    totalprice: toDinars(lineTotal(line)),
    quantity: line.quantity,
    size: line.sizeName,
    sizeId: line.sizeId,
    colorId: line.colorId ?? null,
    color: line.colorName ?? null,
    image: line.picture,
  }))
}

/** Parses a stored cart. Malformed lines are dropped, and duplicates are added up. */
export function cartFromStored(stored: unknown): Cart {
  const lines = Array.isArray(stored) ? stored.flatMap((line) => lineFromStored(line) ?? []) : []
  return lines.reduce<Cart>(withLine, [])
}

function lineFromStored(stored: Partial<Record<keyof StoredLine, unknown>> | null): CartLine | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { productId, sizeId, quantity, colorId, color } = stored
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
    picture: textFromStored(stored.image),
    unitPrice,
    quantity: clampQuantity(quantity),
  }
}
