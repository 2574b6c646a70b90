import type { Millimes } from '#domain/money.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { formatPrice } from '#web/text/format.ts'

interface GivenByCode {
  readonly amount: Millimes | undefined
  readonly percent: number | undefined
}

/** Says what a code gives: free delivery is neither an amount nor a percentage. */
export function codeGives({ amount, percent }: GivenByCode): string {
  const { discountCodes: messages } = backoffice
  if (percent !== undefined) return messages.percentOff(percent)
  return amount === undefined ? messages.freeDelivery : messages.amountOff(formatPrice(amount))
}
