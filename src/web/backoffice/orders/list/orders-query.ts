import { cutText } from '#domain/cut-text.ts'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { type OrderCursor, type OrderFilter, orderSorts } from '#domain/orders/lists/order-filter.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import type { ExpectedOrder } from '#domain/orders/status/advance-order-as-operator.ts'
import { paymentMethodNames } from '#domain/payment-method.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { choiceIn } from '#web/http/choice-in.ts'

const maxSearchLength = 120

/** The column of store ids is a 32-bit integer; orders have 64 bits. */
const maxStoreId = 2 ** 31 - 1

/** Reads the filter from query parameters. Invalid values are ignored. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const status = choiceIn(query, 'state', orderStatuses)
  const from = parseDay(query.get('from') ?? '')
  const until = parseDay(query.get('until') ?? '')
  const governorate = choiceIn<Governorate | 'unknown'>(query, 'governorate', [...governorates, 'unknown'])
  const storeId = idIn(query, 'store')
  const payment = choiceIn(query, 'payment', paymentMethodNames)
  const source = choiceIn(query, 'source', orderSources)
  const sort = choiceIn(query, 'sort', orderSorts)
  const search = cutText(cleanPlainLine(query.get('q') ?? ''), maxSearchLength)
  return {
    ...(status && { status }),
    ...(from && { from }),
    ...(until && { until }),
    ...(governorate && { governorate }),
    ...(storeId !== undefined && storeId <= maxStoreId && { storeId }),
    ...(payment && { payment }),
    ...(source && { source }),
    ...(search && { search }),
    ...(query.has('wrong-number') && { phoneIsWrong: true }),
    ...(query.has('overdue') && { isOverdue: true }),
    ...(query.has('requests') && { hasRequest: true }),
    ...(query.has('to-refund') && { owesRefund: true }),
    ...(sort && { sort }),
  }
}

/** Reads the cursor from query parameters; undefined for the first page. */
export function readOrderCursor(query: URLSearchParams): OrderCursor | undefined {
  const [after, before] = [idIn(query, 'after'), idIn(query, 'before')]
  if (after !== undefined) return { after }
  return before === undefined ? undefined : { before }
}

/** Reads ids of orders from form fields or query parameters, with or without a status after a dot. */
export function readIds(values: Iterable<unknown>): number[] {
  return Array.from(values, (value) => Number(seenParts.exec(String(value))?.[1] ?? 0)).filter((id) => id > 0)
}

const seenParts = /^([1-9]\d{0,15})(?:\.([a-z]+))?$/

/** Formats an order with its expected status as the value of its checkbox: `12.received`. */
export function expectedOrderToForm({ id, status }: ExpectedOrder): string {
  return `${id}.${status}`
}

export function readExpectedOrders(values: Iterable<unknown>): ExpectedOrder[] {
  return Array.from(values, (value) => seenParts.exec(String(value))).flatMap((parts) => {
    const status = orderStatuses.find((known) => known === parts?.[2])
    return status ? [{ id: Number(parts?.[1]), status }] : []
  })
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  return readIds([query.get(name)])[0]
}
