import type { RequestedLine } from '#domain/orders/order.ts'
import { parseId } from '#web/http/parse-id.ts'
import { clampQuantity } from '../cart/cart.ts'

/** The query parameters of the checkout that say what is ordered without a cart. */
const parameterNames = { product: 'product', size: 'size', color: 'color', quantity: 'quantity' } as const

/**
 * Returns the line that is ordered without a cart; undefined when the query names no product: then the cart is ordered.
 * A form sends an empty field for a size or color that was not chosen. A quantity that is no number counts as 1.
 */
export function readBuyNowLine(search: URLSearchParams): RequestedLine | undefined {
  const product = search.get(parameterNames.product)
  if (product === null) return undefined
  const [sizeId, colorId] = [search.get(parameterNames.size), search.get(parameterNames.color)].map((id) =>
    id ? parseId(id) : undefined,
  )
  return {
    productId: parseId(product),
    ...(sizeId !== undefined && { sizeId }),
    ...(colorId !== undefined && { colorId }),
    quantity: clampQuantity(Number(search.get(parameterNames.quantity))),
  }
}

export function buyNowPath({ productId, sizeId, colorId, quantity }: RequestedLine): string {
  const { product, size, color, quantity: pieces } = parameterNames
  const search = new URLSearchParams({ [product]: String(productId) })
  if (sizeId !== undefined) search.set(size, String(sizeId))
  if (colorId !== undefined) search.set(color, String(colorId))
  search.set(pieces, String(quantity))
  return `/checkout?${search}`
}
