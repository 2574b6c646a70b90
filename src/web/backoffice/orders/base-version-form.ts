import { z } from 'zod'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { readJson } from '#web/forms/form-fields.ts'

const email = z.custom<EmailAddress>((sent) => typeof sent === 'string' && parseEmailAddress(sent) === sent)
const phone = z.custom<Phone>((sent) => typeof sent === 'string' && parsePhone(sent) === sent)

const deliveryShape = z.object({
  customer: z.object({ name: z.string(), email: email.exactOptional(), phone }),
  address: z.string(),
  city: z.string(),
  governorate: z.string().refine(isGovernorate).optional(),
})

const linesShape = z.array(
  z.object({ productId: z.int(), sizeId: z.int(), colorId: z.int().exactOptional(), quantity: z.int() }),
)

/** Reads the base version of the delivery from its hidden field; undefined when it is malformed. */
export function readDeliveryBase(form: FormData): DeliveryCorrection | undefined {
  return readJson(form, 'deliveryBase', deliveryShape)
}

/** Reads the base version of the lines from its hidden field; undefined when it is malformed. */
export function readLinesBase(form: FormData): RequestedLine[] | undefined {
  return readJson(form, 'linesBase', linesShape)
}
