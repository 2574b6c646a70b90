import { z } from 'zod'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { optionalPayments } from '#domain/payment-method.ts'
import { maxDeliveryFee, maxExchangeDays, maxFreeFrom, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { feeUpTo } from '#web/backoffice/forms/fee-field.ts'
import { oneOf, optional, withoutAbsent } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { yesOrNo } from './closed-days-fields.ts'
import { feeField, offerField } from './sale-terms-fields.ts'
import type { Typed } from './setting-result.ts'

const fee = feeUpTo(maxDeliveryFee)

export const saleTermsForm = z
  .object({
    deliveryFee: fee,
    // Free from nothing would be a fee of 0.
    freeFrom: optional(feeUpTo(maxFreeFrom).refine((amount) => amount > 0, 'price')),
    exchangeDays: wholeNumber(maxExchangeDays),
    ...Object.fromEntries(optionalPayments.map((method) => [offerField(method), oneOf(yesOrNo)])),
    ...Object.fromEntries(governorates.map((governorate) => [feeField(governorate), optional(fee)])),
  })
  .transform(({ deliveryFee, freeFrom, exchangeDays, ...typed }): SaleTerms => {
    const amounts = typed as Readonly<Record<string, Millimes | undefined>>
    const offers = typed as Readonly<Record<string, 'yes' | 'no'>>
    const fees = governorates.flatMap((governorate): [Governorate, Millimes][] => {
      const own = amounts[feeField(governorate)]
      return own === undefined ? [] : [[governorate, own]]
    })
    return {
      ...withoutAbsent({ deliveryFee, freeFrom }),
      ...{ feesByGovernorate: Object.fromEntries(fees), exchangeDays },
      declinedPayments: optionalPayments.filter((method) => offers[offerField(method)] === 'no'),
    }
  })

/** Returns the form values of the sale terms. */
export function saleTermsTexts(terms: SaleTerms): Typed {
  const { deliveryFee, feesByGovernorate, freeFrom, exchangeDays, declinedPayments } = terms
  const textOf = (amount: Millimes | undefined) => (amount === undefined ? '' : String(toDinars(amount)))
  return {
    ...{ deliveryFee: textOf(deliveryFee), freeFrom: textOf(freeFrom), exchangeDays: String(exchangeDays) },
    ...Object.fromEntries(
      optionalPayments.map((method) => [offerField(method), declinedPayments.includes(method) ? 'no' : 'yes']),
    ),
    ...Object.fromEntries(
      governorates.map((governorate) => [feeField(governorate), textOf(feesByGovernorate[governorate])]),
    ),
  }
}
