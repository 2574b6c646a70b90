import { type Governorate, governorates } from '#domain/orders/governorate.ts'
import type { OrderFilter, OrderPlace } from '#domain/orders/order-filter.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { parseDay } from '#domain/tunis-day.ts'

const payments = ['cash-on-delivery', 'paypal'] as const
const longestSearch = 120

/** Reads the filter of an address. What is no filter narrows nothing. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const status = among(orderStatuses, query.get('state'))
  const from = parseDay(query.get('from') ?? '')
  const until = parseDay(query.get('until') ?? '')
  const governorate = among<Governorate | 'unknown'>([...governorates, 'unknown'], query.get('governorate'))
  const storeId = idIn(query, 'store')
  const payment = among(payments, query.get('payment'))
  const source = among(orderSources, query.get('source'))
  const words = (query.get('q') ?? '').trim().slice(0, longestSearch)
  return {
    ...(status && { status }),
    ...(from && { from }),
    ...(until && { until }),
    ...(governorate && { governorate }),
    ...(storeId !== undefined && { storeId }),
    ...(payment && { payment }),
    ...(source && { source }),
    ...(words && { words }),
    ...(query.has('wrong-number') && { phoneIsWrong: true }),
  }
}

export function readOrderPlace(query: URLSearchParams): OrderPlace | undefined {
  const [olderThan, newerThan] = [idIn(query, 'older'), idIn(query, 'newer')]
  if (olderThan !== undefined) return { olderThan }
  return newerThan === undefined ? undefined : { newerThan }
}

/** The address of the list so narrowed. */
export function ordersAddress(filter: OrderFilter, place?: OrderPlace): string {
  const query = new URLSearchParams()
  const { status, from, until, governorate, storeId, payment, source, words, phoneIsWrong } = filter
  const values = { state: status, from, until, governorate, store: storeId, payment, source, q: words }
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  if (phoneIsWrong) query.set('wrong-number', '1')
  if (place && 'olderThan' in place) query.set('older', String(place.olderThan))
  if (place && 'newerThan' in place) query.set('newer', String(place.newerThan))
  return query.size > 0 ? `/admin/orders?${query}` : '/admin/orders'
}

/** Ids of orders, as checkboxes and addresses carry them. */
export function readIds(values: Iterable<unknown>): number[] {
  return Array.from(values, (value) => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : 0)).filter(
    (id) => id > 0,
  )
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  return readIds([query.get(name)])[0]
}

function among<Known extends string>(known: readonly Known[], value: string | null): Known | undefined {
  return known.find((candidate) => candidate === value)
}
