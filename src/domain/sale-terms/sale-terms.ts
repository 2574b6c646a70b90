import type { Governorate } from '#domain/geography/governorate.ts'
import { dinars, type Millimes, millimes } from '#domain/money.ts'

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
  readonly hasPaypal: boolean
}

export const defaultSaleTerms: SaleTerms = {
  ...{ deliveryFee: dinars(8), feesByGovernorate: {}, exchangeDays: 7, hasPaypal: true },
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

/** The sale terms as every page of the storefront knows them. */
export interface PublicSaleTerms extends Omit<SaleTerms, 'feesByGovernorate'>, Promises {
  /** The lowest of all delivery fees, where they depend on the governorate; otherwise absent. */
  readonly lowestFee?: Millimes
}

export function publicSaleTerms({ feesByGovernorate, ...own }: SaleTerms, promises: Promises): PublicSaleTerms {
  const terms = { ...own, ...promises }
  const others = Object.values(feesByGovernorate).filter((fee) => fee !== own.deliveryFee)
  return others.length === 0 ? terms : { ...terms, lowestFee: millimes(Math.min(terms.deliveryFee, ...others)) }
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
