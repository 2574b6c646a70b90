import type { CodeRefusal } from '#domain/discounts/discount-code.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { storedValue } from '#web/ui/browser-storage.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { type Cart, totalsOfCart } from './cart.ts'

/**
 * The totals of a cart as the server told them, for the city that was typed, with the discount code that was applied.
 */
export interface CartQuote {
  readonly city: string
  readonly totals: Totals
  readonly code?: string
  /** Why the code takes nothing off now. */
  readonly codeRefusal?: CodeRefusal
}

/** The last quote in this tab; undefined before the server was asked for one. */
export const storedQuote = storedValue<CartQuote | undefined>({
  key: 'hirfa.quote',
  empty: undefined,
  // Should it be damaged, it fits no cart; the server compares the total in any case.
  parse: (stored) => (stored as CartQuote | null) ?? undefined,
  format: (quote) => quote ?? null,
  lifetime: 'tab',
})

/** Keeps a quote that was asked for with another code than the one that is applied now. */
export function withQuote(quote: CartQuote | undefined, answer: CartQuote): CartQuote {
  return quote && quote.code !== answer.code ? quote : answer
}

/**
 * Returns the totals of a cart: those of the server while they fit it, otherwise with the delivery fee for any place.
 */
export function useCartTotals(cart: Cart): Totals {
  const quoted = storedQuote.use()?.totals
  const totals = totalsOfCart(cart, useSaleTerms())
  return quoted?.subtotal === totals.subtotal ? quoted : totals
}
