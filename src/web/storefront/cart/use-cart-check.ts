import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { maxOrderLines } from '#domain/orders/order.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from './cart.ts'
import { type CartCheck, withCurrentLines } from './cart-check.ts'
import type { CartCheckResult } from './cart-check-result.ts'
import { linesField, linesToForm } from './cart-fields.ts'
import { storedCart } from './cart-storage.ts'

const debounceMilliseconds = 400

const emptyCheck: CartCheck = { current: [], gone: [], scarce: [] }

interface CartCheckState {
  /** The last check of the server. */
  readonly check: CartCheck
  readonly isUnreachable: boolean
}

/**
 * Checks the cart on the server when the page opens and, debounced, after every change, and updates names and prices.
 */
export function useCartCheck(cart: Cart): CartCheckState {
  const { submit, data: response } = useFetcher<CartCheckResult>()
  const lines = linesToForm(cart.slice(0, maxOrderLines))
  const hasChecked = useRef(false)

  useEffect(() => {
    if (lines === '[]') return
    const sendCheck = () => {
      hasChecked.current = true
      void submit({ [linesField]: lines }, { method: 'post', action: cartPath(), defaultShouldRevalidate: false })
    }
    const timer = setTimeout(sendCheck, hasChecked.current ? debounceMilliseconds : 0)
    return () => clearTimeout(timer)
  }, [lines, submit])

  useEffect(() => {
    if (response?.outcome === 'checked') storedCart.change((cart) => withCurrentLines(cart, response.check.current))
  }, [response])

  return {
    check: response?.outcome === 'checked' ? response.check : emptyCheck,
    isUnreachable: response !== undefined && response.outcome !== 'checked',
  }
}
