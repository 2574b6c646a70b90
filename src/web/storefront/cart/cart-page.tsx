import { useState } from 'react'
import { data } from 'react-router'
import { normalizeCode } from '#domain/discounts/discount-code.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { maxCityLength } from '#domain/text-lengths.ts'
import { cartMessages as messages } from '#page-messages/cart.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { checkoutPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { storedPendingOrder } from '#web/storefront/checkout/pending-order-storage.ts'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { LazyRecentlySeen } from '#web/storefront/recently-seen/lazy-recently-seen.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Route } from './+types/cart-page'
import { CartChange } from './cart-change.tsx'
import { checkFromQuote, formerPrice, lineIssuesIn, type SeenPrices, withNewlySeen } from './cart-check.ts'
import type { CartCheckResult } from './cart-check-result.ts'
import { cityField, codeField } from './cart-fields.ts'
import { readCartForm } from './cart-form.ts'
import { CartLines } from './cart-lines.tsx'
import { storedCart } from './cart-storage.ts'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
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
      <PageHead title={messages.title} description={messages.description} isUnlisted />
      <h1 className="text-3xl sm:text-5xl">{messages.heading}</h1>
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
          {messages.unanswered}{' '}
          <PageLink to={checkoutPath()} className="font-semibold underline underline-offset-4">
            {messages.unansweredLink}
          </PageLink>
        </Notice>
      )}
      {isUnreachable && (
        // A page from the cache has a notice of its own.
        <Notice tone="info" isStatic className="in-[:has([data-cached-page])]:hidden">
          {messages.unreachable}
        </Notice>
      )}
      {hasChanged && (
        <Notice tone={hasIssues ? 'error' : 'info'} isStatic>
          {messages.changed}
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
