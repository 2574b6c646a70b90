import type { Totals } from '#domain/orders/totals.ts'
import { storedValue } from '#web/storefront/browser/browser-storage.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { type Cart, totalsOfCart } from './cart.ts'

/** The totals of a cart as the server told them, for the city that was typed. */
export interface CartQuote {
  readonly city: string
  readonly totals: Totals
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

/** Returns the totals of a cart: those of the server while they fit it, otherwise with the delivery fee for any place. */
export function useCartTotals(cart: Cart): Totals {
  const quoted = storedQuote.use()?.totals
  const totals = totalsOfCart(cart, useSaleTerms())
  return quoted?.subtotal === totals.subtotal ? quoted : totals
}
