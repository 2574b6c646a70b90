import { useState } from 'react'
import { data } from 'react-router'
import { quoteLines } from '#domain/orders/quote-lines.ts'
import { cartMessages } from '#messages/cart.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { storedAttempt } from '../checkout/attempt-storage.ts'
import { useHasComeAlive } from '../has-come-alive.ts'
import { PageHead } from '../page-head.tsx'
import { WaitingShell } from '../waiting-shell.tsx'
import type { Route } from './+types/cart-page'
import { checkFromQuote, formerPrice, obstaclesIn, type SeenPrices, withNewlySeen } from './cart-check.ts'
import { readCartForm } from './cart-form.ts'
import { CartLines } from './cart-lines.tsx'
import { storedCart } from './cart-storage.ts'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useCartCheck } from './use-cart-check.ts'

/** Says what the catalogue makes of a cart now. Nothing is kept: the cart stays in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const lines = readCartForm(await readForm(request))
  if (!lines) return data({ outcome: 'unreadable' as const }, { status: 422 })
  const quote = await quoteLines(marketplaceIn(context), lines)
  return data({ outcome: 'checked' as const, check: checkFromQuote(lines, quote) })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

export default function CartPage() {
  const cart = useMessages(cartMessages)
  const hasComeAlive = useHasComeAlive()
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={cart.title} description={cart.description} isPrivate />
      <h1 className="text-3xl sm:text-5xl">{cart.heading}</h1>
      {hasComeAlive ? <CartContent /> : <WaitingShell keptUnder="hirfa.cart" empty={<EmptyCart />} />}
    </div>
  )
}

function CartContent() {
  const cart = storedCart.use()
  const { check, isUnreachable } = useCartCheck(cart)
  const seen = useSeenPrices()
  const { isUnanswered } = storedAttempt.use()
  const obstacles = obstaclesIn(cart, check)
  const hasChanged = obstacles.size > 0 || cart.some((line) => formerPrice(line, seen) !== undefined)
  return (
    <>
      <CartNotices hasObstacle={obstacles.size > 0} {...{ hasChanged, isUnreachable, isUnanswered }} />
      <div className="mt-4 gap-10 has-[>ul:empty]:hidden sm:mt-6 lg:grid lg:grid-cols-[1fr_22rem]">
        <CartLines {...{ cart, obstacles, seen }} />
        {cart.length > 0 && <CartSummary cart={cart} hasObstacle={obstacles.size > 0} />}
      </div>
      {cart.length === 0 && <EmptyCart />}
    </>
  )
}

interface CartNoticesProps {
  readonly hasChanged: boolean
  readonly hasObstacle: boolean
  readonly isUnreachable: boolean
  readonly isUnanswered: boolean
}

function CartNotices({ hasChanged, hasObstacle, isUnreachable, isUnanswered }: CartNoticesProps) {
  const cart = useMessages(cartMessages)
  return (
    <div className="mt-4 space-y-3 empty:hidden sm:mt-6">
      {isUnanswered && (
        <Notice tone="info">
          {cart.unanswered}{' '}
          <PageLink to="/checkout" className="font-semibold underline underline-offset-4">
            {cart.unansweredLink}
          </PageLink>
        </Notice>
      )}
      {isUnreachable && <Notice tone="info">{cart.unreachable}</Notice>}
      {hasChanged && <Notice tone={hasObstacle ? 'error' : 'info'}>{cart.changed}</Notice>}
    </div>
  )
}

/** The price each line had when it was first shown here. */
function useSeenPrices(): SeenPrices {
  const cart = storedCart.use()
  const [seen, setSeen] = useState<SeenPrices>(new Map())
  const known = withNewlySeen(seen, cart)
  if (known !== seen) setSeen(known)
  return known
}
