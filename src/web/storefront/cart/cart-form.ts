import { z } from 'zod'
import { maxLineQuantity, maxOrderLines, type RequestedLine } from '#domain/orders/order.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'
import { linesField } from './cart-fields.ts'

const id = z.int32().min(1)

const cartLine = z
  .object({
    productId: id,
    sizeId: id.nullish(),
    colorId: id.nullish(),
    quantity: z.int().min(1).max(maxLineQuantity),
  })
  .transform(
    ({ productId, sizeId, colorId, quantity }): RequestedLine => ({
      productId,
      ...(typeof sizeId === 'number' && { sizeId }),
      ...(typeof colorId === 'number' && { colorId }),
      quantity,
    }),
  )

/** The lines of a cart; undefined when they are malformed. */
export const cartLines = jsonIn(z.array(cartLine).min(1).max(maxOrderLines))

export const cartForm = z.object({ [linesField]: cartLines })

/** Reads the lines of a form; undefined when they are malformed. */
export function readCartForm(form: FormData): readonly RequestedLine[] | undefined {
  return readFields(cartForm, form).orderItems
}
