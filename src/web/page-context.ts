import { createContext, RouterContextProvider } from 'react-router'
import type { House } from '#domain/house/house.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import type { OrderOutcome } from '#domain/orders/order-outcome.ts'
import type { PlaceOrder } from '#domain/orders/place-in-batches.ts'

/** What the server hands to every page. */
export interface PageSurroundings {
  readonly marketplace: Marketplace
  readonly placeOrder: PlaceOrder
  /** The facts of the house as they stand, or while the database is away as they were last. */
  readonly house: () => Promise<House>
  /** Where visitors find the shop, without a slash at the end. */
  readonly publicUrl: string
  /** A public form that comes back sooner was not filled in by a person; 0 believes everybody. */
  readonly leastFormSeconds: number
  /** What the log knows this request by. */
  readonly requestId?: string
}

export type PageContext = Readonly<RouterContextProvider>

const surroundings = createContext<PageSurroundings>()

export function pageContext(value: PageSurroundings): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(surroundings, value)
  return context
}

export function marketplaceIn(context: PageContext): Marketplace {
  return context.get(surroundings).marketplace
}

/** Places the order of whoever asks for the page. */
export function placeOrderIn(context: PageContext, request: OrderRequest): Promise<OrderOutcome> {
  const { placeOrder, marketplace } = context.get(surroundings)
  return placeOrder({ request, visitor: marketplace.visitor })
}

export function houseIn(context: PageContext): Promise<House> {
  return context.get(surroundings).house()
}

export function publicUrlIn(context: PageContext): string {
  return context.get(surroundings).publicUrl
}

export function leastFormSecondsIn(context: PageContext): number {
  return context.get(surroundings).leastFormSeconds
}

export function requestIdIn(context: PageContext): string | undefined {
  return context.get(surroundings).requestId
}
