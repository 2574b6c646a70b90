import { maxOrderLines } from '#domain/orders/order.ts'
import { cartMessages as texts } from '#page-messages/cart.ts'
import { checkoutPath, shopPath } from '#web/paths/storefront-paths.ts'
import { BottomBar } from '#web/storefront/components/bottom-bar.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { type Cart, countPieces } from './cart.ts'
import { useCartTotals } from './quote-storage.ts'
import { TotalsList } from './totals-list.tsx'

const DeliveryPromise = lazyPart(() =>
  import('../checkout/deferred-parts.ts').then(({ DeliveryPromise }) => ({ default: DeliveryPromise })),
)

const discountCode = lazyModule(() => import('./discount-code.tsx'))

/** The totals of the cart and the link to the checkout, which is disabled with a reason when a line has an issue. */
export function CartSummary({ cart, hasIssues }: { cart: Cart; hasIssues: boolean }) {
  const reason = hasIssues ? texts.blocked : cart.length > maxOrderLines ? texts.tooManyLines(maxOrderLines) : undefined
  const totals = useCartTotals(cart)
  const deferred = useLazyModule(discountCode, { isEssential: true })
  return (
    <div className="max-lg:contents lg:sticky lg:top-24 lg:self-start lg:rounded-card lg:bg-white lg:p-6 lg:shadow-card">
      <section
        aria-labelledby="cart-summary"
        className="mt-6 max-lg:rounded-card max-lg:bg-white max-lg:p-5 max-lg:shadow-card lg:mt-0"
      >
        <h2 id="cart-summary" className="mb-3 text-2xl">
          {texts.summary}
        </h2>
        <TotalsList totals={totals} pieces={countPieces(cart)} />
        <div className="min-h-13">{deferred && <deferred.DiscountCode cart={cart} />}</div>
        <LiveRegion className="font-medium text-clay-deep text-sm not-empty:mt-4">
          {reason && <p id="cart-blocked">{reason}</p>}
        </LiveRegion>
      </section>
      <BottomBar total={totals.total} className="mt-5">
        {reason ? (
          <Button disabled aria-describedby="cart-blocked" className="w-full px-4">
            {texts.checkout}
          </Button>
        ) : (
          <PageButton to={checkoutPath()} prefetch="render" className="w-full px-4">
            {texts.checkout}
          </PageButton>
        )}
      </BottomBar>
      {cart.some(({ preparationDays }) => preparationDays) && <DeliveryPromise lines={cart} />}
      <p className="mt-3 text-center text-ink-soft text-sm">{texts.payLater}</p>
      <PageButton to={shopPath()} variant="quiet" className="mt-1 w-full">
        {texts.continueShopping}
      </PageButton>
    </div>
  )
}
