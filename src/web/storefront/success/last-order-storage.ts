import { type Millimes, toDinars } from '#domain/money.ts'
import { isStoredId, priceFromStored } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** The order placed last in this tab. */
export interface LastOrder {
  readonly number: string
  /** The token of the order's private page. */
  readonly token: string
  readonly total: Millimes
  /** Its payment method, which may be one of another version of the program. */
  readonly payment: string
  /** The formatted phone number that will be called. */
  readonly phone?: string
  readonly email?: string
  /** The shop calls before it takes the pieces. */
  readonly isRequest?: boolean
  /** It is paid on the page of the payment gateway, to which its customer goes on at once. */
  readonly isPaidOnline?: boolean
  /** Of the slowest piece that is made to order; 0 or absent without one. */
  readonly preparationDays?: number
  /** The visitor edited the form or stopped the order while it was being sent. */
  readonly isChangedTooLate?: boolean
}

export const storedLastOrder = storedValue<LastOrder | undefined>({
  key: 'hirfa.order',
  empty: undefined,
  parse: lastOrderFromStored,
  format: lastOrderToStored,
  lifetime: 'tab',
})

export function lastOrderToStored(order: LastOrder | undefined) {
  if (!order) return null
  const { total, number: orderNumber, ...rest } = order
  return { ...rest, orderNumber, total: toDinars(total) }
}

export function lastOrderFromStored(stored: unknown): LastOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const {
    orderNumber,
    token,
    total,
    payment,
    phone,
    email,
    isRequest,
    isPaidOnline,
    isChangedTooLate,
    preparationDays,
  } = stored as Record<string, unknown>
  const price = priceFromStored(total)
  if (typeof orderNumber !== 'string' || typeof token !== 'string' || price === undefined) return undefined
  if (typeof payment !== 'string') return undefined
  return {
    ...{ number: orderNumber, token, total: price, payment },
    ...(typeof phone === 'string' && { phone }),
    ...(typeof email === 'string' && { email }),
    ...(isRequest === true && { isRequest }),
    ...(isPaidOnline === true && { isPaidOnline }),
    ...(isChangedTooLate === true && { isChangedTooLate }),
    ...(isStoredId(preparationDays) && { preparationDays }),
  }
}
