import type { Governorate } from './governorate.ts'
import type { Customer } from './order.ts'

/** Who gets the parcel and where, as it should have been. */
export interface DeliveryCorrection {
  readonly customer: Customer
  readonly address: string
  readonly city: string
  /** Left out, it follows the city. */
  readonly governorate?: Governorate | undefined
}
