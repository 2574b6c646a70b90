import { type Millimes, millimes } from '#domain/money.ts'
import { mostLines, mostPieces, type RequestedLine } from '#domain/orders/order.ts'
import { textIn } from '../../read-form.ts'

/** Reads the lines of an order. One of no pieces is taken out; those of one size and colour are one. */
export function readLines(form: FormData): RequestedLine[] {
  const lines = new Map<string, RequestedLine>()
  for (const line of typedLines(form)) {
    const key = [line.productId, line.sizeId, line.colorId].join()
    const quantity = Math.min((lines.get(key)?.quantity ?? 0) + line.quantity, mostPieces)
    if (quantity > 0) lines.set(key, { ...line, quantity })
  }
  return [...lines.values()]
}

/** The lines as they stand in the form: four fields each, in the same order. */
export function typedLines(form: FormData): RequestedLine[] {
  const column = (name: string) => form.getAll(name).map((value) => wholeNumber(String(value)))
  const [productIds, sizeIds, colorIds] = [column('productId'), column('sizeId'), column('colorId')]
  return column('quantity')
    .map((quantity, index) => ({
      productId: productIds[index] ?? 0,
      quantity: Math.min(quantity, mostPieces),
      ...((sizeIds[index] ?? 0) > 0 && { sizeId: sizeIds[index] as number }),
      ...((colorIds[index] ?? 0) > 0 && { colorId: colorIds[index] as number }),
    }))
    .filter(({ productId }) => productId > 0)
    .slice(0, mostLines)
}

/** The total the person has seen, in millimes; 0 when none has been shown. */
export function readClaimedTotal(form: FormData): Millimes {
  return millimes(wholeNumber(textIn(form, 'claimedTotal')))
}

function wholeNumber(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}
