import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'

/** Where one goes on from a cart with nothing in it. */
export function EmptyCart() {
  const cart = useMessages(cartMessages)
  return (
    <div className="mt-6 rounded-card bg-sand/60 px-6 py-14 text-center">
      <p className="font-display text-2xl">{cart.empty}</p>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">{cart.emptyText}</p>
      <ZelligeBand className="mx-auto my-7 h-3 max-w-48 text-door/40" />
      <div className="flex flex-wrap justify-center gap-3">
        <PageButton to="/shop">{cart.toShop}</PageButton>
        <PageButton to="/profile" variant="outline">
          {cart.toFavourites}
        </PageButton>
      </div>
    </div>
  )
}
