import type { Cart } from '../cart/cart.ts'
import type { Refusal } from './checkout-response.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { OrderAttempt } from './use-place-order.ts'
import { useWaitingOrder } from './use-waiting-order.ts'

interface OrderNoticeProps {
  /** Why the order was not placed. */
  readonly refusal: Refusal | undefined
  readonly attempt: OrderAttempt
  readonly cart: Cart
  /** Starts another order, which is sent right after. */
  readonly onSendAsNew: () => void
}

/** What happened to the order, beside the button. Sends it again while it waits for its turn. */
export function OrderNotice({ refusal, attempt, ...order }: OrderNoticeProps) {
  const waiting = useWaitingOrder(attempt)
  if (waiting.refusal)
    return <RefusalNotice refusal={waiting.refusal} waiting={{ ...waiting, stop: attempt.stop }} {...order} />
  return refusal && isCurrent(refusal, attempt) && <RefusalNotice refusal={refusal} {...order} />
}

/** Whether a refusal still applies: a new total does not once the cart has another, nor a place whose key another tab has used. */
function isCurrent(refusal: Refusal, { order }: OrderAttempt): boolean {
  if (refusal.outcome === 'waiting') return order.key !== undefined
  return refusal.outcome !== 'repriced' || order.total === refusal.now
}
