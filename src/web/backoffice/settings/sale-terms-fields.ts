import type { Governorate } from '#domain/geography/governorate.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'

/** The name of the field with the delivery fee of a governorate. */
export function feeField(governorate: Governorate): string {
  return `fee-${governorate}`
}

/** The name of the field that says whether customers are offered a payment method. */
export function offerField(method: PaymentMethod): string {
  return `offer-${method}`
}
