import { checkoutMessages } from '#messages/checkout.ts'
import { useMessages } from '../../text/messages.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { Cart } from '../cart/cart.ts'
import { OrderedLines } from '../cart/ordered-lines.tsx'

/** What is about to be ordered, and the way back to change it. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const checkout = useMessages(checkoutMessages)
  return (
    <section aria-labelledby="your-order" className="rounded-card bg-white p-6 shadow-card">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="your-order" className="text-2xl">
          {checkout.yourOrder}
        </h2>
        <PageLink to="/cart" className="py-2 font-semibold text-door text-sm hover:underline underline-offset-4">
          {checkout.changeCart}
        </PageLink>
      </div>
      <OrderedLines lines={cart} />
    </section>
  )
}
