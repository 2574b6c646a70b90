import { mostLines } from '#domain/orders/order.ts'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { BottomBar } from '../bottom-bar.tsx'
import { type Cart, countPieces, totalsOfCart } from './cart.ts'
import { TotalsList } from './totals-list.tsx'

/** What the cart comes to, and the way to order it. A line that cannot be had bars it, and says so. */
export function CartSummary({ cart, hasObstacle }: { cart: Cart; hasObstacle: boolean }) {
  const words = useMessages(cartMessages)
  const reason = hasObstacle ? words.blocked : cart.length > mostLines ? words.tooManyLines(mostLines) : undefined
  const { total } = totalsOfCart(cart)
  return (
    <div className="max-lg:contents lg:sticky lg:top-24 lg:self-start lg:rounded-card lg:bg-white lg:p-6 lg:shadow-card">
      <section
        aria-labelledby="cart-summary"
        className="mt-6 max-lg:rounded-card max-lg:bg-white max-lg:p-5 max-lg:shadow-card lg:mt-0"
      >
        <h2 id="cart-summary" className="mb-3 text-2xl">
          {words.summary}
        </h2>
        <TotalsList totals={totalsOfCart(cart)} pieces={countPieces(cart)} />
        {reason && (
          <p id="cart-blocked" role="status" className="mt-4 font-medium text-clay-deep text-sm">
            {reason}
          </p>
        )}
      </section>
      <BottomBar total={total} className="mt-5">
        {reason ? (
          <Button disabled aria-describedby="cart-blocked" className="w-full px-4">
            {words.checkout}
          </Button>
        ) : (
          <PageButton to="/checkout" prefetch="render" className="w-full px-4">
            {words.checkout}
          </PageButton>
        )}
      </BottomBar>
      <p className="mt-3 text-center text-ink-soft text-sm">{words.payLater}</p>
      <PageButton to="/shop" variant="quiet" className="mt-1 w-full">
        {words.continueShopping}
      </PageButton>
    </div>
  )
}
