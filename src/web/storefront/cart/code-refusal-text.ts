import type { CodeRefusal } from '#domain/discounts/discount-code.ts'
import { discountCodeMessages as messages } from '#page-messages/discount-code.ts'
import { formatPrice } from '#web/text/format.ts'

/** Says why a code takes nothing off. */
export function codeRefusalText(refusal: CodeRefusal): string {
  return refusal.reason === 'minimum'
    ? messages.minimum(formatPrice(refusal.minimum))
    : messages.refusals[refusal.reason]
}
