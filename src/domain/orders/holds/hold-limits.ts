import { dinars, type Millimes } from '#domain/money.ts'

/**
 * How much stock orders may hold before the shop has confirmed them on the phone. An order beyond a limit is a request:
 * it takes its pieces when it is confirmed.
 */
export interface HoldLimits {
  /** Of one order: pieces, and the price of its goods. */
  readonly orderPieces: number
  readonly orderValue: Millimes
  /** Of all unconfirmed orders with the same phone number, or with the same email address. */
  readonly customerPieces: number
  readonly customerValue: Millimes
  /** Of all unconfirmed orders that came from the same network. Many people may share one. */
  readonly networkPieces: number
  readonly networkValue: Millimes
  /** Of all unconfirmed orders of the shop: phone numbers are easily invented. */
  readonly shopPieces: number
  readonly shopValue: Millimes
  /** Percent of the pieces left of a variant that one order may hold, and always one piece. */
  readonly sizeShare: number
  /** Working hours to confirm an order before the office is reminded, and from then on until it is released. */
  readonly hoursToConfirm: number
  readonly hoursAfterReminder: number
}

export const defaultHoldLimits: HoldLimits = {
  ...{ orderPieces: 20, orderValue: dinars(1500) },
  ...{ customerPieces: 30, customerValue: dinars(2000) },
  ...{ networkPieces: 100, networkValue: dinars(6000) },
  ...{ shopPieces: 400, shopValue: dinars(25_000) },
  ...{ sizeShare: 50, hoursToConfirm: 16, hoursAfterReminder: 4 },
}

/** Upper bounds of the setting; the lower bound is 1. */
export const maxHoldPieces = 100_000
export const maxHoldValue = dinars(10_000_000)
export const maxSizeShare = 100
export const maxWorkingHours = 1000

/** Why an order is a request. */
export const requestReasons = [
  'order-size',
  'size-share',
  'last-pieces',
  'network',
  'shop',
  'phone',
  'email',
  'blocked',
] as const

export type RequestReason = (typeof requestReasons)[number]
