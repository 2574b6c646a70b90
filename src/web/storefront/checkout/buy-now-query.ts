import type { RequestedLine } from '#domain/orders/order.ts'
import { parseId } from '#web/http/parse-id.ts'
import { checkoutPath } from '#web/paths/storefront-paths.ts'
import { clampQuantity } from '#web/storefront/cart/cart.ts'

/**
 * Returns the line that is ordered without a cart; undefined when the query names no product: then the cart is ordered.
 * A form sends an empty field for a size or color that was not chosen. A quantity that is no whole number counts as 1.
 */
export function readBuyNowLine(search: URLSearchParams): RequestedLine | undefined {
  const product = search.get('product')
  if (product === null) return undefined
  const [sizeId, colorId] = [search.get('size'), search.get('color')].map((id) => (id ? parseId(id) : undefined))
  return {
    productId: parseId(product),
    ...(sizeId !== undefined && { sizeId }),
    ...(colorId !== undefined && { colorId }),
    quantity: clampQuantity(Number(search.get('quantity'))),
  }
}

export function buyNowPath({ productId, sizeId, colorId, quantity }: RequestedLine): string {
  return checkoutPath({ product: productId, size: sizeId, color: colorId, quantity })
}
