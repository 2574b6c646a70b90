import { type Governorate, governorates } from '#domain/orders/governorate.ts'
import type { OrderFilter, OrderPlace } from '#domain/orders/order-filter.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import type { SeenOrder } from '#domain/orders/take-order-step.ts'
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

/** The address of the list so narrowed, with the ticks that are set in it. */
export function ordersAddress(filter: OrderFilter, place?: OrderPlace, ticked: readonly number[] = []): string {
  const query = new URLSearchParams()
  const { status, from, until, governorate, storeId, payment, source, words, phoneIsWrong } = filter
  const values = { state: status, from, until, governorate, store: storeId, payment, source, q: words }
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  if (phoneIsWrong) query.set('wrong-number', '1')
  if (place && 'olderThan' in place) query.set('older', String(place.olderThan))
  if (place && 'newerThan' in place) query.set('newer', String(place.newerThan))
  for (const id of ticked) query.append('ticked', String(id))
  return query.size > 0 ? `/admin/orders?${query}` : '/admin/orders'
}

/** Where printing leads back to: the list as it was left, with its ticks, or the sheet of an order. */
export function readReturn(query: URLSearchParams, printed: readonly number[]): string {
  const back = query.get('back') ?? ''
  if (/^\/admin\/orders\/[1-9]\d{0,15}$/.test(back)) return back
  const left = new URL(back.startsWith('/admin/orders') ? back : '/', 'http://list').searchParams
  return ordersAddress(readOrderFilter(left), readOrderPlace(left), printed)
}

/** Ids of orders, as checkboxes and addresses carry them: alone, or with where the order was seen. */
export function readIds(values: Iterable<unknown>): number[] {
  return Array.from(values, (value) => Number(seenParts.exec(String(value))?.[1] ?? 0)).filter((id) => id > 0)
}

const seenParts = /^([1-9]\d{0,15})(?:\.([a-z]+))?$/

/** An order in the list as its checkbox carries it: what is done with it is done on the ground of where it was seen. */
export function seenOrder({ id, status }: SeenOrder): string {
  return `${id}.${status}`
}

export function readSeenOrders(values: Iterable<unknown>): SeenOrder[] {
  return Array.from(values, (value) => seenParts.exec(String(value))).flatMap((parts) => {
    const status = among(orderStatuses, parts?.[2] ?? null)
    return status ? [{ id: Number(parts?.[1]), status }] : []
  })
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  return readIds([query.get(name)])[0]
}

function among<Known extends string>(known: readonly Known[], value: string | null): Known | undefined {
  return known.find((candidate) => candidate === value)
}
