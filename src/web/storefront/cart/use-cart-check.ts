import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { mostLines } from '#domain/orders/order.ts'
import type { Cart } from './cart.ts'
import { type CartCheck, withCurrent } from './cart-check.ts'
import { linesField, linesToForm } from './cart-form.ts'
import type { clientAction } from './cart-page.tsx'
import { storedCart } from './cart-storage.ts'

const pauseMilliseconds = 400

const nothingKnown: CartCheck = { current: [], gone: [], scarce: [] }

interface CartChecking {
  /** What the shop last said. */
  readonly check: CartCheck
  readonly isUnreachable: boolean
}

/**
 * Asks the shop about the cart on arrival and, a little after, about every change, and brings the kept words and
 * prices up to date.
 */
export function useCartCheck(cart: Cart): CartChecking {
  const { submit, data: answer } = useFetcher<typeof clientAction>()
  const lines = linesToForm(cart.slice(0, mostLines))
  const hasAsked = useRef(false)

  useEffect(() => {
    if (lines === '[]') return
    const ask = () => {
      hasAsked.current = true
      void submit({ [linesField]: lines }, { method: 'post', action: '/cart', defaultShouldRevalidate: false })
    }
    const timer = setTimeout(ask, hasAsked.current ? pauseMilliseconds : 0)
    return () => clearTimeout(timer)
  }, [lines, submit])

  useEffect(() => {
    if (answer?.outcome === 'checked') storedCart.change((cart) => withCurrent(cart, answer.check.current))
  }, [answer])

  return {
    check: answer?.outcome === 'checked' ? answer.check : nothingKnown,
    isUnreachable: answer !== undefined && answer.outcome !== 'checked',
  }
}
