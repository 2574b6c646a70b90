import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { cartPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import type { CartCheckResult } from '#web/storefront/cart/cart-check-result.ts'
import { cityField, codeField, linesField, linesToForm } from '#web/storefront/cart/cart-fields.ts'
import { storedQuote, withQuote } from '#web/storefront/cart/quote-storage.ts'
import { storedDraft } from './draft-storage.ts'

const debounceMilliseconds = 500

/**
 * Asks the server for the totals of a cart whenever its city or its lines change, where the delivery fee depends on the
 * city or a discount code is applied.
 */
export function QuoteUpdater({ cart }: { cart: Cart }) {
  const { submit, data: response } = useFetcher<CartCheckResult>()
  const city = storedDraft.use()[cityField]
  const code = storedQuote.use()?.code
  const lines = linesToForm(cart)

  useEffect(() => {
    const ask = () =>
      void submit(
        { [linesField]: lines, [cityField]: city, ...(code && { [codeField]: code }) },
        { method: 'post', action: cartPath(), defaultShouldRevalidate: false },
      )
    const timer = setTimeout(ask, debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [lines, city, code, submit])

  useEffect(() => {
    if (response?.outcome === 'checked') storedQuote.change((quote) => withQuote(quote, response.quote))
  }, [response])
  return null
}
