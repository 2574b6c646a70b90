import { millimes } from '#domain/money.ts'
import { isPaidOnline, offeredPayments, paymentMethods } from '#domain/payment-method.ts'
import type { Promises, PublicSaleTerms, SaleTerms } from './sale-terms.ts'

/** Returns the sale terms as every page of the storefront knows them. A file of its own, which no page loads. */
export function publicSaleTerms(
  { feesByGovernorate, declinedPayments, ...own }: SaleTerms,
  promises: Promises,
  offered: { readonly hasGateway: boolean },
): PublicSaleTerms {
  const payments = offeredPayments(declinedPayments, offered).map((method) => {
    const { wire, isPrepaid } = paymentMethods[method]
    return { method, wire, isPrepaid, ...(isPaidOnline(method) && { isPaidOnline: true as const }) }
  })
  const terms = { ...own, ...promises, payments }
  const others = Object.values(feesByGovernorate).filter((fee) => fee !== own.deliveryFee)
  return others.length === 0 ? terms : { ...terms, lowestFee: millimes(Math.min(terms.deliveryFee, ...others)) }
}
