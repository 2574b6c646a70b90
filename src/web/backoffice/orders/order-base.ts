import { z } from 'zod'
import type { Email } from '#domain/email.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery-correction.ts'
import { isGovernorate } from '#domain/orders/governorate.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'
import { readBase } from '../read-base.ts'

const deliveryShape = z.object({
  customer: z.object({
    name: z.string(),
    email: z
      .string()
      .transform((text) => text as Email)
      .exactOptional(),
    phone: z.string().transform((text) => text as Phone),
  }),
  address: z.string(),
  city: z.string(),
  governorate: z.string().refine(isGovernorate).optional(),
})

const linesShape = z.array(
  z.object({ productId: z.int(), sizeId: z.int(), colorId: z.int().exactOptional(), quantity: z.int() }),
)

/** The delivery the form began with, which travels with it. Undefined when it was tampered with. */
export function readDeliveryBase(form: FormData): DeliveryCorrection | undefined {
  return readBase(form, 'deliveryBase', deliveryShape)
}

/** The lines the form began with, likewise. */
export function readLinesBase(form: FormData): RequestedLine[] | undefined {
  return readBase(form, 'linesBase', linesShape)
}
