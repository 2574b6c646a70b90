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

const parts = ['name', 'phone', 'email', 'address', 'city', 'governorate'] as const

export type DeliveryPart = (typeof parts)[number]

export interface DeliveryMerge {
  readonly merged: DeliveryCorrection
  /** What both have changed, each to something else: the one who saves has it in the merge. */
  readonly contested: readonly DeliveryPart[]
}

/** What two people have made of one delivery, each of whom may have touched other parts of it. */
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
    contested: parts.filter((part) => isMine(part) && theirs[part] !== began[part] && theirs[part] !== mine[part]),
  }
}

function partsOf({ customer: { name, phone, email }, address, city, governorate }: DeliveryCorrection) {
  return { name, phone, email, address, city, governorate }
}
