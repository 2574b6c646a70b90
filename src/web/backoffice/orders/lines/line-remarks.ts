import type { LineRemarks } from '#domain/orders/lines/change-order-lines.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { formatPrice } from '#web/text/format.ts'

/** Says what changed lines mean for the customer besides the new total. */
export function lineRemarks({ risen, codeGivenUp, codeBack, losesFreeDelivery }: LineRemarks): string[] {
  const { lines: texts } = ordersMessages
  return [
    ...risen.map(({ name, from, to }) => texts.risen(name, formatPrice(from), formatPrice(to))),
    ...(codeGivenUp === undefined ? [] : [texts.codeGivenUp(codeGivenUp)]),
    ...(codeBack === undefined ? [] : [texts.codeBack(codeBack)]),
    ...(losesFreeDelivery ? [texts.losesFreeDelivery] : []),
  ]
}
