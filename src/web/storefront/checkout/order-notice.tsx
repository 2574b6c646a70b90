import { useEffect, useRef } from 'react'
import { focusRefusal } from '#web/forms/focus-refusal.ts'
import type { Cart } from '../cart/cart.ts'
import { BusyNotice } from './busy-notice.tsx'
import type { CheckoutResponse, Refusal } from './checkout-response.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { OrderAttempt } from './use-place-order.ts'
import { useResentOrder } from './use-resent-order.ts'

interface OrderNoticeProps {
  /** Why the order was not placed. */
  readonly refusal: Refusal | undefined
  readonly attempt: OrderAttempt
  readonly cart: Cart
  /** Called when the page begins to send the order again by itself, and when it ends that. */
  readonly onWait: (isWaiting: boolean) => void
  /** Starts another order, which is sent right after. */
  readonly onSendAsNew: () => void
}

/** What happened to the order, beside the button. Sends it again while the shop is busy. */
export function OrderNotice({ refusal, attempt, onWait, ...order }: OrderNoticeProps) {
  const { isSending, response, stop } = attempt
  const isSentAgain = useResentOrder(attempt)
  useFocusOnWrongField(response)
  useEffect(() => {
    onWait(isSentAgain)
    return () => onWait(false)
  }, [onWait, isSentAgain])
  if (response?.outcome === 'away' && (isSentAgain || isSending))
    return <BusyNotice isSentAgain={isSentAgain} onStop={stop} />
  return refusal && isCurrent(refusal, attempt) && <RefusalNotice refusal={refusal} {...order} />
}

/** The server found what the browser had not. The field is marked a render later. */
function useFocusOnWrongField(response: CheckoutResponse | undefined): void {
  const focused = useRef<CheckoutResponse>(undefined)
  useEffect(() => {
    if (response?.outcome !== 'wrong-fields' || response === focused.current) return
    if (!document.querySelector('main [aria-invalid="true"]')) return
    focused.current = response
    focusRefusal(document.querySelector('main'))
  })
}

/** Whether a refusal still applies: a new total does not once the cart has another. */
function isCurrent(refusal: Refusal, { order }: OrderAttempt): boolean {
  return refusal.outcome !== 'repriced' || order.total === refusal.now
}
