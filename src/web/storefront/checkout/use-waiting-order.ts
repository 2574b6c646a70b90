import { useEffect, useRef } from 'react'
import type { Millimes } from '#domain/money.ts'
import type { Cart } from '../cart/cart.ts'
import { addOrderTo } from './checkout-fields.ts'
import type { OrderEvent, OrderSending } from './order-sending.ts'
import { storedPendingOrder } from './pending-order-storage.ts'

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
export function useWaitingOrder(
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
