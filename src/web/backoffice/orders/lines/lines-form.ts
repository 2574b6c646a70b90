import { type Millimes, millimes } from '#domain/money.ts'
import { maxLineQuantity, maxOrderLines, type RequestedLine } from '#domain/orders/order.ts'
import { textIn } from '#web/forms/read-form.ts'

/** Reads the lines of an order. Lines with quantity 0 are removed; lines of one size and color are merged. */
export function readLines(form: FormData): RequestedLine[] {
  const lines = new Map<string, RequestedLine>()
  for (const line of enteredLines(form)) {
    const key = [line.productId, line.sizeId, line.colorId].join()
    const quantity = Math.min((lines.get(key)?.quantity ?? 0) + line.quantity, maxLineQuantity)
    if (quantity > 0) lines.set(key, { ...line, quantity })
  }
  return [...lines.values()]
}

/** Returns the lines as entered: the form has four fields for each, in the same order. */
export function enteredLines(form: FormData): RequestedLine[] {
  const column = (name: string) => form.getAll(name).map((value) => wholeNumber(String(value)))
  const [productIds, sizeIds, colorIds] = [column('productId'), column('sizeId'), column('colorId')]
  return column('quantity')
    .map((quantity, index) => ({
      productId: productIds[index] ?? 0,
      quantity: Math.min(quantity, maxLineQuantity),
      ...((sizeIds[index] ?? 0) > 0 && { sizeId: sizeIds[index] as number }),
      ...((colorIds[index] ?? 0) > 0 && { colorId: colorIds[index] as number }),
    }))
    .filter(({ productId }) => productId > 0)
    .slice(0, maxOrderLines)
}

/** Reads the total the operator saw, in millimes; 0 when none was shown yet. */
export function readClaimedTotal(form: FormData): Millimes {
  return millimes(wholeNumber(textIn(form, 'claimedTotal')))
}

function wholeNumber(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}
