import type { Governorate } from '#domain/geography/governorate.ts'
import type { Customer } from '#domain/orders/order.ts'

/** The corrected recipient and address of an order. */
export interface DeliveryCorrection {
  readonly customer: Customer
  readonly address: string
  readonly city: string
  /** Derived from the city when undefined. */
  readonly governorate?: Governorate | undefined
}

const parts = ['name', 'phone', 'email', 'address', 'city', 'governorate'] as const

export type DeliveryPart = (typeof parts)[number]

export interface DeliveryMerge {
  readonly merged: DeliveryCorrection
  /** The fields that both have changed to different values; `merged` has the values of `edited`. */
  readonly conflicts: readonly DeliveryPart[]
}

/** Three-way merge of two edits of one delivery. */
export function mergeDeliveries(
  base: DeliveryCorrection,
  edited: DeliveryCorrection,
  current: DeliveryCorrection,
): DeliveryMerge {
  const [began, mine, theirs] = [partsOf(base), partsOf(edited), partsOf(current)]
  const isMine = (part: DeliveryPart) => mine[part] !== began[part]
  const taken = <Part extends DeliveryPart>(part: Part) => (isMine(part) ? mine : theirs)[part]
  const email = taken('email')
  return {
    merged: {
      customer: { name: taken('name'), ...(email && { email }), phone: taken('phone') },
      address: taken('address'),
      city: taken('city'),
      governorate: taken('governorate'),
    },
    conflicts: parts.filter((part) => isMine(part) && theirs[part] !== began[part] && theirs[part] !== mine[part]),
  }
}

function partsOf({ customer: { name, phone, email }, address, city, governorate }: DeliveryCorrection) {
  return { name, phone, email, address, city, governorate }
}
