import type { Millimes } from '#domain/money.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { formatPrice } from '#web/text/format.ts'

interface GivenByCode {
  readonly amount: Millimes | undefined
  readonly percent: number | undefined
}

/** Says what a code gives: free delivery is neither an amount nor a percentage. */
export function codeGives({ amount, percent }: GivenByCode): string {
  if (percent !== undefined) return discountCodesMessages.percentOff(percent)
  return amount === undefined
    ? discountCodesMessages.freeDelivery
    : discountCodesMessages.amountOff(formatPrice(amount))
}
