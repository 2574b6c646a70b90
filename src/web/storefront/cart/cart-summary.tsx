import { mostLines } from '#domain/orders/order.ts'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { type Cart, countPieces, totalsOfCart } from './cart.ts'
import { TotalsList } from './totals-list.tsx'

/** What the cart comes to, and the way to order it. A line that cannot be had bars it, and says so. */
export function CartSummary({ cart, hasObstacle }: { cart: Cart; hasObstacle: boolean }) {
  const words = useMessages(cartMessages)
  const reason = hasObstacle ? words.blocked : cart.length > mostLines ? words.tooManyLines(mostLines) : undefined
  return (
    <section
      aria-labelledby="cart-summary"
      className="mt-8 rounded-card bg-white p-6 shadow-card lg:sticky lg:top-24 lg:mt-0 lg:self-start"
    >
      <h2 id="cart-summary" className="mb-4 text-2xl">
        {words.summary}
      </h2>
      <TotalsList totals={totalsOfCart(cart)} pieces={countPieces(cart)} />
      {reason ? (
        <>
          <p id="cart-blocked" role="status" className="mt-5 font-medium text-clay-deep text-sm">
            {reason}
          </p>
          <Button disabled aria-describedby="cart-blocked" className="mt-3 w-full">
            {words.checkout}
          </Button>
        </>
      ) : (
        <PageButton to="/checkout" prefetch="render" className="mt-5 w-full">
          {words.checkout}
        </PageButton>
      )}
      <p className="mt-3 text-center text-ink-soft text-sm">{words.payLater}</p>
      <PageButton to="/shop" variant="quiet" className="mt-1 w-full">
        {words.continueShopping}
      </PageButton>
    </section>
  )
}
