import { useEffect, useRef } from 'react'
import type { Millimes } from '#domain/money.ts'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'
import { unansweredMessages } from '#page-messages/unanswered.ts'
import { focusRefusal } from '#web/forms/focus-refusal.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { addOrderTo } from './checkout-fields.ts'
import type { CheckoutResponse } from './checkout-response.ts'
import { isSentAgain, type OrderEvent, type OrderSending, refusalOf } from './order-sending.ts'
import { clearPendingOrder, storedPendingOrder } from './pending-order-storage.ts'
import { RefusalNotice } from './refusal-notice.tsx'

const { busy } = orderRefusalMessages

interface OrderNoticeProps {
  readonly sending: OrderSending
  readonly cart: Cart
  /** What the cart would cost now. */
  readonly total: Millimes
  readonly dispatch: (event: OrderEvent) => void
}

/** What happened to the order, beside the button. Sends it again while the shop is busy. */
export function OrderNotice({ sending, cart, total, dispatch }: OrderNoticeProps) {
  useWaitingOrder(sending, { cart, total }, dispatch)
  useFocusOnWrongField(sending.phase === 'editing' ? sending.response : undefined)
  if (sending.phase !== 'editing' && sending.attempt.tries > 0)
    return <BusyNotice isSentAgain={isSentAgain(sending)} onStop={() => dispatch({ type: 'edited' })} />
  const refusal = refusalOf(sending)
  // A new total does not apply once the cart has another.
  const isCurrent = refusal?.outcome !== 'repriced' || refusal.now === total
  return refusal && isCurrent && <RefusalNotice refusal={refusal} cart={cart} onSendAsNew={clearPendingOrder} />
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

interface BusyNoticeProps {
  /** Whether the order is sent again by itself. Otherwise it is on its way for the last time. */
  readonly isSentAgain: boolean
  readonly onStop: () => void
}

/** Says that the shop could not take the order at once. Takes the focus once, which the disabled button has lost. */
function BusyNotice({ isSentAgain, onStop }: BusyNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-24 outline-none">
      <Notice tone="info">
        {isSentAgain ? (
          <>
            <p className="font-semibold">{busy.title}</p>
            <p className="mt-1">{busy.stay}</p>
            <Button
              variant="outline"
              className="mt-3 text-sm"
              onClick={() => {
                onStop()
                box.current?.focus()
              }}
            >
              {busy.stop}
            </Button>
          </>
        ) : (
          <p>{busy.onItsWay}</p>
        )}
      </Notice>
    </div>
  )
}

/** Says that the last try to order got no answer, and that another one is safe. */
export function UnansweredNotice() {
  return (
    <Notice tone="info" className="mb-6">
      {unansweredMessages.text}
    </Notice>
  )
}

/** Between the tries, in seconds; the last one repeats. */
const pauses = [5, 10, 20, 40, 60]

const maxWaitingMilliseconds = 10 * 60_000

/** What would be sent now. */
interface LiveOrder {
  readonly cart: Cart
  readonly total: Millimes
}

/**
 * Sends an order again, after growing pauses, that waits until the shop is less busy. Ends its waiting after ten
 * minutes, and where it is not what would be sent now: another tab may have changed the cart, or placed the order.
 */
function useWaitingOrder(
  sending: OrderSending,
  { cart, total }: LiveOrder,
  dispatch: (event: OrderEvent) => void,
): void {
  const { key } = storedPendingOrder.use()
  const attempt = sending.phase === 'waiting' ? sending.attempt : undefined
  const first = useRef<{ readonly form: FormData; readonly at: number }>(undefined)
  const isOtherOrder = attempt !== undefined && !isSameOrder(attempt.form, { cart, total, key })

  useEffect(() => {
    if (!attempt) return
    const { form, tries } = attempt
    if (first.current?.form !== form) first.current = { form, at: Date.now() }
    const end = first.current.at + maxWaitingMilliseconds
    const pause = (pauses[tries - 1] ?? pauses.at(-1) ?? 0) * 1000
    // The time is asked when the timer fires: a phone that slept meanwhile fires it late.
    const sendOrStop = () => dispatch({ type: Date.now() > end ? 'edited' : 'pause-over' })
    const timer = setTimeout(sendOrStop, pause)
    return () => clearTimeout(timer)
  }, [attempt, dispatch])

  useEffect(() => {
    if (isOtherOrder) dispatch({ type: 'edited' })
  }, [isOtherOrder, dispatch])

  useEffect(() => {
    // The browser kept the page while the visitor was elsewhere, and shows it again.
    const onShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'edited' })
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [dispatch])
}

function isSameOrder(form: FormData, { cart, total, key }: LiveOrder & { readonly key: string | undefined }): boolean {
  if (key === undefined) return false
  const now = new FormData()
  addOrderTo(now, { cart, total, key })
  return [...now].every(([name, value]) => form.get(name) === value)
}
