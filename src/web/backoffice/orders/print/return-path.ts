import { readIds, readOrderCursor, readOrderFilter } from '#web/backoffice/orders/list/orders-query.ts'
import { orderDetailsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'

/**
 * The history state of the print page when the previous entry is its return path: then the link goes a step back in the
 * history, which restores the list as it was left.
 */
export const returnPathIsPrevious = 'return-path-is-previous'

/** Reads where the print page leads back to: the list with the printed orders ticked, or the details of an order. */
export function readReturnPath(query: URLSearchParams, printed: readonly number[]): string {
  const back = query.get('back') ?? ''
  const [id] = readIds([back.slice(orderDetailsPath('').length)])
  if (id !== undefined && back === orderDetailsPath(id)) return back
  const left = new URL(back.startsWith(ordersPath()) ? back : ordersPath(), 'http://list').searchParams
  return ordersPath(readOrderFilter(left), readOrderCursor(left), printed)
}
