import type { DeliveryCorrection } from './delivery-correction.ts'
import type { Governorate } from './governorate.ts'
import type { Customer } from './order.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'

interface Delivered {
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string; readonly governorate?: Governorate }
}

/** Who gets the parcel and where, as a person would write it: the governorate only when it is another than the city's. */
export function writtenDelivery({ customer, delivery }: Delivered): DeliveryCorrection {
  const { address, city, governorate } = delivery
  return { customer, address, city, ...(governorate !== recognizeGovernorate(city) && { governorate }) }
}
