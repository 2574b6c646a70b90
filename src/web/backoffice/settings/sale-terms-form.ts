import { z } from 'zod'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { maxDeliveryFee, maxExchangeDays, maxFreeFrom, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { feeUpTo } from '#web/backoffice/forms/fee-field.ts'
import { oneOf, optional, withoutAbsent } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { yesOrNo } from './closed-days-fields.ts'
import { feeField } from './sale-terms-fields.ts'
import type { Typed } from './setting-result.ts'

const fee = feeUpTo(maxDeliveryFee)

export const saleTermsForm = z
  .object({
    deliveryFee: fee,
    // Free from nothing would be a fee of 0.
    freeFrom: optional(feeUpTo(maxFreeFrom).refine((amount) => amount > 0, 'price')),
    exchangeDays: wholeNumber(maxExchangeDays),
    hasPaypal: oneOf(yesOrNo).transform((answer) => answer === 'yes'),
    ...Object.fromEntries(governorates.map((governorate) => [feeField(governorate), optional(fee)])),
  })
  .transform(({ deliveryFee, freeFrom, exchangeDays, hasPaypal, ...typed }): SaleTerms => {
    const fees = governorates.flatMap((governorate): [Governorate, Millimes][] => {
      const own = (typed as Readonly<Record<string, Millimes | undefined>>)[feeField(governorate)]
      return own === undefined ? [] : [[governorate, own]]
    })
    return {
      ...withoutAbsent({ deliveryFee, freeFrom }),
      ...{ feesByGovernorate: Object.fromEntries(fees), exchangeDays, hasPaypal },
    }
  })

/** Returns the form values of the sale terms. */
export function saleTermsTexts(terms: SaleTerms): Typed {
  const { deliveryFee, feesByGovernorate, freeFrom, exchangeDays, hasPaypal } = terms
  const textOf = (amount: Millimes | undefined) => (amount === undefined ? '' : String(toDinars(amount)))
  return {
    ...{ deliveryFee: textOf(deliveryFee), freeFrom: textOf(freeFrom), exchangeDays: String(exchangeDays) },
    hasPaypal: hasPaypal ? 'yes' : 'no',
    ...Object.fromEntries(
      governorates.map((governorate) => [feeField(governorate), textOf(feesByGovernorate[governorate])]),
    ),
  }
}
