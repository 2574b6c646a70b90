/** What is true of orders in a status. */
interface StatusFacts {
  /** The shop has to confirm it on the phone. */
  readonly isUnconfirmed: boolean
  /** It has its pieces: they are in no stock. */
  readonly hasPieces: boolean
  /** It has its pieces and may still be delivered. */
  readonly isOpen: boolean
  /** Its customer may cancel it. */
  readonly mayBeCanceled: boolean
  /** Its pieces are prepared for its parcel. */
  readonly isInPreparation: boolean
  /** Its lines can be changed. */
  readonly mayChangeLines: boolean
  /** Its recipient and address can be corrected. */
  readonly mayCorrectDelivery: boolean
  /** Its parcel is on the way, or was never found. */
  readonly isWithCourier: boolean
  /** It is over for its customer: nothing is sent or asked any more. */
  readonly isSettled: boolean
  /** It ended without a sale: no parcel is sent any more. */
  readonly endedWithoutSale: boolean
}

const never = {
  ...{ isUnconfirmed: false, hasPieces: false, isOpen: false, mayBeCanceled: false, isInPreparation: false },
  ...{ mayChangeLines: false, mayCorrectDelivery: false, isWithCourier: false },
  ...{ isSettled: false, endedWithoutSale: false },
} as const satisfies StatusFacts

const untilPacked = { mayBeCanceled: true, mayChangeLines: true, mayCorrectDelivery: true } as const
const withoutSale = { isSettled: true, endedWithoutSale: true } as const

/**
 * The statuses of orders, in the order of their life. `received` holds its pieces; `requested` takes them when it is
 * confirmed.
 */
const statuses = {
  requested: { ...never, ...untilPacked, isUnconfirmed: true },
  received: { ...never, ...untilPacked, isUnconfirmed: true, hasPieces: true, isOpen: true },
  confirmed: { ...never, ...untilPacked, hasPieces: true, isOpen: true, isInPreparation: true },
  packed: { ...never, hasPieces: true, isOpen: true, mayCorrectDelivery: true },
  shipped: { ...never, hasPieces: true, isOpen: true, isWithCourier: true },
  delivered: { ...never, hasPieces: true, isSettled: true },
  cancelled: { ...never, ...withoutSale },
  refused: { ...never, ...withoutSale, hasPieces: true },
  lost: { ...never, ...withoutSale, hasPieces: true, isWithCourier: true },
  'written-off': { ...never, ...withoutSale, hasPieces: true },
  returned: { ...never, ...withoutSale },
  /** It could not be confirmed in time. */
  released: { ...never, isSettled: true },
} as const satisfies Record<string, StatusFacts>

export type OrderStatus = keyof typeof statuses

type StatusThat<Fact extends keyof StatusFacts> = {
  [Status in OrderStatus]: (typeof statuses)[Status][Fact] extends true ? Status : never
}[OrderStatus]

export const orderStatuses = Object.keys(statuses) as readonly OrderStatus[]

function statusesThat<Fact extends keyof StatusFacts>(fact: Fact): readonly StatusThat<Fact>[] {
  return orderStatuses.filter((status): status is StatusThat<Fact> => statuses[status][fact])
}

export type UnconfirmedStatus = StatusThat<'isUnconfirmed'>

export const unconfirmedStatuses = statusesThat('isUnconfirmed')
export const openStatuses = statusesThat('isOpen')
export const settledStatuses = statusesThat('isSettled')
export const preparationStatuses = statusesThat('isInPreparation')
export const withCourierStatuses = statusesThat('isWithCourier')
/** The statuses of orders whose pieces are in stock. */
export const statusesWithoutPieces = orderStatuses.filter((status) => !statuses[status].hasPieces)

export const releasedStatus = 'released' satisfies OrderStatus

/** The status in which pieces count as sold. The triggers of the table `product_sales` count the same status. */
export const soldStatus = 'delivered' satisfies OrderStatus

export function isUnconfirmed(status: OrderStatus): status is UnconfirmedStatus {
  return statuses[status].isUnconfirmed
}

export function customerMayCancel(status: OrderStatus): boolean {
  return statuses[status].mayBeCanceled
}

export function mayCorrectDelivery(status: OrderStatus): boolean {
  return statuses[status].mayCorrectDelivery
}

export function isInPreparation(status: OrderStatus): boolean {
  return statuses[status].isInPreparation
}

export function mayChangeLines(status: OrderStatus): boolean {
  return statuses[status].mayChangeLines
}

export function hasPieces(status: OrderStatus): boolean {
  return statuses[status].hasPieces
}

export function endedWithoutSale(status: OrderStatus): boolean {
  return statuses[status].endedWithoutSale
}
