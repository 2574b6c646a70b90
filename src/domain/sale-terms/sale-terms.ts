import type { Governorate } from '#domain/geography/governorate.ts'
import { dinars, type Millimes, millimes } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'

/** What the shop asks for delivery and grants its customers; a setting. */
export interface SaleTerms {
  /** The delivery fee where no other applies, and until the place of delivery is known. */
  readonly deliveryFee: Millimes
  /** The delivery fees of governorates that have their own. */
  readonly feesByGovernorate: Readonly<Partial<Record<Governorate, Millimes>>>
  /** Delivery is free for pieces of at least this much, discounts taken off; absent: never. */
  readonly freeFrom?: Millimes
  /** How long a delivered piece may be exchanged, in days. */
  readonly exchangeDays: number
  /** The optional payment methods that customers are not offered. */
  readonly declinedPayments: readonly PaymentMethod[]
}

/** The delivery fee (shipping cost) of an order, and the days to exchange, unless an owner sets others. */
export const shippingPrice = dinars(8)
const exchangeDays = 7

export const defaultSaleTerms: SaleTerms = {
  ...{ deliveryFee: shippingPrice, feesByGovernorate: {}, exchangeDays, declinedPayments: [] },
}

export const maxDeliveryFee = dinars(1000)
export const maxFreeFrom = dinars(100_000)
export const maxExchangeDays = 90

/** What other settings say that customers are promised. */
export interface Promises {
  /** From the confirmation to the delivery, at most. */
  readonly deliveryHours: number
  /** Working days to withdraw from a purchase, and to pay back. */
  readonly withdrawalDays: number
  readonly refundDays: number
}

export const defaultPromises: Promises = { deliveryHours: 48, withdrawalDays: 10, refundDays: 10 }

/** A payment method that customers are offered. */
export interface OfferedPayment {
  readonly method: PaymentMethod
  readonly wire: string
  readonly isPrepaid: boolean
  readonly isPaidOnline?: true
}

/** The sale terms as every page of the storefront knows them. */
export interface PublicSaleTerms extends Omit<SaleTerms, 'feesByGovernorate' | 'declinedPayments'>, Promises {
  /** The lowest of all delivery fees, where they depend on the governorate; otherwise absent. */
  readonly lowestFee?: Millimes
  readonly payments: readonly OfferedPayment[]
}

/** For an error page without loader data, where nobody orders. */
export const publicTermsWithoutData: PublicSaleTerms = {
  ...{ deliveryFee: shippingPrice, exchangeDays, ...defaultPromises, payments: [] },
}

export interface Delivery {
  /** The total of the pieces, discounts taken off. */
  readonly goods: Millimes
  /** Undefined until the place of delivery is known. */
  readonly governorate?: Governorate | undefined
}

/** Returns the delivery fee of an order. */
export function deliveryFeeOf(
  { deliveryFee, freeFrom, ...terms }: Pick<SaleTerms, 'deliveryFee' | 'freeFrom'> & Partial<SaleTerms>,
  { goods, governorate }: Delivery,
): Millimes {
  if (freeFrom !== undefined && goods >= freeFrom) return millimes(0)
  return (governorate && terms.feesByGovernorate?.[governorate]) ?? deliveryFee
}
