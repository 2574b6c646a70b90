import { isRouteErrorResponse } from 'react-router'
import { longestPreparation } from '#domain/orders/delivery/promised-time.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { clearOrdered } from '#web/storefront/cart/cart-changes.ts'
import { withCurrentLines } from '#web/storefront/cart/cart-check.ts'
import { cityField, linesSent } from '#web/storefront/cart/cart-fields.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { type CartQuote, storedQuote } from '#web/storefront/cart/quote-storage.ts'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { type CheckoutResponse, failureOf, type NoResponse } from './checkout-response.ts'
import { clearDraft } from './draft-storage.ts'
import { clearPendingOrder, setUnanswered, storedPendingOrder } from './pending-order-storage.ts'

/** After this time a request counts as unanswered. A retry is safe: the idempotency key makes it the same order. */
const timeoutMilliseconds = 30_000

/** Sends the order and updates browser storage with the response. */
export async function sendOrder(form: FormData, send: () => Promise<CheckoutResponse>): Promise<CheckoutResponse> {
  const { isSubmissionUnconfirmed } = storedPendingOrder.get()
  setUnanswered(true)
  const response = await withTimeout(send())
  switch (response.outcome) {
    case 'placed':
      storedLastOrder.change(() => ({
        ...response.order,
        preparationDays: longestPreparation(storedCart.get()),
      }))
      storedCart.change((cart) => clearOrdered(cart, linesSent(form)))
      clearPendingOrder()
      clearDraft()
      storedQuote.change(() => undefined)
      break
    case 'repriced':
      storedQuote.change(() => quoteOf(form, response.totals))
      setUnanswered(false)
      storedCart.change((cart) => withCurrentLines(cart, response.check.current))
      break
    // The order can be sent again without the code.
    case 'code-refused':
      storedQuote.change(() => quoteOf(form, response.totals))
      setUnanswered(false)
      break
    case 'unavailable':
      setUnanswered(false)
      storedCart.change((cart) => withCurrentLines(cart, response.check.current))
      break
    // The server looks up the key before it counts requests, so no earlier request was placed.
    case 'payment-not-offered':
    case 'rate-limited':
      setUnanswered(false)
      break
    // The server did not look up the key, so the outcome of an earlier request is still unknown.
    case 'wrong-fields':
    case 'unreadable':
      setUnanswered(isSubmissionUnconfirmed)
  }
  return response
}

function quoteOf(form: FormData, totals: Totals): CartQuote {
  const city = String(form.get(cityField) ?? '')
  return { city, totals, ...(totals.code !== undefined && { code: totals.code }) }
}

async function withTimeout(response: Promise<CheckoutResponse>): Promise<CheckoutResponse> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<{ outcome: NoResponse }>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: 'offline' }), timeoutMilliseconds)
  })
  try {
    return await Promise.race([response, timeout])
  } catch (error) {
    return { outcome: failureOf(isRouteErrorResponse(error) ? error.status : undefined, error) }
  } finally {
    clearTimeout(timer)
  }
}
