import type { Governorate } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import { optionalPayments, type PaymentMethod } from '#domain/payment-method.ts'
import { maxDeliveryFee, maxExchangeDays, maxFreeFrom, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { feeUpTo, optional, priceUpTo, wholeNumber } from '#web/forms/codec.ts'
import { fieldsByGovernorate } from './governorate-fields.ts'
import { settingFormOf, yesOrNo } from './setting-form.ts'

const { parts, feeHint, freeFromHint, exchangeHint, feeIn, offerChoices } = settingsMessages.saleTerms

const fee = feeUpTo(maxDeliveryFee)

/** The delivery fees, by governorate. */
const fees = fieldsByGovernorate('fee', fee, feeIn)

/** The names of the fields that say which payment methods customers are offered. */
export const offerFields = optionalPayments.map(offerField)

function offerField(method: PaymentMethod) {
  return `offer-${method}` as const
}

type Fields = Pick<SaleTerms, 'deliveryFee' | 'exchangeDays'> & { readonly freeFrom: Millimes | undefined } & Readonly<
    Record<`fee-${Governorate}`, Millimes | undefined> & Record<ReturnType<typeof offerField>, boolean>
  >

/** What delivery costs, how long pieces are exchanged, and which ways to pay are offered. */
export const saleTerms = settingFormOf<SaleTerms, Fields>({
  ...{ key: 'sale-terms', group: 'orders' },
  fields: {
    deliveryFee: { label: parts.deliveryFee, hint: feeHint, ...fee },
    // Free from nothing would be a fee of 0.
    freeFrom: { label: parts.freeFrom, hint: freeFromHint, ...optional(priceUpTo(maxFreeFrom)) },
    exchangeDays: { label: parts.exchangeDays, hint: exchangeHint(maxExchangeDays), ...wholeNumber(maxExchangeDays) },
    ...byOptionalPayment((method) => yesOrNo(orderNamesMessages.paymentMethods[method], offerChoices)),
    ...fees.fields,
  },
  names: { ...parts, ...fees.names },
  toFields: ({ deliveryFee, freeFrom, exchangeDays, feesByGovernorate, declinedPayments }) => ({
    ...{ deliveryFee, freeFrom, exchangeDays, ...fees.toFields(feesByGovernorate) },
    ...byOptionalPayment((method) => !declinedPayments.includes(method)),
  }),
  fromFields: ({ deliveryFee, freeFrom, exchangeDays, ...others }) => ({
    ...{ deliveryFee, ...(freeFrom !== undefined && { freeFrom }), exchangeDays },
    feesByGovernorate: fees.fromFields(others),
    declinedPayments: optionalPayments.filter((method) => !others[offerField(method)]),
  }),
})

function byOptionalPayment<Part>(partOf: (method: PaymentMethod) => Part) {
  const parts = optionalPayments.map((method) => [offerField(method), partOf(method)])
  return Object.fromEntries(parts) as Readonly<Record<ReturnType<typeof offerField>, Part>>
}
