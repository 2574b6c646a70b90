import type { OwnReturn } from '#domain/returns/own-returns.ts'
import { orderReturnMessages as texts } from '#page-messages/order-returns.ts'
import { formatMoment } from '#web/text/format.ts'
import type { HistoryRequest } from './order-history.ts'

/**
 * The steps of returns for the history of their order, in words. Made on the server: its page sends only the result.
 */
export function returnHistory(returns: readonly OwnReturn[]): HistoryRequest[] {
  return returns.flatMap(({ number, isByCustomer, askedAt, steps }) => {
    const all = [...(isByCustomer ? [{ status: 'asked' as const, at: askedAt }] : []), ...steps]
    return all.map(({ status, at }) => ({
      text: texts.timeline(number) + texts.states[status],
      ...{ at, on: formatMoment(at) },
    }))
  })
}
