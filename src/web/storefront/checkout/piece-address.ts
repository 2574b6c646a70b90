import type { RequestedLine } from '#domain/orders/order.ts'
import { idFrom } from '../../or-404.ts'
import { orderable } from '../cart/cart.ts'

/** The names by which an address of the checkout says which piece is ordered without a cart. */
const pieceNames = { product: 'product', size: 'size', color: 'color', quantity: 'quantity' } as const

/**
 * The piece that an address of the checkout names; undefined when it names none. An empty field is one that was not
 * chosen; what is no number of pieces is one piece.
 */
export function readPieceAddress(search: URLSearchParams): RequestedLine | undefined {
  const product = search.get(pieceNames.product)
  if (product === null) return undefined
  const [sizeId, colorId] = [search.get(pieceNames.size), search.get(pieceNames.color)].map((id) =>
    id ? idFrom(id) : undefined,
  )
  return {
    productId: idFrom(product),
    ...(sizeId !== undefined && { sizeId }),
    ...(colorId !== undefined && { colorId }),
    quantity: orderable(Number(search.get(pieceNames.quantity))),
  }
}

export function pieceAddress({ productId, sizeId, colorId, quantity }: RequestedLine): string {
  const { product, size, color, quantity: pieces } = pieceNames
  const search = new URLSearchParams({ [product]: String(productId) })
  if (sizeId !== undefined) search.set(size, String(sizeId))
  if (colorId !== undefined) search.set(color, String(colorId))
  search.set(pieces, String(quantity))
  return `/checkout?${search}`
}
