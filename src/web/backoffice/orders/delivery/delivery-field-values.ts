import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import { formatPhone } from '#domain/phone.ts'
import type { DeliveryFieldValues } from './delivery-form.ts'

/** Returns the initial field values of a delivery. */
export function fieldValuesOf({ customer, address, city, governorate }: DeliveryCorrection): DeliveryFieldValues {
  const { name, phone, email = '' } = customer
  return { name, phone: formatPhone(phone), email, address, city, governorate: governorate ?? '' }
}
