import { useEffect, useRef } from 'react'
import { formatPrice } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useHouse } from '../../use-house.ts'
import type { Cart } from '../cart/cart.ts'
import { obstaclesIn } from '../cart/cart-check.ts'
import type { Refusal } from './checkout-answer.ts'
import { UnavailableLines } from './unavailable-lines.tsx'

interface RefusalNoticeProps {
  readonly refusal: Refusal
  readonly cart: Cart
  /** From now on the form is another order; it is sent right after. */
  readonly onSendAsNew: () => void
}

/** Why there is no order, beside the button that tries again. Takes the focus, which the resting button had lost. */
export function RefusalNotice({ refusal, cart, onSendAsNew }: RefusalNoticeProps) {
  const checkout = useMessages(checkoutMessages)
  const box = useRef<HTMLDivElement>(null)
  const isAdjusted = refusal.outcome === 'unavailable' && obstaclesIn(cart, refusal.check).size === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is news, the same words again too
  useEffect(() => box.current?.focus(), [refusal, isAdjusted])
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-24 outline-none">
      {isAdjusted ? (
        <Notice tone="info">{checkout.adjusted}</Notice>
      ) : (
        <Notice tone="error">
          <Words {...{ refusal, cart, onSendAsNew }} />
        </Notice>
      )}
    </div>
  )
}

function Words({ refusal, cart, onSendAsNew }: RefusalNoticeProps) {
  const house = useHouse()
  const checkout = useMessages(checkoutMessages)
  switch (refusal.outcome) {
    case 'repriced':
      return (
        <>
          <p className="font-semibold">{checkout.repriced(formatPrice(refusal.before), formatPrice(refusal.now))}</p>
          <p className="mt-1">{checkout.repricedText}</p>
        </>
      )
    case 'unavailable':
      return (
        <>
          <p className="font-semibold">{checkout.unavailable}</p>
          <UnavailableLines cart={cart} check={refusal.check} />
          <PageLink to="/cart" className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
            {checkout.toCart}
          </PageLink>
        </>
      )
    case 'key-reused':
      return (
        <>
          <p className="font-semibold">{checkout.keyReused}</p>
          <p className="mt-1">{checkout.keyReusedText(formatPhone(house.phone).replaceAll(' ', '\u00a0'))}</p>
          {/* No submit button: it would be the one that Enter in a field presses. */}
          <Button
            variant="outline"
            className="mt-3 text-sm"
            onClick={(event) => {
              onSendAsNew()
              event.currentTarget.form?.requestSubmit()
            }}
          >
            {checkout.sendAsNew}
          </Button>
        </>
      )
    default:
      return (
        <>
          <p>{checkout.refusals[refusal.outcome]}</p>
          <p className="mt-1">{checkout.oneOrder}</p>
        </>
      )
  }
}
