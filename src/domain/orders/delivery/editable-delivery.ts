import { findGovernorate } from '#domain/geography/find-governorate.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Customer } from '#domain/orders/order.ts'
import type { DeliveryCorrection } from './delivery-correction.ts'

interface Delivered {
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string; readonly governorate?: Governorate }
}

/**
 * Returns recipient and address for the form that corrects them: the governorate only when it differs from the city's.
 */
export function editableDelivery({ customer, delivery }: Delivered): DeliveryCorrection {
  const { address, city, governorate } = delivery
  return { customer, address, city, ...(governorate !== findGovernorate(city) && { governorate }) }
}
