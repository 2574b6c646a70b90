import type { Totals } from '#domain/orders/totals.ts'
import { storedValue } from '#web/storefront/browser/browser-storage.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { type Cart, totalsOfCart } from './cart.ts'

/** The totals that the server last told this tab, for the city that was typed; undefined before it was asked. */
export const storedQuote = storedValue<Totals | undefined>({
  key: 'hirfa.quote',
  empty: undefined,
  // Should it be damaged, it fits no cart; the server compares the total in any case.
  parse: (stored) => (stored as Totals | null) ?? undefined,
  format: (totals) => totals ?? null,
  lifetime: 'tab',
})

/** Returns the totals of a cart: those of the server while they fit it, otherwise with the delivery fee for any place. */
export function useCartTotals(cart: Cart): Totals {
  const quoted = storedQuote.use()
  const totals = totalsOfCart(cart, useSaleTerms())
  return quoted?.subtotal === totals.subtotal ? quoted : totals
}
