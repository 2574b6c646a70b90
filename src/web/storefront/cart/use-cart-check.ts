import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { maxOrderLines } from '#domain/orders/order.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from './cart.ts'
import { type CartCheck, withCurrentLines } from './cart-check.ts'
import type { CartCheckResult } from './cart-check-result.ts'
import { cityField, codeField, linesField, linesToForm } from './cart-fields.ts'
import { storedCart } from './cart-storage.ts'
import { storedQuote, withQuote } from './quote-storage.ts'

const debounceMilliseconds = 400

const emptyCheck: CartCheck = { current: [], gone: [], chooseAgain: [], scarce: [] }

interface CartCheckState {
  /** The last check of the server. */
  readonly check: CartCheck
  readonly isUnreachable: boolean
}

/**
 * Checks the cart on the server when the page opens and, debounced, after every change, and updates names and prices.
 * Once a city was typed at the checkout, the totals stay those for it.
 */
export function useCartCheck(cart: Cart): CartCheckState {
  const { submit, data: response } = useFetcher<CartCheckResult>()
  const lines = linesToForm(cart.slice(0, maxOrderLines))
  const { city, code } = storedQuote.use() ?? {}
  const hasChecked = useRef(false)

  useEffect(() => {
    if (lines === '[]') return
    const sendCheck = () => {
      hasChecked.current = true
      void submit(
        { [linesField]: lines, ...(city !== undefined && { [cityField]: city }), ...(code && { [codeField]: code }) },
        { method: 'post', action: cartPath(), defaultShouldRevalidate: false },
      )
    }
    const timer = setTimeout(sendCheck, hasChecked.current ? debounceMilliseconds : 0)
    return () => clearTimeout(timer)
  }, [lines, city, code, submit])

  useEffect(() => {
    if (response?.outcome !== 'checked') return
    storedCart.change((cart) => withCurrentLines(cart, response.check.current))
    storedQuote.change((quote) => quote && withQuote(quote, response.quote))
  }, [response])

  return {
    check: response?.outcome === 'checked' ? response.check : emptyCheck,
    isUnreachable: response !== undefined && response.outcome !== 'checked',
  }
}
