import { useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { normalizeCode } from '#domain/discounts/discount-code.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { maxOrderLines } from '#domain/orders/order.ts'
import { maxCityLength } from '#domain/text-lengths.ts'
import { cartMessages as texts } from '#page-messages/cart.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { checkoutPath, shopPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { storedPendingOrder } from '#web/storefront/checkout/pending-order-storage.ts'
import { BottomBar } from '#web/storefront/components/bottom-bar.tsx'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { LazyRecentlySeen } from '#web/storefront/recently-seen/lazy-recently-seen.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import type { Route } from './+types/cart-page'
import { type Cart, countPieces, lineKey, subtotalOf } from './cart.ts'
import { checkFromQuote, formerPrice, lineIssuesIn, type SeenPrices, withNewlySeen } from './cart-check.ts'
import type { CartCheckResult } from './cart-check-result.ts'
import { cityField, codeField } from './cart-fields.ts'
import { readCartForm } from './cart-form.ts'
import { CartLines } from './cart-lines.tsx'
import { storedCart } from './cart-storage.ts'
import { EmptyCart } from './empty-cart.tsx'
import { useCartTotals } from './quote-storage.ts'
import { TotalsList } from './totals-list.tsx'
import { useCartCheck } from './use-cart-check.ts'

/** Checks a cart against the catalog. Nothing is stored: the cart stays in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const lines = readCartForm(form)
  if (!lines) return data<CartCheckResult>({ outcome: 'unreadable' }, { status: 422 })
  const city = textIn(form, cityField).slice(0, maxCityLength)
  const code = normalizeCode(textIn(form, codeField)) || undefined
  const quote = await quoteLines(marketplaceIn(context), lines, { governorate: findGovernorate(city), code })
  return data<CartCheckResult>({
    outcome: 'checked',
    check: checkFromQuote(lines, quote),
    quote: {
      ...{ city, totals: quote.totals },
      ...(code !== undefined && { code }),
      ...(quote.codeRefusal && { codeRefusal: quote.codeRefusal }),
    },
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

export default function CartPage() {
  const isHydrated = useIsHydratedDeferred()
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={texts.title} description={texts.description} isUnlisted />
      <h1 className="text-3xl sm:text-5xl">{texts.heading}</h1>
      {isHydrated ? <CartContent /> : <LoadingPlaceholder storageKey="hirfa.cart" empty={<EmptyCart />} />}
    </div>
  )
}

function CartContent() {
  const cart = storedCart.use()
  const { check, isUnreachable } = useCartCheck(cart)
  const seen = useSeenPrices()
  const { isSubmissionUnconfirmed } = storedPendingOrder.use()
  const issues = lineIssuesIn(cart, check)
  const hasChanged = issues.size > 0 || cart.some((line) => formerPrice(line, seen) !== undefined)
  return (
    <>
      <CartNotices hasIssues={issues.size > 0} {...{ hasChanged, isUnreachable, isSubmissionUnconfirmed }} />
      <div className="mt-4 gap-10 has-[>ul:empty]:hidden sm:mt-6 lg:grid lg:grid-cols-[1fr_22rem]">
        <CartLines {...{ cart, check, issues, seen }} />
        {cart.length > 0 && <CartSummary cart={cart} hasIssues={issues.size > 0} />}
      </div>
      <CartChange cart={cart} />
      {cart.length === 0 && (
        <>
          <EmptyCart />
          <LazyRecentlySeen isInColumn />
        </>
      )}
    </>
  )
}

interface CartNoticesProps {
  readonly hasChanged: boolean
  readonly hasIssues: boolean
  readonly isUnreachable: boolean
  readonly isSubmissionUnconfirmed: boolean
}

function CartNotices({ hasChanged, hasIssues, isUnreachable, isSubmissionUnconfirmed }: CartNoticesProps) {
  return (
    <LiveRegion className="space-y-3 not-empty:mt-4 sm:not-empty:mt-6">
      {isSubmissionUnconfirmed && (
        <Notice tone="info" isStatic>
          {texts.unanswered}{' '}
          <PageLink to={checkoutPath()} className="font-semibold underline underline-offset-4">
            {texts.unansweredLink}
          </PageLink>
        </Notice>
      )}
      {isUnreachable && (
        // A page from the cache has a notice of its own.
        <Notice tone="info" isStatic className="in-[:has([data-cached-page])]:hidden">
          {texts.unreachable}
        </Notice>
      )}
      {hasChanged && (
        <Notice tone={hasIssues ? 'error' : 'info'} isStatic>
          {texts.changed}
        </Notice>
      )}
    </LiveRegion>
  )
}

/** Keeps the price each line had when it was first shown on this page. */
function useSeenPrices(): SeenPrices {
  const cart = storedCart.use()
  const [seen, setSeen] = useState<SeenPrices>(new Map())
  const known = withNewlySeen(seen, cart)
  if (known !== seen) setSeen(known)
  return known
}

/** Says to screen readers the quantity of the line that has changed or is back, which is shown in its field. */
function CartChange({ cart }: { cart: Cart }) {
  const last = useRef(cart)
  const [text, setText] = useState<string>()
  useEffect(() => {
    const before = new Map(last.current.map((line) => [lineKey(line), line.quantity]))
    const changed = cart.find((line) => before.get(lineKey(line)) !== line.quantity)
    const isRemoval = cart.length < last.current.length
    last.current = cart
    if (changed) setText(texts.quantityNow(changed.name, changed.quantity, formatPrice(subtotalOf(cart))))
    // So that the same text is said again once the line is back.
    else if (isRemoval) setText(undefined)
  }, [cart])
  return <LiveRegion className="sr-only">{text}</LiveRegion>
}

const DeliveryPromise = lazyPart(() =>
  import('#web/storefront/checkout/deferred-parts.ts').then(({ DeliveryPromise }) => ({ default: DeliveryPromise })),
)

const discountCode = lazyModule(() => import('./discount-code.tsx'))

/** The totals of the cart and the link to the checkout, which is disabled with a reason when a line has an issue. */
function CartSummary({ cart, hasIssues }: { cart: Cart; hasIssues: boolean }) {
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
