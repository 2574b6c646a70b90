import type { RequestedLine } from '#domain/orders/order.ts'

/** Where a product is met, in the color that was chosen. */
export function productPath({ productId, colorId }: Pick<RequestedLine, 'productId' | 'colorId'>): string {
  return `/product/${productId}${colorId === undefined ? '' : `?color=${colorId}`}`
}

/** The color that the address in the browser names. The server never reads it: the page is one for everybody. */
export function colorOfAddress(): number {
  return Number(new URLSearchParams(location.search).get('color'))
}

/** Puts the color into the address, for whoever copies it. */
export function nameColorInAddress(colorId: number): void {
  history.replaceState(history.state, '', `?color=${colorId}`)
}
