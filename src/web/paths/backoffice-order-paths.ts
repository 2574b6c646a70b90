import type { CallOutcome } from '#domain/orders/calls/call.ts'
import type { OrderCursor, OrderFilter } from '#domain/orders/lists/order-filter.ts'
import type { ReturnStatus } from '#domain/returns/order-return.ts'
import { inBackoffice } from './in-backoffice.ts'

// Links to the pages about orders and customers. `web/routes.ts` lists the same URLs as patterns.

/** Where a claim on an order to call is released. */
export function releaseClaimPath(): string {
  return inBackoffice('/calls/leave')
}

export interface CallsQuery {
  /** The order to call. */
  readonly orderId?: number
  /** Orders to leave out. */
  readonly skipped?: readonly number[]
  /** The call that was just recorded, by the number of its order. */
  readonly recorded?:
    | { readonly number: string; readonly outcome: CallOutcome; readonly stepId?: number | undefined }
    | undefined
}

/** Returns the path of the call queue. */
export function callsPath({ orderId, skipped, recorded }: CallsQuery = {}): string {
  return inBackoffice('/calls', {
    done: recorded?.number,
    outcome: recorded?.outcome,
    step: recorded?.stepId,
    skip: skipped,
    order: orderId,
  })
}

/** Returns the path of the order list with a filter and an order, a cursor and selected orders. */
export function ordersPath(filter: OrderFilter = {}, cursor?: OrderCursor, ticked?: readonly number[]): string {
  return inBackoffice('/orders', {
    state: filter.status,
    from: filter.from,
    until: filter.until,
    governorate: filter.governorate,
    store: filter.storeId,
    payment: filter.payment,
    source: filter.source,
    q: filter.search,
    'wrong-number': filter.phoneIsWrong ? 1 : undefined,
    overdue: filter.isOverdue ? 1 : undefined,
    requests: filter.hasRequest ? 1 : undefined,
    'to-refund': filter.owesRefund ? 1 : undefined,
    sort: filter.sort,
    after: cursor && 'after' in cursor ? cursor.after : undefined,
    before: cursor && 'before' in cursor ? cursor.before : undefined,
    ticked,
  })
}

export function orderDetailsPath(id: number | string): string {
  return inBackoffice(`/orders/${id}`)
}

/** What makers cannot prepare of confirmed orders. */
export function preparationsPath(): string {
  return inBackoffice('/preparations')
}

/** Where notes that a browser has kept are sent. */
export function orderNotesPath(orderId: number): string {
  return inBackoffice(`/orders/${orderId}/notes`)
}

interface ReturnsQuery {
  /** Which ones: `waiting` for the office by default. */
  readonly state?: ReturnStatus
}

export function returnsPath({ state }: ReturnsQuery = {}): string {
  return inBackoffice('/returns', { state })
}

export function returnPath(id: number): string {
  return inBackoffice(`/returns/${id}`)
}

export function returnPhotoPath(photoId: number): string {
  return inBackoffice(`/returns/photos/${photoId}`)
}

/** Two orders that look like one placed twice, side by side. */
export function duplicatesPath(id: number, otherId: number): string {
  return inBackoffice(`/orders/${id}/duplicates/${otherId}`)
}

interface CustomersLink {
  readonly phone?: string
  /** What has just been done to the block, which the page says. */
  readonly done?: 'blocked' | 'ended'
}

/** The page of the customer with a phone number, or the search for one. */
export function customersPath({ phone, done }: CustomersLink = {}): string {
  return inBackoffice('/customers', { phone, ...(done && { [done]: '' }) })
}

export function newOrderPath(): string {
  return inBackoffice('/orders/new')
}

/** What is printed for an order. */
export type PrintedPaper = 'slips' | 'labels'

/**
 * Returns the path of the print page. A form adds `what` and the orders itself. `back` is the path it leads back to.
 */
export function printPath(query: { what?: PrintedPaper; id?: number; back?: string } = {}): string {
  return inBackoffice('/orders/print', query)
}

/** The data of the last order from a phone number. */
export function previousCustomerPath(phone: string): string {
  return inBackoffice('/orders/customer', { phone })
}

/** The products that match a search, for adding a line to an order. */
export function productSearchPath(searchText: string): string {
  return inBackoffice('/orders/pieces', { q: searchText })
}
