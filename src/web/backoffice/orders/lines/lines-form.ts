import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import { maxLineQuantity, maxOrderLines, type RequestedLine } from '#domain/orders/order.ts'
import { rawText, rawTexts, readFields } from '#web/forms/form-fields.ts'

const maxId = 2 ** 31 - 1

/** A whole number of the form; 0 for anything else. */
function wholeNumber(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}

const column = rawTexts.transform((sent) => sent.map(wholeNumber))

/** Ids of a repeated field; 0 where there is none. */
const idColumn = column.transform((numbers) => numbers.map((id) => (id > maxId ? 0 : id)))

/** The lines as entered: the form has four fields for each, in the same order. */
export const linesForm = z
  .object({ productId: idColumn, sizeId: idColumn, colorId: idColumn, quantity: column })
  .transform(({ productId: productIds, sizeId: sizeIds, colorId: colorIds, quantity }): RequestedLine[] =>
    quantity
      .map((quantity, index) => {
        const [productId = 0, sizeId = 0, colorId = 0] = [productIds[index], sizeIds[index], colorIds[index]]
        return {
          ...{ productId, quantity: Math.min(quantity, maxLineQuantity) },
          ...(sizeId > 0 && { sizeId }),
          ...(colorId > 0 && { colorId }),
        }
      })
      .filter(({ productId }) => productId > 0)
      .slice(0, maxOrderLines),
  )

/** The total the operator saw, in millimes; 0 when none was shown yet. */
export const claimedTotalForm = z.object({ claimedTotal: rawText.transform((text) => millimes(wholeNumber(text))) })

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

export function enteredLines(form: FormData): RequestedLine[] {
  return readFields(linesForm, form)
}

export function readClaimedTotal(form: FormData) {
  return readFields(claimedTotalForm, form).claimedTotal
}
