import { z } from 'zod'
import type { EmailAddress } from '#domain/email-address.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'
import { readJsonField } from '#web/backoffice/read-json-field.ts'

const deliveryShape = z.object({
  customer: z.object({
    name: z.string(),
    email: z
      .string()
      .transform((text) => text as EmailAddress)
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

/** Reads the base version of the delivery from its hidden field; undefined when it is malformed. */
export function readDeliveryBase(form: FormData): DeliveryCorrection | undefined {
  return readJsonField(form, 'deliveryBase', deliveryShape)
}

/** Reads the base version of the lines from its hidden field; undefined when it is malformed. */
export function readLinesBase(form: FormData): RequestedLine[] | undefined {
  return readJsonField(form, 'linesBase', linesShape)
}
