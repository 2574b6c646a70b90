import { useEffect, useRef } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { discountCodeMessages as codes } from '#page-messages/discount-code.ts'
import { orderRefusalMessages as messages } from '#page-messages/order-refusal.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Cart } from '../cart/cart.ts'
import { lineIssuesIn } from '../cart/cart-check.ts'
import { codeRefusalText } from '../cart/code-refusal-text.ts'
import type { Refusal } from './checkout-response.ts'
import { UnavailableLines } from './unavailable-lines.tsx'
import { WaitingText } from './waiting-text.tsx'

interface RefusalNoticeProps {
  readonly refusal: Refusal
  readonly cart: Cart
  /** While the order has a place in the waiting room. */
  readonly waiting?: {
    /** Whether it is sent again by itself. */
    readonly isSentAgain: boolean
    readonly isSending: boolean
    /** Whether the place was known when the page opened. */
    readonly isRestored: boolean
    /** Whether the last request had no response. */
    readonly isUnanswered: boolean
    readonly stop: () => void
  }
  /** Starts another order, which is sent right after. */
  readonly onSendAsNew: () => void
}

/** Why the order was not placed, beside the button. Takes the focus, which the disabled button has lost. */
export function RefusalNotice({ refusal, cart, ...order }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAdjusted = refusal.outcome === 'unavailable' && lineIssuesIn(cart, refusal.check).size === 0
  // A place that moves on does not take the focus again.
  const cause = refusal.outcome === 'waiting' ? refusal.outcome : refusal
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus, also a repeated one
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea')
    // A place from before comes with a part of the page that loads late, when somebody may be typing.
    if (!order.waiting?.isRestored || !isTyping) box.current?.focus()
  }, [cause, isAdjusted])
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-24 outline-none">
      {isAdjusted ? (
        <Notice tone="info">{messages.adjusted}</Notice>
      ) : (
        <Notice tone={refusal.outcome === 'waiting' ? 'info' : 'error'}>
          <RefusalText {...{ refusal, cart, ...order }} onStop={() => box.current?.focus()} />
        </Notice>
      )}
    </div>
  )
}

interface RefusalTextProps extends RefusalNoticeProps {
  /** The focused button has gone. */
  readonly onStop: () => void
}

function RefusalText({ refusal, cart, waiting, onSendAsNew, onStop }: RefusalTextProps) {
  const shopProfile = useShopProfile()
  switch (refusal.outcome) {
    case 'repriced':
      return (
        <>
          <p className="font-semibold">{messages.repriced(formatPrice(refusal.before), formatPrice(refusal.now))}</p>
          <p className="mt-1">{messages.repricedText}</p>
        </>
      )
    case 'code-refused':
      return (
        <>
          <p className="font-semibold">{codeRefusalText(refusal.refusal)}</p>
          <p className="mt-1">{codes.notOrdered(formatPrice(refusal.totals.total))}</p>
        </>
      )
    case 'unavailable':
      return (
        <>
          <p className="font-semibold">{messages.unavailable}</p>
          <UnavailableLines cart={cart} check={refusal.check} />
          <PageLink to={cartPath()} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
            {messages.toCart}
          </PageLink>
        </>
      )
    case 'waiting':
      if (!waiting) return <p>{messages.waiting.ended}</p>
      if (!waiting.isSentAgain)
        return (
          <WaitingText
            wait={refusal}
            advice={waiting.isSending ? messages.waiting.onItsWay : messages.waiting.stopped}
          />
        )
      return (
        <>
          <WaitingText wait={refusal} advice={messages.waiting.stay} />
          {waiting.isUnanswered && <p className="mt-1">{messages.waiting.unanswered}</p>}
          <Button
            variant="outline"
            className="mt-3 text-sm"
            onClick={() => {
              waiting.stop()
              onStop()
            }}
          >
            {messages.waiting.stop}
          </Button>
        </>
      )
    case 'key-reused':
      return (
        <>
          <p className="font-semibold">{messages.keyReused}</p>
          <p className="mt-1">{messages.keyReusedText(formatPhone(shopProfile.phone).replaceAll(' ', '\u00a0'))}</p>
          {/* Not a submit button: Enter in a field would press it. */}
          <Button
            variant="outline"
            className="mt-3 text-sm"
            onClick={(event) => {
              onSendAsNew()
              event.currentTarget.form?.requestSubmit()
            }}
          >
            {messages.sendAsNew}
          </Button>
        </>
      )
    default:
      return (
        <>
          <p>{messages.refusals[refusal.outcome]}</p>
          <p className="mt-1">{messages.oneOrder}</p>
        </>
      )
  }
}
